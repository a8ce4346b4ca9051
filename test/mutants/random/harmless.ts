/** A mistake after which everything observable is the same, found by what it does to the source. */
export interface Harmless {
  readonly file: string;
  /** The line of the source where it begins, without the spaces around it. */
  readonly line: string;
  readonly was: string;
  readonly now: string;
  readonly why: string;
}

export const harmless: readonly Harmless[] = [
  {
    file: 'renderer/sync/core/attended.ts',
    line: 'if (turn.state.confirmed.size === 0) return;',
    was: 'turn.state.confirmed.size === 0',
    now: 'false',
    why: 'it spares looking for what may leave after every event; of nothing that was confirmed, nothing ends',
  },
  {
    file: 'shared/merge/merge.ts',
    line: "sameValue(description, change.key === undefined ? change.field : '', change[pick], change.theirs);",
    was: 'change.key === undefined',
    now: 'true',
    why: 'only references, instants and dates are compared by their name, and no member that is a list is one of them',
  },
  {
    file: 'renderer/cache/writes/notes.ts',
    line: 'if (found === undefined) return null;',
    was: 'found === undefined',
    now: 'false',
    why: 'no record is no note, and putting aside what is not there does nothing',
  },
  {
    file: 'renderer/cache/pages/dataset.ts',
    line: 'if (before && (this.patches.versionOf(id) ?? this.versions.get(before.page) ?? 0) > version) continue;',
    was: '0',
    now: '1',
    why: 'a row came from a patch or from a page that has a version, and the first version is 1',
  },
  {
    file: 'renderer/sync/rules/attended.ts',
    line: "own ?? (action === 'act' ? undefined : endpointFor(entity, action));",
    was: "action === 'act'",
    now: 'false',
    why: "no endpoint is of the kind 'act', so that none is found; the compiler asks for the distinction",
  },
  {
    file: 'renderer/sync/rules/changes.ts',
    line: 'const newer = second.find((candidate) => sameField(candidate, change));',
    was: 'find',
    now: 'findLast',
    why: 'an edit names a field once',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: 'if (row.ok) roll.came(row.id);',
    was: 'row.ok',
    now: 'true',
    why: 'a row that cannot be read leaves the look-up uncertain, and then it is not asked which rows are missing',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: 'if (!row.ok || !shown || !found) certain = false;',
    was: '!row.ok || !shown',
    now: '!row.ok && !shown',
    why: 'nothing is found in a row that cannot be read or shown; the compiler asks for both',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: 'const value = field === undefined ? undefined : literalOf(body.get(field) ?? rawOf(null));',
    was: 'field === undefined',
    now: 'false',
    why: 'no body has a member without a name, and no value is asked for without a field',
  },
  {
    file: 'shared/merge/decide.ts',
    line: 'const conflict = conflicts.find(({ fields }) => fields.some((field) => isSame(field, change)));',
    was: 'find',
    now: 'findLast',
    why: 'a field belongs to one unit, and a unit has one conflict',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: "const list = rule?.settledBy === 'lookUp' ? endpointNames.find((known) => known === rule.list) : undefined;",
    was: "rule?.settledBy === 'lookUp'",
    now: 'true',
    why: 'a rule of another kind names no list, and the next line asks for its kind',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: "const list = rule?.settledBy === 'lookUp' ? endpointNames.find((known) => known === rule.list) : undefined;",
    was: 'find',
    now: 'findLast',
    why: 'every name is once among the names',
  },
  {
    file: 'main/api/lookup/lookUpCreation.ts',
    line: 'const shown = row.ok ? comparable(() => look.shown(row.text)) : undefined;',
    was: 'row.ok',
    now: 'true',
    why: 'a row that cannot be read has no text, which nothing is read from either',
  },
  {
    file: 'main/api/write/needsConfirmation.ts',
    line: 'sent.has(field) && !(now && sameValue(description, field, sent.get(field) ?? null, now.get(field) ?? null));',
    was: 'sent.get(field) ?? null',
    now: 'sent.get(field)',
    why: 'it has the field, which was asked before',
  },
  {
    file: 'main/api/write/needsConfirmation.ts',
    line: 'if (!list || id === undefined) return undefined;',
    was: '!list || id === undefined',
    now: 'false',
    why: 'only references that were sent are asked for, of entities that have a list; the compiler asks for the rest',
  },
  {
    file: 'main/api/write/needsConfirmation.ts',
    line: 'if (!list || id === undefined) return undefined;',
    was: '!list || id === undefined',
    now: '!list && id === undefined',
    why: 'only references that were sent are asked for, of entities that have a list; the compiler asks for the rest',
  },
  {
    file: 'shared/merge/sameValue.ts',
    line: 'const left = a === null ? null : parseRaw(a);',
    was: 'a === null',
    now: 'false',
    why: 'JSON.parse reads null as « null »; the compiler asks for the distinction',
  },
  {
    file: 'renderer/sync/core/datasets.ts',
    line: "const raw = member === undefined ? undefined : membersOf(body ?? '{}').get(member);",
    was: 'member === undefined',
    now: 'false',
    why: 'no body has a member without a name',
  },
];
