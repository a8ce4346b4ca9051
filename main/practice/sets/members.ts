import type { MemberKind } from './memberKinds.ts';

/** Several members of one kind, their names parted by spaces. */
export const members = (kind: MemberKind, names: string): Readonly<Record<string, MemberKind>> =>
  Object.fromEntries(names.split(/\s+/u).map((name) => [name, kind]));

/** What every entity has (convention 5). */
export const named: Readonly<Record<string, MemberKind>> = { Id: 'integer', Nom: 'text', Code: 'code' };
