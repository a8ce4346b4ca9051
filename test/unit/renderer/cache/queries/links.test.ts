import { expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { interviewOf, interviewsShown } from '#cache/queries/links.ts';
import { liveOf } from '#cache/queries/live.ts';
import type { Live } from '#cache/queries/live.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

type Row = Readonly<Record<string, unknown>>;

function liveWith(sets: Partial<Record<EntityName, readonly Row[]>>): Live {
  const memory = new Memory();
  for (const [entity, rows] of Object.entries(sets) as [EntityName, readonly Row[]][]) {
    // keys of the record above
    const dataset = new Dataset();
    dataset.apply(
      dataset.place(
        rows.map((row) => {
          const text = rawJson(JSON.stringify(row));
          return { id: String(row['Id']), hash: '', text, bucket: bucketOf(entity, text) };
        }),
      ),
    );
    memory.setDataset(entity, dataset);
  }
  return liveOf({ memory } as never); // of the cache only this is used
}
const at = (day: number, time: string): string => `2026-11-${day}T${time}:00+01:00`;
const event = (Id: number, day: number, time: string, more: Row = {}): Row => ({
  Id,
  Nom: 'BENSAÏD Inès',
  EntiteJuridiqueId: 1,
  TypePlanificationId: 2,
  ReferenceExterne: 'C41-1',
  Debut: at(day, time),
  Fin: at(day, '23:00'),
  ...more,
});
const application = (Id: number, day: number, time: string, Numero = 'C41-1'): Row => ({
  Id,
  CandidatId: 5,
  SessionRecrutementId: 3,
  Numero,
  CreneauLibre: at(day, time),
});
const school = (events: readonly Row[], applications: readonly Row[]): Live =>
  liveWith({
    Candidat: [{ Id: 5, Nom: 'BENSAÏD', Prenoms: 'Inès' }],
    SessionRecrutement: [{ Id: 3, Libelle: 'Bachelor', EntiteJuridiqueId: 1, ProgrammeId: 2 }],
    Programme: [{ Id: 2, EntiteJuridiqueId: 1 }],
    Planification: events,
    Dossier: applications,
  });
const ofApplication = (live: Live): string | undefined => interviewOf(live, 'Dossier', '41')?.event.id;
const shownOn = (live: Live, day: number): readonly string[] =>
  interviewsShown(live, ['1'], {
    from: Date.parse(at(day, '00:00')),
    to: Date.parse(at(day, '23:59')),
  }).map(({ id }) => id);

test('R4.7 an event and an application are one interview by number, on whatever day, from either side', () => {
  for (const day of [19, 25]) {
    const live = school([event(7, 19, '10:30')], [application(41, day, '10:30')]);
    expect(ofApplication(live)).toBe('7');
    expect(interviewOf(live, 'Planification', '7')?.application.id).toBe('41');
  }
});

test('R4.7 none where it is not clear: two applications of one number, two events at one hour, a cancelled one, no number', () => {
  const own = application(41, 19, '10:30');
  for (const [events, applications] of [
    [[event(7, 19, '10:30')], [own, application(42, 19, '11:00')]],
    [[event(7, 19, '10:30'), event(8, 19, '10:30')], [own]],
    [[event(7, 19, '10:30', { Annule: true })], [own]],
    [[event(7, 19, '10:30', { ReferenceExterne: '' })], [own]],
    [[event(7, 19, '10:30', { ReferenceExterne: '' })], [application(41, 19, '10:30', '')]],
  ] as const)
    expect(ofApplication(school(events, applications))).toBeUndefined();
});

test('R4.7 of two events with the number, that at the hour of the application; the other is nobody’s', () => {
  const live = school([event(7, 19, '10:30'), event(8, 19, '15:00')], [application(41, 19, '10:30')]);
  expect(ofApplication(live)).toBe('7');
  expect(interviewOf(live, 'Planification', '8')).toBeNull();
});

test('R4.7 a cancelled event is of its application as long as that has no hour', () => {
  const cancelled = [event(7, 19, '10:30', { Annule: true })];
  const { CreneauLibre: _hour, ...without } = application(41, 19, '10:30');
  expect(interviewOf(school(cancelled, [without]), 'Planification', '7')?.application.id).toBe('41');
  expect(interviewOf(school(cancelled, [application(41, 19, '10:30')]), 'Planification', '7')).toBeNull();
});

test('R4.7 a calendar shows an interview once: on the day of its event, else on that of its application', () => {
  const apart = school([event(7, 20, '10:30')], [application(41, 19, '10:30')]);
  expect([shownOn(apart, 19), shownOn(apart, 20)]).toEqual([[], ['41']]);
  const alone = school([], [application(41, 19, '10:30')]);
  expect([shownOn(alone, 19), shownOn(alone, 20)]).toEqual([['41'], []]);
});
