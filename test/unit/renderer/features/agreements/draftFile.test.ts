import { describe, expect, test } from 'vitest';
import { newDraft } from '#features/agreements/draft/draft.ts';
import { inPlaceOf, mostCharacters, readDraftFile, writeDraft } from '#features/agreements/draft/draftFile.ts';
import type { StageView } from '#features/agreements/draft/stages.ts';
import type { Step } from '#sync/step.ts';

const owner = { baseUrl: 'https://school.example', user: 'c.moreau' };
const draft = newDraft('6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a01', 7, {
  learnerId: '3002',
  learnerName: 'ROBERT Baptiste',
});
const step = {} as Step; // the file names the stage alone
const written = (...stages: readonly StageView[]): string => writeDraft(owner, draft, stages, 9);
const reason = (text: string, of = owner): string | null => {
  const read = readDraftFile(text, of);
  return read.ok ? null : read.reason;
};
/** The file with one member changed. */
const changed = (more: object): string => JSON.stringify({ ...(JSON.parse(written()) as object), ...more }); // as written

describe('an agreement that is saved to a file', () => {
  test('is read as it was written, with the stages that ended', () => {
    const stages: readonly StageView[] = [
      { key: 'agreement', kind: 'agreement', state: { kind: 'done', id: '80', receipt: null } },
      { key: 'company', kind: 'company', state: { kind: 'toDo' } },
    ];
    expect(readDraftFile(written(...stages), owner)).toEqual({ ok: true, draft });
  });

  test('what is no such file, of another version, damaged, or of another user or service is recognised as such', () => {
    for (const text of ['', 'bonjour', '[]', '{"format":"carnet-outbox","version":1}', 'x'.repeat(mostCharacters + 1)])
      expect(reason(text)).toBe('notADraft');
    expect(reason(changed({ version: 2 }))).toBe('anotherVersion');
    expect(reason(written().slice(0, -20))).toBe('damaged');
    expect(reason(changed({ draft: { ...draft, funders: 'aucun' } }))).toBe('damaged');
    expect(reason(changed({ draft: { ...draft, id: '../../autre' } }))).toBe('damaged');
    expect(reason(written(), { ...owner, user: 'd.petit' })).toBe('anotherOwner');
    expect(reason(written(), { ...owner, baseUrl: 'https://other.example' })).toBe('anotherOwner');
    expect(reason(written())).toBeNull();
  });

  test.each(['underway', 'asks'] as const)(
    'I3 is not taken in while a stage is %s on the workstation that wrote it: it could be created twice',
    (kind) => {
      expect(reason(written({ key: 'company', kind: 'company', state: { kind, step } }))).toBe('underWay');
    },
  );

  test('I3 in place of the same draft here, what is known here of ended stages stays known', () => {
    const here = { ...draft, learnerName: 'avant', outcomes: { agreement: '80', company: '12' } };
    expect(inPlaceOf(here, { ...draft, outcomes: { agreement: '81', mail: '5' } })).toEqual({
      ...draft,
      outcomes: { agreement: '80', company: '12', mail: '5' },
    });
  });
});
