import { describe, expect, it } from 'vitest';
import { draftOf, draftOfEvent, problemsOf, spanOf, withStart } from '../../../../../../renderer/features/calendar/form/draft.ts';
import { creation, edits } from '../../../../../../renderer/features/calendar/form/intents.ts';
import { createFormat } from '../../../../../../renderer/ui/format/format.ts';
import { at, eventView, zone } from '../fixtures.ts';

const format = createFormat('fr', zone);
const slot = { debut: at(19, '10:00'), fin: at(19, '11:00') };
const draft = draftOf(slot, format, { nom: 'Jury', typeId: '3' });
const needed = { nameNeeded: true };

describe('a draft', () => {
  it('is whole when it has a name, a type and times in order', () => {
    expect(problemsOf(draft, format, needed)).toEqual({});
    expect(spanOf(draft, format)).toEqual(slot);
  });

  it('says in its own words what is missing', () => {
    expect(problemsOf({ ...draft, nom: ' ', typeId: null, day: '', start: '', end: '' }, format, needed)).toEqual({
      nom: 'nameMissing',
      typeId: 'typeMissing',
      day: 'dayMissing',
      start: 'timeMissing',
      end: 'timeMissing',
    });
  });

  it.each(['cours', '0', '-3', '3.5'])('R3.4 a typed type is a number, not %s', (typeId) => {
    expect(problemsOf({ ...draft, typeId }, format, needed)).toEqual({ typeId: 'typeMissing' });
  });

  it('must end after it starts', () => {
    expect(problemsOf({ ...draft, end: '10:00' }, format, needed)).toEqual({ end: 'endBeforeStart' });
    expect(problemsOf({ ...draft, end: '09:00' }, format, needed)).toEqual({ end: 'endBeforeStart' });
  });

  it('may end at midnight, or on a later day', () => {
    expect(spanOf({ ...draft, end: '00:00' }, format)).toEqual({ debut: at(19, '10:00'), fin: at(20, '00:00') });
    const night = { debut: at(19, '22:00'), fin: at(20, '07:00') };
    expect(draftOf(night, format).endDay).toBe('2026-11-20');
    expect(spanOf(draftOf(night, format), format)).toEqual(night);
    expect(draftOf({ debut: at(19, '22:00'), fin: at(20, '00:00') }, format).endDay).toBeNull();
  });

  it('keeps its length when its start changes', () => {
    expect(withStart(draft, '14:30', format)).toMatchObject({ start: '14:30', end: '15:30', nom: 'Jury', typeId: '3' });
    expect(withStart({ ...draft, end: '' }, '14:30', format)).toMatchObject({ start: '14:30', end: '' });
  });
});

describe('the intents of a form', () => {
  it('R2.4 carry instants with the school’s offset, never Z', () => {
    expect(creation('2', [draft], format)).toEqual({
      kind: 'event.create',
      linked: false,
      events: [{ campusId: '2', typeId: '3', nom: 'Jury', debut: '2026-11-19T10:00:00+01:00', fin: '2026-11-19T11:00:00+01:00' }],
    });
  });

  it('R2.10 tie two events together', () => {
    const second = { ...draft, day: '2026-11-20', enseignants: 'MOREL' };
    expect(creation('2', [draft, second], format)).toMatchObject({
      linked: true,
      events: [{ nom: 'Jury' }, { debut: '2026-11-20T10:00:00+01:00', enseignants: 'MOREL' }],
    });
  });

  it('are none while something is missing', () => {
    expect(creation('2', [draft, { ...draft, end: '' }], format)).toBeNull();
  });

  it('say only what was changed', () => {
    const event = eventView('7', 19, ['10:00', '11:00'], 'Jury', { type: 'Jury' });
    const same = draftOfEvent(event, format);
    expect(edits(event, same, format)).toEqual([]);
    expect(edits(event, { ...same, nom: ' Jury ' }, format)).toEqual([]);
    expect(edits(event, { ...same, nom: 'Jury BTS', end: '12:00' }, format)).toEqual([
      { kind: 'event.reschedule', id: '7', debut: '2026-11-19T10:00:00+01:00', fin: '2026-11-19T12:00:00+01:00' },
      { kind: 'event.edit', id: '7', nom: 'Jury BTS' },
    ]);
  });
});
