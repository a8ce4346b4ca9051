import { describe, expect, it } from 'vitest';
import { differencesWith } from '#main/tools/practice/differences.ts';
import { checkRow } from '#main/tools/practice/operations/complete.ts';
import { allWeeks } from '#main/tools/practice/sample/days.ts';
import { sampleProposal, sampleStore } from '#main/tools/practice/sample/index.ts';
import { returningCount } from '#main/tools/practice/sample/learners.ts';
import { fileStates } from '#main/tools/practice/sample/school.ts';
import type { World } from '#main/tools/practice/sets/servedSet.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { dayFields } from '#stores/interviewDay.ts';
import { today } from './client.ts';

const store = sampleStore({ seed: 1, today, ownMembers: 'yes' });
const worldOf = (from: typeof store, day: string): World => ({
  store: from,
  now: Date.parse(`${day}T10:00:00Z`),
  differences: differencesWith(),
});
const worldIn = (name: EntityName, from: typeof store, day: string): World =>
  worldOf(contextOf(name) === 'plain' ? from : from.selection, day);
type Row = Readonly<Record<string, unknown>>;
// rows are objects
const storedOf = (name: EntityName, from = store) =>
  (contextOf(name) === 'plain' ? from : from.selection).rows(setOf(name));
const rowsOf = (name: EntityName, from = store): Row[] =>
  [...storedOf(name, from)].map((row) => parseRaw(row.text) as Row);
const textsOf = (from: typeof store): string[] =>
  entityNames.flatMap((name) => [...storedOf(name, from)].map((row) => row.text));
