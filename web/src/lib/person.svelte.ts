// Who is sitting at this browser. A guest is made when something first needs one.

import { api, Refusal, type Person } from './api';

let person = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | null = null;

export function me(): Person | null {
  return person;
}

/** Asks the house who this is; nobody is made. */
export function whoAmI(): Promise<Person | null> {
  asked ??= api
    .me()
    .then((found) => (person = found))
    .catch((problem) => {
      asked = null;
      if (problem instanceof Refusal && problem.status === 401) return null;
      throw problem;
    });
  return asked;
}

/** The person here, made as a guest if there is none yet. */
export async function someone(): Promise<Person> {
  const known = person ?? (await whoAmI());
  if (known) return known;
  // The house gives guests names that tell them apart.
  person = await api.guest('');
  asked = Promise.resolve(person);
  return person;
}

export function becomes(next: Person | null): void {
  person = next;
  asked = next ? Promise.resolve(next) : null;
}
