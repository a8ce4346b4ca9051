import { describe, expect, test } from 'vitest';
import type { Moved } from '#intents/intent.ts';
import { leftBehind } from '#intents/interview/leftBehind.ts';
import { movedBy, movedSince } from '#intents/interview/moved.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { NewStep } from '#sync/step.ts';

const at = (day: number, time: string): number => Date.parse(`2026-11-${day}T${time}:00+01:00`);
const dayOf = (ms: number): string => new Date(ms + 3_600_000).toISOString().slice(0, 10);
const event = (id: string, nom: string, debut: number, more: { readonly annule?: boolean } = {}) => ({
  id,
  nom,
  debut,
  fin: debut + 45 * 60_000,
  annule: false,
  ...more,
});
const interview = (id: string, applicantName: string, creneau: number) => ({ id, applicantName, creneau });
const eventMoved: Moved = { entity: 'Planification', id: 'e', from: at(19, '10:30'), to: at(20, '14:00') };
const applicationMoved: Moved = { entity: 'Dossier', id: 'f', from: at(19, '10:30'), to: at(19, '15:00') };
const ines = 'BENSAÏD Inès';

describe('R4.7 the other side of a moved interview', () => {
  const moved = event('e', 'Entretien Inès Bensaid', eventMoved.to);

  test('an event named for an applicant: the application that is still at its hour', () => {
    const applications = [interview('f', ines, at(19, '10:30')), interview('g', 'BENSAÏD Yanis', at(19, '10:30'))];
    expect(leftBehind([eventMoved], { events: [moved], interviews: applications, dayOf })).toMatchObject([
      { entity: 'Dossier', id: 'f', at: at(19, '10:30'), to: at(20, '14:00') },
    ]);
  });

  test('at another hour of that day too, where it is the only one; nothing where several could be it', () => {
    const [early, late] = [interview('f', ines, at(19, '09:00')), interview('g', ines, at(19, '16:00'))];
    expect(leftBehind([eventMoved], { events: [moved], interviews: [early], dayOf })).toMatchObject([
      { id: 'f', at: at(19, '09:00') },
    ]);
    expect(leftBehind([eventMoved], { events: [moved], interviews: [early, late], dayOf })).toEqual([]);
  });

  test('nothing where the application is there already, went along, or the move was taken back', () => {
    const application = interview('f', ines, at(19, '10:30'));
    expect(
      leftBehind([eventMoved], { events: [moved], interviews: [{ ...application, creneau: eventMoved.to }], dayOf }),
    ).toEqual([]);
    expect(
      leftBehind([eventMoved, { ...eventMoved, entity: 'Dossier', id: 'f' }], {
        events: [moved],
        interviews: [application],
        dayOf,
      }),
    ).toEqual([]);
    expect(
      leftBehind([eventMoved], { events: [event('e', moved.nom, eventMoved.from)], interviews: [application], dayOf }),
    ).toEqual([]);
    expect(
      leftBehind([eventMoved], { events: [{ ...moved, annule: true }], interviews: [application], dayOf }),
    ).toEqual([]);
  });

  test('of a moved application the event named for its applicant, which keeps its length', () => {
    const own = event('e', 'Entretien Bensaïd Inès', at(19, '10:30'));
    const other = event('o', 'Entretien Bensaïd Yanis', at(19, '10:30'));
    expect(
      leftBehind([applicationMoved], {
        events: [own, other],
        interviews: [interview('f', ines, applicationMoved.to)],
        dayOf,
      }),
    ).toMatchObject([
      { entity: 'Planification', id: 'e', at: at(19, '10:30'), to: at(19, '15:00'), toEnd: at(19, '15:45') },
    ]);
  });
});

describe('what a change moves', () => {
  const step = (
    entity: 'Planification' | 'Dossier',
    changes: readonly (readonly [field: string, base: string, mine: string])[],
  ): NewStep => ({
    entity,
    target: '7',
    action: 'replace',
    changes: changes.map(([field, base, mine]) => ({ field, base: rawJson(base), mine: rawJson(mine) })),
    body: null,
    base: null,
    provisional: [],
    summary: { key: '', subject: '', values: {} },
  });
  const [from, to] = ['"2026-11-19T10:30:00+01:00"', '"2026-11-19T11:00:00+01:00"'];

  test('the beginning of an event or an interview hour, by whatever gesture; not an end, a name, or an hour where there was none', () => {
    expect(
      movedBy([
        step('Planification', [
          ['Debut', from, to],
          ['Fin', to, to],
        ]),
      ]),
    ).toEqual([{ entity: 'Planification', id: '7', from: at(19, '10:30'), to: at(19, '11:00') }]);
    expect(movedBy([step('Dossier', [['CreneauLibre', from, to]])])).toMatchObject([{ entity: 'Dossier' }]);
    expect(
      movedBy([
        step('Planification', [
          ['Debut', from, from],
          ['Fin', from, to],
        ]),
        step('Planification', [['Nom', '"A"', '"B"']]),
        step('Dossier', [['CreneauLibre', 'null', to]]),
      ]),
    ).toEqual([]);
  });

  test('several moves of one thing count from where it began', () => {
    const again: Moved = { ...eventMoved, from: eventMoved.to, to: at(21, '09:00') };
    expect(movedSince([eventMoved], [again])).toEqual([{ ...again, from: eventMoved.from }]);
    expect(movedSince([], [again])).toEqual([again]);
  });
});
