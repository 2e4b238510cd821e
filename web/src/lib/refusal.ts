// Why something did not work, in the page's language. The house says it with a code; its own sentences are for programmers.

import { Refusal } from './api';
import { maybe, t } from './i18n.svelte';

/** The words for a code of docs/protocol.md. */
export const refusedWords = (code: string): string => maybe(`refused-${code}`) ?? t('refused-failed');

/** The words for whatever was thrown; `bad` names the message for a request that cannot be used, where one knows more. */
export function inWords(problem: unknown, bad?: string): string {
  if (!(problem instanceof Refusal)) return problem instanceof Told ? problem.message : t('refused-failed');
  if (problem.code === 'offline') return t('offline');
  return bad && problem.code === 'bad-request' ? t(bad) : refusedWords(problem.code);
}

/** Something that the page itself has found wrong, already in its language. */
export class Told extends Error {}
