import { describe, expect, it } from 'vitest';
import {
  draftOf,
  draftOfEvent,
  fieldsOf,
  noFields,
  problemsOf,
  spanOf,
  withStart,
} from '#features/calendar/form/draft.ts';
import { creation, edit, withApplication } from '#features/calendar/form/intents.ts';
import { draftText, readDrafts, readEdit } from '#features/calendar/form/keptDraft.ts';
import { differing, textsOf, typedOver } from '#features/calendar/form/texts.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { createFormat } from '#ui/format/format.ts';
import { at, eventView, zone } from '../fixtures.ts';

const format = createFormat('fr', zone);
const slot = { debut: at(19, '10:00'), fin: at(19, '11:00') };
const draft = draftOf(slot, format, { nom: 'Jury', typeId: '3' });
const needed = { nameNeeded: true };

describe('a draft', () => {
  it('is complete when it has a name, a type and times in order', () => {
    expect(problemsOf(draft, format, needed)).toEqual({});
    expect(spanOf(draft, format)).toEqual(slot);
  });

  it('names what is missing in its own words', () => {
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
  it('carry instants as moments, whose offset is the school’s once they are sent (R2.4)', () => {
    expect(creation('2', [draft], format)).toEqual({
      kind: 'create',
      rows: [
        {
          entity: 'Planification',
          members: {
            EntiteJuridiqueId: '2',
            TypePlanificationId: '3',
            Nom: 'Jury',
            Debut: Date.parse('2026-11-19T10:00:00+01:00'),
            Fin: Date.parse('2026-11-19T11:00:00+01:00'),
          },
        },
      ],
    });
  });

  it('R2.10 link two events', () => {
    const second = { ...draft, day: '2026-11-20', enseignants: 'MOREL' };
    expect(creation('2', [draft, second], format)).toMatchObject({
      rows: [
        { group: 'new', members: { Nom: 'Jury' } },
        { group: 'new', members: { Debut: Date.parse('2026-11-20T10:00:00+01:00'), Enseignants: 'MOREL' } },
      ],
    });
  });

  it('are none while something is missing', () => {
    expect(creation('2', [draft, { ...draft, end: '' }], format)).toBeNull();
  });

  it('contain only what was changed, as one change', () => {
    const event = eventView('7', 19, ['10:00', '11:00'], 'Jury', { type: 'Jury' });
    const fields = { ...noFields, ProgrammeId: '12' };
    const same = draftOfEvent(event, fields, format);
    expect(edit(event, fields, same, format)).toBeNull();
    expect(edit(event, fields, { ...same, nom: ' Jury ' }, format)).toBeNull();
    expect(
      edit(
        event,
        fields,
        { ...same, nom: 'Jury BTS', end: '12:00', annule: true, fields: { ...fields, ProgrammeId: '', Code: 'J1' } },
        format,
      ),
    ).toEqual({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '7',
          members: {
            Debut: Date.parse('2026-11-19T10:00:00+01:00'),
            Fin: Date.parse('2026-11-19T12:00:00+01:00'),
            Nom: 'Jury BTS',
            Code: 'J1',
            ProgrammeId: '',
            Annule: 'true',
          },
        },
      ],
    });
  });

  it('of a new event contain what was typed in the other fields', () => {
    const written = { ...draft, fields: { ...noFields, ProgrammeId: '12', Code: ' J1 ' } };
    expect(creation('2', [written], format)).toMatchObject({
      rows: [{ members: { EntiteJuridiqueId: '2', Code: 'J1', ProgrammeId: '12' } }],
    });
  });
});

describe('R4.7 an interview for an application that the user chose', () => {
  const application = { id: '31', numero: 'C31' };
  const two = creation('2', [draft, draft], format);
  if (!two) throw new Error('not complete');

  it('has its number from the start, and gives it the hour, as one change; of several, the first', () => {
    const made = withApplication(two, application, 1);
    expect(made.rows.map((row) => row.members)).toMatchObject([{ ReferenceExterne: 'C31' }, {}]);
    expect(made.rows[1]?.members).not.toHaveProperty('ReferenceExterne');
    expect(made.edits).toEqual([{ entity: 'Dossier', id: '31', members: { CreneauLibre: 1 } }]);
  });

  it('that is a second one leaves the hour as it is', () => {
    const made = withApplication(two, application, null);
    expect(made.rows[0]?.members).toMatchObject({ ReferenceExterne: 'C31' });
    expect(made.edits).toBeUndefined();
  });
});

