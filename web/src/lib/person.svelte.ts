// Who is sitting at this browser. A guest is made when something first needs one.

import { api, Refusal, type Person } from './api';

let person = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | null = null;

export function me(): Person | null {
  return person;
}

/** Somebody whom only this page knows; the server may be there by now. */
const passing = () => person?.id.startsWith('here-');

function is(found: Person): Person {
  // Whom the server knew here last sits here without it, too.
  if (!api.away()) localStorage.setItem('kavarna.me', JSON.stringify(found));
  return (person = found);
}

/** Asks the house who this is; nobody is made. */
export function whoAmI(): Promise<Person | null> {
  if (passing()) asked = null;
  asked ??= api
    .me()
    .then(is)
    .catch((problem) => {
      asked = null;
      if (problem instanceof Refusal && problem.status === 401) return (person = null);
      throw problem;
    });
  return asked;
}

/** The person here, made as a guest if there is none yet. */
export async function someone(): Promise<Person> {
  const known = passing() ? await whoAmI() : (person ?? (await whoAmI()));
  if (known) return known;
  // The house gives guests names that tell them apart.
  const made = is(await api.guest(''));
  asked = Promise.resolve(made);
  return made;
}

export function becomes(next: Person | null): void {
  person = next;
  if (!next) localStorage.removeItem('kavarna.me');
  asked = next ? Promise.resolve(next) : null;
}
