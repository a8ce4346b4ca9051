import { describe, expect, it } from 'vitest';
import { parseRaw, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import { errorOf, filter, withPractice } from './client.ts';

const practice = withPractice({ ownMembers: 'yes' });
const event = {
  Nom: 'Oral blanc',
  EntiteJuridiqueId: 101,
  TypePlanificationId: 31,
  Debut: '2026-11-19T10:00:00+01:00',
  Fin: '2026-11-19T10:45:00+01:00',
};
const create = (more: object = {}) => practice().post('/Planification', { ...event, ...more });

describe('practice service: Planification', () => {
  it('Conventions.3 creates with an id of its own, defaults for what is not sent, and a context', async () => {
    const first = await create();
    const second = await create();
    expect(first.status).toBe(201);
    expect(first.json).toMatchObject({
      ...event,
      '@odata.context': `${practice().baseUrl}/GraphV1/$metadata#Planification/$entity`,
      Code: '',
      Enseignants: '',
      ProgrammeId: 0,
      DateSynchronisation: null,
      ReferenceMultiple: null,
      Annule: false,
    });
    expect(Number(second.json['Id'])).toBe(Number(first.json['Id']) + 1);
    expect((await practice().get(`/Planification/${String(first.json['Id'])}`)).text).toBe(first.text);
  });

  it('R2.1 Conventions.8 Planification.1 Endpoints.6 replaces as a whole: known members that are not sent are reset, unknown ones are lost', async () => {
    const created = await create({
      Enseignants: 'VASSEUR Hélène',
      ProgrammeId: 1011,
      Realise: true,
      ReferenceMultiple: 'g',
      Salle: 'S. 1',
    });
    const id = String(created.json['Id']);
    expect(created.json).toMatchObject({ Enseignants: 'VASSEUR Hélène', Salle: 'S. 1', Realise: true });
    const replaced = await practice().put(`/Planification/${id}`, event);
    expect(replaced.status).toBe(200);
    expect(replaced.json).toMatchObject({
      Id: Number(id),
      Enseignants: '',
      ProgrammeId: 0,
      Realise: false,
      ReferenceMultiple: null,
    });
    expect(replaced.members.has('Salle')).toBe(false);
    expect((await practice().get(`/Planification/${id}`)).text).toBe(replaced.text);
  });

  it('R2.2 keeps the exact text of what no schema knows: 64-bit integers, decimals, nested values', async () => {
    const rows = (await practice().get('/Planification')).rows;
    const exact = rows.filter(
      (row) => row.includes('"JetonExterne":9007199254740') && row.includes('"CoefficientSalle":1250.10'),
    );
    expect(exact.length).toBeGreaterThan(20);

    const row = exact[0] ?? '';
    const id = String((parseRaw(row) as { Id: number }).Id);
    const body = splice(
      row,
      new Map([
        ['Nom', rawOf('Renommé')],
        ['Autre', rawJson('{"a": 1.00, "b": [12345678901234567890]}')],
      ]),
    );
    await practice().put(`/Planification/${id}`, body);
    const after = (await practice().get(`/Planification/${id}`)).text;
    expect(after.endsWith(`${body.slice(body.indexOf('"Nom":'), -1)}}`)).toBe(true);
    expect(after).toContain('"Autre":{"a": 1.00, "b": [12345678901234567890]}');
  });

  it('takes DateSynchronisation as it is sent: the document shows a nullable date like any other', async () => {
    const sent = '2026-11-18T23:30:00.1234567+01:00';
    const created = await create({ DateSynchronisation: sent });
    expect(created.json['DateSynchronisation']).toBe(sent);
    const path = `/Planification/${String(created.json['Id'])}`;
    expect(
      (await practice().put(path, { ...created.json, DateSynchronisation: '2026-11-19T07:00:00+01:00' })).json[
        'DateSynchronisation'
      ],
    ).toBe('2026-11-19T07:00:00+01:00');
    expect((await practice().put(path, created.json)).json['DateSynchronisation']).toBe(sent);
    expect(
      (await practice().put(path, { ...created.json, DateSynchronisation: null })).json['DateSynchronisation'],
    ).toBeNull();
    expect(errorOf(await practice().put(path, { ...created.json, DateSynchronisation: 'hier' })).target).toBe(
      'DateSynchronisation',
    );
  });

  it('R2.5 keeps the Id it assigned, whatever is sent', async () => {
    const [row = ''] = (await practice().get('/Planification')).rows;
    const before = parseRaw(row) as { Id: number };
    const other = await practice().put(`/Planification/${before.Id}`, splice(row, new Map([['Id', rawOf(7)]])));
    expect(errorOf(other)).toMatchObject({ target: 'Id' });
  });

  it('ignores @odata members in a body: a read entity may be sent back as it came', async () => {
    const created = await create();
    const again = await practice().put(`/Planification/${String(created.json['Id'])}`, created.text);
    expect(again.text).toBe(created.text);
  });

  it.each([
    ['2026-11-19T10:00:00+05:30', '2026-11-19T05:30:00+01:00'],
    ['2026-07-14T08:30:00+00:00', '2026-07-14T10:30:00+02:00'],
    ['2026-10-25T00:59:59.1234567Z', '2026-10-25T02:59:59.1234567+02:00'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
    ['2026-12-31T23:30:00-01:00', '2027-01-01T01:30:00+01:00'],
  ])('R5.4 Conventions.7 answers the instant %s with the offset of the school on that date', async (sent, answered) => {
    const created = await create({ Debut: sent, Fin: sent });
    expect(created.json).toMatchObject({ Debut: answered, Fin: answered });
  });

  it.each<[Debut: string | number, why: string]>([
    ['2026-11-19T10:00:00', 'no offset'],
    ['2026-11-19', 'no time'],
    ['2026-02-30T10:00:00+01:00', 'no such day'],
    ['2026-11-19T25:00:00+01:00', 'no such hour'],
    [1_763_546_400, 'no text'],
  ])('R2.4 refuses the date %s (%s), naming the field', async (Debut, _why) => {
    const reply = await create({ Debut });
    expect(reply.status).toBe(400);
    expect(errorOf(reply)).toMatchObject({ target: 'Debut', message: expect.stringContaining('Debut') });
  });

  it.each([
    ['EntiteJuridiqueId', undefined],
    ['TypePlanificationId', 0],
    ['Debut', null],
    ['Fin', undefined],
    ['EntiteJuridiqueId', 999],
    ['TypePlanificationId', 1],
    ['ProgrammeId', 424_242],
    ['SequenceId', 424_242],
    ['EntiteJuridiqueId', '101'],
    ['Annule', 0],
    ['Nom', 12],
    ['ProgrammeId', 1.5],
    ['ReferenceMultiple', {}],
    ['Fin', '2026-11-19T08:59:00+00:00'],
  ])(
    'refuses %s = %j with 400 naming the field, on creation and replacement, and changes nothing',
    async (field, value) => {
      const created = await create();
      const path = `/Planification/${String(created.json['Id'])}`;
      const before = (await practice().get(path)).text;
      for (const reply of [
        await create({ Enseignants: 'Refusé', [field]: value }),
        await practice().put(path, { ...event, [field]: value }),
      ]) {
        expect(reply.status).toBe(400);
        expect(errorOf(reply)).toMatchObject({
          code: 'InvalidField',
          target: field,
          message: expect.stringContaining(field),
        });
      }
      expect((await practice().get(path)).text).toBe(before);
      expect((await practice().get(`/Planification${filter("Enseignants eq 'Refusé'")}`)).rows).toEqual([]);
    },
  );
});