describe('the other fields of a row', () => {
  it('are read as the user types them (R2.3, R2.10, R5.4, R5.8)', () => {
    const row = rawJson(
      '{"Code":null,"ProgrammeId":9007199254740993,"SequenceId":0,"ReferenceMultiple":0,"ReferenceExterne":"0"}',
    );
    expect(fieldsOf(row)).toEqual({ ...noFields, ProgrammeId: '9007199254740993', ReferenceExterne: '0' });
    expect(fieldsOf(rawJson('{"ReferenceMultiple":"g-1"}')).ReferenceMultiple).toBe('g-1');
    expect(fieldsOf(rawJson('{"ReferenceMultiple":420}')).ReferenceMultiple).toBe('420');
  });

  it('that are references hold an id of the service, or nothing', () => {
    expect(problemsOf({ ...draft, fields: { ...noFields, SequenceId: 'douze' } }, format, needed)).toEqual({
      SequenceId: 'notAReference',
    });
  });
});

describe('a saved draft', () => {
  it('is read back unchanged, with the linked one', () => {
    const second = { ...draft, day: '2026-11-20' };
    expect(readDrafts(draftText([draft, second]))).toEqual([draft, second]);
    const { application: _since, ...before } = draft;
    expect(readDrafts(JSON.stringify([before])), 'of a Carnet without applications').toEqual([draft]);
    expect(readDrafts(null)).toBeNull();
  });

  it('I12 has the row of its application as it was shown', () => {
    const application = {
      id: '31',
      numero: 'C31',
      applicantName: 'DUPONT Jean',
      creneau: Date.UTC(2026, 10, 24, 8),
      row: rawJson('{"Id":31,"CreneauLibre":"2026-11-24T09:00:00+01:00"}'),
    };
    expect(readDrafts(draftText([{ ...draft, application }]))?.[0].application).toEqual(application);
  });

  it('of a form that had fewer members is read, and has them empty (I1)', () => {
    const { Code: _since, ...before } = draft.fields;
    expect(readDrafts(JSON.stringify([{ ...draft, nom: 'Jury', fields: before }]))).toEqual([
      { ...draft, nom: 'Jury' },
    ]);
  });

  it('of another form is ignored', () => {
    expect(readDrafts('[{"nom":"Jury"}]')).toBeNull();
  });
});

describe('what was typed of a known event', () => {
  const typed = { ...draft, nom: 'Jury blanc', end: '12:30', realise: true };

  it('is all of a unit where one of it was typed (R2.9), and the rest follows what is shown (I12)', () => {
    const texts = differing(typed, draft);
    expect(texts).toEqual({
      nom: 'Jury blanc',
      day: '2026-11-19',
      start: '10:00',
      endDay: '',
      end: '12:30',
      realise: 'true',
    });
    expect(typedOver({ ...draft, enseignants: 'Petit', day: '2026-11-20' }, texts)).toEqual({
      ...typed,
      enseignants: 'Petit',
    });
    expect(typedOver(draft, textsOf(typed))).toEqual(typed);
  });

  it('is read from what version 0.2.0 stored: the whole form, with what was typed of it', () => {
    const stored = { draft: { ...typed, enseignants: 'Petit' }, typed: ['Nom', 'Debut', 'Realise'] };
    const texts = differing(typed, draft);
    expect(readEdit(JSON.stringify(stored))).toEqual(texts);
    expect(readEdit(JSON.stringify(texts))).toEqual(texts);
    expect(readEdit('{"draft":{}}')).toBeNull();
    expect(readEdit(null)).toEqual({});
  });
});

describe('an hour that the clock skips', () => {
  it('is reported, at either end; the same hour in autumn is not', () => {
    const spring = { ...draft, day: '2027-03-28', start: '02:30', end: '04:00' };
    expect(problemsOf(spring, format, needed)).toEqual({ start: 'timeSkipped' });
    expect(problemsOf({ ...spring, start: '01:00', end: '02:30' }, format, needed)).toEqual({ end: 'timeSkipped' });
    expect(problemsOf({ ...draft, day: '2026-10-25', start: '02:30', end: '04:00' }, format, needed)).toEqual({});
  });
});