const day = (value: unknown): string => String(value).slice(0, 10);
const time = (value: unknown): string => String(value).slice(11, 16);
const events = rowsOf('Planification');
const files = rowsOf('Dossier');
const thisWeek = new Set(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']);
const campusIds = [101, 102, 103];
const campusOfAdmissionPath = new Map(
  rowsOf('SessionRecrutement').map((path) => [
    path['Id'],
    store.row('Programme', String(path['ProgrammeId']))?.members.get('EntiteJuridiqueId'),
  ]),
);

/** Interviews whose teacher is elsewhere at the same time. */
const clashing = (): Row[] => {
  const staffed = events.filter((event) => event['Enseignants'] !== '');
  const at = (event: Row, member: string): number => Date.parse(String(event[member]));
  const spans = staffed.map((event) => ({ event, from: at(event, 'Debut'), to: at(event, 'Fin') }));
  const ofTeacher = Map.groupBy(spans, ({ event }) => event['Enseignants']);
  const found = [...ofTeacher.values()].flatMap((theirs) =>
    theirs
      .filter((one) => theirs.some((other) => other !== one && one.from < other.to && other.from < one.to))
      .map(({ event }) => event),
  );
  const interviews = found.filter((event) => String(event['TypePlanificationId']) === '31');
  expect(found).toHaveLength(2 * interviews.length);
  return interviews;
};

/**
 * What the service says of rows that break its rules. Directory's required members are those of its creation, not of
 * its rows.
 */
const refused = (of: typeof store, date: string): readonly unknown[] =>
  entityNames
    .filter((name) => name !== 'Directory')
    .flatMap((name) => {
      const [set, world] = [setOf(name), worldIn(name, of, date)];
      return [...storedOf(name, of)].flatMap((row) => {
        try {
          checkRow(set, row.members, world);
          return [];
        } catch (error) {
          return [{ name, row: row.text, error }];
        }
      });
    });

describe('practice service: the sample campus', () => {
  it('is the same for the same seed and day, text for text, and another for another', () => {
    // With all weeks named it is another order, and made again.
    expect(textsOf(sampleStore({ seed: 1, today, ownMembers: 'yes', weeks: allWeeks }))).toEqual(textsOf(store));
    expect(textsOf(sampleStore({ seed: 2, today, ownMembers: 'yes' }))).not.toEqual(textsOf(store));
    expect(textsOf(sampleStore({ seed: 1, today: '2026-11-20', ownMembers: 'yes' }))).not.toEqual(textsOf(store));
  });

  it('is not changed by what a service did with the same one before', () => {
    const options = { seed: 3, today };
    const [before, first] = [textsOf(sampleStore(options)), sampleStore(options)];
    const [applicant] = first.rows('Candidat');
    if (applicant === undefined) throw new Error('the sample has no applicant');
    first.remove('Candidat', applicant.id);
    const created = first.nextId('Candidat');
    first.put('Candidat', new Map([...applicant.members, ['Id', rawJson(created)]]));
    const next = sampleStore(options);
    expect(textsOf(next)).toEqual(before);
    expect([next.version < first.version, next.nextId('Candidat')]).toEqual([true, created]);
  });

  it('R3.1 has learners who apply for the next year: both rows have the same Id and Individu, and the file of the year before was accepted', () => {
    const applicants = new Map(rowsOf('Candidat').map((row) => [row['Id'], row]));
    const both = rowsOf('Apprenant').filter((row) => applicants.has(row['Id']));
    expect(both).toHaveLength(returningCount);
    for (const learner of both) {
      const { Id, Nom, IndividuId, MailId } = learner;
      expect(applicants.get(Id)).toMatchObject({ Nom, IndividuId, MailId });
      const own = files.filter((file) => file['CandidatId'] === Id);
      expect(own).toHaveLength(2);
      expect(
        own.filter((file) => file['EtatCandidatureId'] === fileStates.admitted.id && file['DecisionId'] === 1),
      ).not.toEqual([]);
      expect(rowsOf('InscriptionSequence').filter((row) => row['ApprenantId'] === Id)).toHaveLength(2);
    }
  });

  it('proposes custom fields that every file has, and names for every decision of its files', () => {
    const { fieldMapping, idLabels } = sampleProposal;
    expect(Object.keys(fieldMapping).sort()).toEqual([...dayFields].sort());
    for (const code of Object.values(fieldMapping))
      expect([...store.rows('Dossier')].every(({ text }) => text.includes(`"Code":"${code}"`))).toBe(true);
    const decided = new Set(files.map((file) => Number(file['DecisionId'])).filter((id) => id > 0));
    expect(new Set([...decided].map((id) => idLabels['Decision']?.[String(id)]))).toEqual(
      new Set(['Admis', 'Liste d’attente', 'Refusé']),
    );
    expect(
      rowsOf('Candidat').every(
        (row) => idLabels['CanalAcquisition']?.[String(row['CanalAcquisitionId'])] !== undefined,
      ),
    ).toBe(true);
  });

  it('every row obeys the rules the service holds its callers to, and the shapes of shared/entities', () => {
    expect(refused(store, today)).toEqual([]);
    const misshapen = entityNames.flatMap((name) => {
      const { schema } = describeEntity(name);
      return [...storedOf(name)].flatMap((row) => schema.safeParse(parseRaw(row.text)).error ?? []);
    });
    expect(misshapen).toEqual([]);
  });

  it('has each teacher at one place at a time, but for three clashes a campus in this week and the next', () => {
    const clashes = clashing();
    for (const campus of campusIds) {
      const days = clashes
        .filter((event) => Number(event['EntiteJuridiqueId']) === campus)
        .map((event) => day(event['Debut']));
      expect(days.filter((date) => thisWeek.has(date))).toHaveLength(2);
      expect(days.filter((date) => date >= '2026-11-23' && date <= '2026-11-27')).toHaveLength(1);
    }
    expect(clashes).toHaveLength(3 * campusIds.length);
  });

  it('R4.7 every interview of a file is in the calendar of its campus, under the applicant’s name', () => {
    const planned = new Set(
      events.map((event) => [event['EntiteJuridiqueId'], event['Debut'], event['Nom']].join(' ')),
    );
    for (const file of files.filter((each) => each['CreneauLibre'] !== null)) {
      const applicant = store.row('Candidat', String(file['CandidatId']));
      const name = `${String(parseRaw(applicant?.members.get('Nom') ?? ''))} ${String(parseRaw(applicant?.members.get('Prenoms') ?? ''))}`;
      expect(planned).toContain(
        [campusOfAdmissionPath.get(file['SessionRecrutementId']), file['CreneauLibre'], name].join(' '),
      );
    }
  });

  it('R4.7 expects two in Lyon today without a number: one has a file without an hour, one has no file', () => {
    const alone = events.filter(
      (event) =>
        day(event['Debut']) === today &&
        event['EntiteJuridiqueId'] === 101 &&
        event['TypePlanificationId'] === 31 &&
        event['ReferenceExterne'] === '',
    );
    const freeFiles = alone.map(({ Nom }) =>
      files.filter(
        (file) =>
          String(file['Nom']).startsWith(`${String(Nom)} - `) &&
          campusOfAdmissionPath.get(file['SessionRecrutementId']) === '101' &&
          !events.some((event) => event['ReferenceExterne'] === file['Numero']),
      ),
    );
    expect(freeFiles.map(({ length }) => length)).toEqual([0, 1]);
    expect(freeFiles[1]?.[0]).toMatchObject({ CreneauLibre: null });
  });

  it('opens on known names in Lyon today', () => {
    const lyon = files.filter(
      (file) =>
        day(file['CreneauLibre']) === today && campusOfAdmissionPath.get(file['SessionRecrutementId']) === '101',
    );
    expect(lyon.map((file) => `${time(file['CreneauLibre'])} ${String(file['Nom'])}`).slice(0, 3)).toEqual([
      '08:30 CHEVALIER Maëlle - BTS MCO, rentrée 2027',
      '09:15 LE GOFF Yann - BTS SIO, rentrée 2027',
      '10:30 BENSAÏD Inès - Bachelor Communication, rentrée 2027',
    ]);
  });

  it('R2.2 carries unknown members that no double can hold', () => {
    for (const name of ['Planification', 'Dossier'] as const) {
      const tokens = [...store.rows(name)].flatMap((row) => row.members.get('JetonExterne') ?? []);
      expect(tokens.length).toBeGreaterThan(50);
      for (const token of tokens) expect(String(BigInt(Number(token)))).not.toBe(token);
    }
  });

  it.each(['2026-03-29', '2028-02-29'])('holds on %s too, weekends with interviews of their own', (date) => {
    const other = sampleStore({ seed: 7, today: date });
    const interviews = rowsOf('Dossier', other).filter((file) => day(file['CreneauLibre']) === date);
    expect(interviews.length).toBeGreaterThanOrEqual(24);
    expect(rowsOf('Dossier', other)).toHaveLength(300);
    expect(refused(other, date)).toEqual([]);
  });
});
