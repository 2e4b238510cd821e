// Whom the person here knows: friends, and those who are not to be heard.

import { api } from './api';
import { whoAmI } from './person.svelte';
import type { Acquaintance } from './protocol';

let known = $state.raw<Acquaintance[]>([]);

/** Friends and others, as far as they have been asked for. */
export const ties = (): Acquaintance[] => known;

/** Asks the house anew; nobody is made a guest for that. */
export async function lookTies(): Promise<void> {
  const person = await whoAmI().catch(() => null);
  known = person ? await api.ties().catch(() => []) : [];
}

/** Whether somebody of this name is not to be heard. Nobody else at the house bears it. */
export const isMuted = (name: string): boolean => known.some((other) => other.name === name && other.tie !== 'friend');
