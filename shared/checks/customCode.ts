import { fold } from '../text/fold.ts';

/** Letters and digits, with `_`, `.` and `-` between them; a service's own Code is taken as it is (R2.9). */
const codeForm = /^[\p{L}\p{N}](?:[\p{L}\p{N}_.-]{0,98}[\p{L}\p{N}])?$/u;

export type CodeProblem = 'customCode' | 'sameCode';

/** The Code among these that a service may hold to be the same: it may ignore case and accents (R5.3). */
export const sameCode = (code: string, codes: Iterable<string>): string | undefined =>
  [...codes].find((each) => fold(each) === fold(code));

/** Whether a Code that is not among these would be taken for one of them. */
export const isNearly = (code: string, codes: readonly string[]): boolean =>
  !codes.includes(code) && sameCode(code, codes) !== undefined;

/** What is wrong with a new Code; null when nothing is. `codes`: those that are there, of this file or of any other. */
export function problemOfCode(code: string, codes: Iterable<string>): CodeProblem | null {
  if (!codeForm.test(code)) return 'customCode';
  return sameCode(code, codes) === undefined ? null : 'sameCode';
}
