import { afterEach, describe, expect, it } from 'vitest';
import { practiceArguments, usage } from '#main/tools/practice/arguments.ts';
import { differenceNames, differenceTable } from '#main/tools/practice/differences.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice } from '#main/tools/practice/index.ts';
import { rawOf, splice } from '#shared/json/rawJson.ts';
import { clientOf, errorOf, filter, options, parsedRows, password, user } from './client.ts';
import type { Client, Reply } from './client.ts';

const running: Practice[] = [];
afterEach(async () => {
  for (const practice of running.splice(0)) await practice.close();
});
async function withDifferences(differences: Partial<Differences>): Promise<Client> {
  const practice = await startPractice({ ...options, differences });
  running.push(practice);
  return clientOf(practice.baseUrl);
}
const mail = (client: Client, Adresse = 'a@exemple.fr'): Promise<Reply> => client.post('/Mail', { Adresse });

describe('practice service: differences between deployments, as switches', () => {
  it('--help documents every switch with its values, and every value is read', () => {
    for (const name of differenceNames) {
      const { switch: flag, values } = differenceTable[name];
      expect(usage).toContain(`--${flag} ${values.join('|')}`);
      for (const value of values) {
        const read = practiceArguments(['--user', 'u', '--password', 'p', `--${flag}`, value]);
        expect(read).toMatchObject({ differences: { [name]: value } });
      }
      expect(() => practiceArguments(['--user', 'u', '--password', 'p', `--${flag}`, 'autre'])).toThrow(`--${flag}`);
    }
  });

  it('R5.1 a creation answers 200; a replacement nothing, with 204 or 200; the context is relative or internal', async () => {
    const first = await withDifferences({ createStatus: '200', replaceAnswer: '204', context: 'relative' });
    const created = await mail(first);
    expect(created.status).toBe(200);
    expect(created.json['@odata.context']).toBe('$metadata#Mail/$entity');
    const event = (await first.get('/Planification/40001')).json;
    const replaced = await first.put('/Planification/40001', { ...event, Nom: 'Autre' });
    expect([replaced.status, replaced.text]).toEqual([204, '']);
    expect((await first.get('/Planification/40001')).json['Nom']).toBe('Autre');
    const second = await withDifferences({ replaceAnswer: 'empty', context: 'internal', annotations: 'refuse' });
    const { '@odata.context': context, ...plain } = (await second.get('/Dossier/5001')).json;
    expect(context).toMatch(/^http:\/\/srv-/u);
    const empty = await second.post('/Dossier/5001', plain);
    expect([empty.status, empty.text]).toEqual([200, '']);
    expect(errorOf(await second.post('/Dossier/5001', { ...plain, '@odata.context': context })).target).toBe(
      '@odata.context',
    );
  });

  it.each([
    ['message', 'application/json', /^\{"Message":".*Adresse/u],
    ['text', 'text/plain', /^Adresse/u],
    ['html', 'text/html', /^<!doctype html>.*Adresse/u],
  ] as const)('R5.2 an error as %s, a broken rule as 500', async (errorForm, type, text) => {
    const client = await withDifferences({ errorForm, ruleStatus: '500' });
    const reply = await mail(client, 'sans arobase');
    expect(reply.status).toBe(500);
    expect(reply.headers.get('Content-Type')).toContain(type);
    expect(reply.text).toMatch(text);
    expect((await client.get('/Nulle')).status).toBe(404);
  });

  it('R5.3 unknown options are ignored; lists are cut and shuffled; texts compare without case and accents', async () => {
    const client = await withDifferences({
      unknownOption: 'ignore',
      order: 'shuffled',
      cutLists: '10',
      text: 'folded',
      unfiltered: 'empty',
    });
    const ids = parsedRows(await client.get('/Dossier?$top=3')).map((row) => Number(row['Id']));
    expect(ids).toHaveLength(10);
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(parsedRows(await client.get(`/Enseignant${filter("Prenoms eq 'helene'")}`))).toEqual([
      expect.objectContaining({ Nom: 'VASSEUR' }),
    ]);
    expect((await client.get('/Client')).rows).toEqual([]);
    expect((await (await withDifferences({ unfiltered: 'error' })).get('/Mail')).status).toBe(400);
  });

  it.each(['Candidat', 'Apprenant'] as const)(
    'R5.3b learners and applicants are answered under the name of %s, other sets under their own',
    async (personContext) => {
      const client = await withDifferences({ personContext });
      const named = async (path: string): Promise<unknown> => (await client.get(path)).json['@odata.context'];
      const of = (set: string): string => `${client.baseUrl}/GraphV1/$metadata#${set}`;
      expect(await named('/Apprenant/3002')).toBe(of(`${personContext}/$entity`));
      expect(await named('/Candidat/2001')).toBe(of(`${personContext}/$entity`));
      expect(await named(`/Apprenant${filter("Nom eq 'X'")}`)).toBe(of(personContext));
      expect(await named('/Agent')).toBe(of('Agent'));
    },
  );

  it.each(['absolute', 'relative'] as const)(
    'R1.4 lists come in pages, each but the last with its link to the next (%s)',
    async (context) => {
      const question = '/Dossier?$orderby=Nom&$select=Id';
      const whole = parsedRows(await (await withDifferences({})).get(question));
      const client = await withDifferences({ pages: '100', context });
      const root = context === 'absolute' ? `${client.baseUrl}/GraphV1` : '/GraphV1';
      const pages: unknown[][] = [];
      for (let path: string | undefined = question; path !== undefined;) {
        const page = await client.get(path);
        pages.push(parsedRows(page));
        const link = page.json['@odata.nextLink'] as string | undefined; // what the next request proves
        expect(link ?? `${root}/Dossier?`).toMatch(`${root}/Dossier?`);
        path = link?.slice(root.length);
      }
      expect(pages.map((page) => page.length)).toEqual([100, 100, 100]);
      expect(pages.flat()).toEqual(whole);
      expect((await client.get('/Dossier?$skiptoken=x')).status).toBe(400);
      expect((await (await withDifferences({})).get('/Dossier?$skiptoken=100')).status).toBe(400);
      const folders = (await withDifferences({ pages: '10' })).get(`/Directory${filter('path eq Partage')}`);
      expect((await folders).json).not.toHaveProperty('@odata.nextLink');
    },
  );

  it('R5.4 new Ids exceed 2^53, decimals have another scale, dates are in Z', async () => {
    const client = await withDifferences({ ids: 'large', decimals: 'scaled', dates: 'z' });
    expect((await mail(client)).members.get('Id')).toBe('9007199254740993');
    const agreement = await client.get('/Convention/8001');
    expect(agreement.members.get('Remuneration')).toMatch(/^\d+\.\d{4}$/u);
    expect(agreement.json['DateDebut']).toMatch(/T06:00:00Z$/u);
    const offset = await withDifferences({ dates: 'offset' });
    expect((await offset.get('/Convention/8001')).json['DateDebut']).toMatch(/T01:00:00-05:00$/u);
    expect((await offset.get('/User/1/Authorizations')).status).toBe(200);
  });

  it('R5.4 numbers and ids are text, and are taken as text', async () => {
    const client = await withDifferences({ numbers: 'text', decimals: 'scaled' });
    const agreement = await client.get('/Convention/8001');
    expect(agreement.members.get('Id')).toBe('"8001"');
    expect(agreement.members.get('Remuneration')).toMatch(/^"\d+\.\d{4}"$/u);
    const sent = splice(agreement.text, new Map([['Remuneration', rawOf('1250.10')]]), (name) => name.startsWith('@'));
    expect((await client.post('/Convention/8001', sent)).status).toBe(200);
    expect((await client.get('/Convention/8001')).members.get('Remuneration')).toBe('"1250.1000"');
    expect((await (await withDifferences({})).post('/Convention/8001', sent)).status).toBe(400);
  });

  it('R5.5 what may be absent is absent; what may be more is there', async () => {
    const client = await withDifferences({
      planificationList: 'no',
      singleReads: 'documented',
      instance: 'no',
      referenceSets: 'no',
      metadata: 'no',
      directoryNames: 'yes',
      directorySelf: 'yes',
    });
    for (const path of ['/Instance', '/Programme', '/$metadata']) expect((await client.get(path)).status).toBe(404);
    for (const path of ['/Planification', '/Planification/40001', '/Candidat/2001', '/selection/Candidat/2001'])
      expect((await client.get(path)).status).toBe(405);
    for (const path of ['/Dossier/5001', '/Apprenant/3002', '/Convention/8001'])
      expect((await client.get(path)).status).toBe(200);
    const rows = parsedRows(await client.get(`/Directory${filter('path eq Partage')}`));
    expect(rows[0]).toMatchObject({ Name: 'Partage', Nom: 'Partage', Code: null });
    const unknownRoot = await withDifferences({ rootGuid: 'no' });
    expect(parsedRows(await unknownRoot.get('/Instance'))[0]).toMatchObject({ ShareName: 'Partage', RootStreamid: '' });
  });

  it('R5.6 what is not sent is kept, or null; a Password sent as null is wiped', async () => {
    const { Nom, Login, Prenoms, MailId } = (await (await withDifferences({})).get('/Candidat/2001')).json;
    const keeping = await withDifferences({ missing: 'keep', writeOnly: 'wipe' });
    const before = (await keeping.get('/Candidat/2001')).json;
    const { '@odata.context': _, ...all } = before;
    expect((await keeping.put('/Candidat/2001', { Nom: 'AUTRE' })).json).toEqual({ ...before, Nom: 'AUTRE' });
    expect((await keeping.put('/Candidat/2001', { ...all, Password: null })).json['Password']).toBe('');
    const nulling = await withDifferences({ missing: 'null' });
    expect((await nulling.put('/Candidat/2001', { Nom, Login, Prenoms, MailId })).json).toMatchObject({
      VilleNaissance: null,
      Id: 2001,
    });
    const ordinary = await withDifferences({});
    expect((await ordinary.put('/Candidat/2001', { ...all, Password: null })).json['Password']).toBe(
      before['Password'],
    );
  });

  it('R1.7, R5.7 credentials in two headers; long addresses and many requests are refused', async () => {
    const client = await withDifferences({ authentication: 'headers', longestUrl: '2048', rate: '10' });
    expect((await client.get('/Instance')).status).toBe(401);
    const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
    const headers = { 'X-User': latin1(user), 'X-Password': latin1(password) };
    expect((await client.send('GET', '/Instance', undefined, headers)).status).toBe(200);
    expect((await client.get(`/Mail${filter(`Adresse eq '${'a'.repeat(2100)}'`)}`)).status).toBe(414);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => client.send('GET', '/Instance', undefined, headers)),
    );
    const refused = many.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('1');
  });

  it.each([
    ['learner', { RelanceApprenant: false, ContentieuxApprenant: false }],
    ['referent', { RelanceReferentFinancier: false }],
  ] as const)('R2.8 InscriptionSequence.1 the flags of an enrolment: %s', async (enrolmentFlags, flags) => {
    const client = await withDifferences({ enrolmentFlags });
    const [enrolment] = parsedRows(await client.get(`/InscriptionSequence${filter('ApprenantId eq 3001')}`));
    const found = Object.entries(enrolment ?? {}).filter(([name]) => /^(?:Relance|Contentieux)/u.test(name));
    expect(Object.fromEntries(found)).toEqual(flags);
  });

  it('R2.8 rows have what the document names, and no more; those of another deployment have members of its own', async () => {
    const members = async (client: Client): Promise<string[]> =>
      parsedRows(await client.get('/Dossier')).flatMap(Object.keys);
    const documented = new Set(await members(await withDifferences({})));
    const own = new Set(await members(await withDifferences({ ownMembers: 'yes' }))).difference(documented);
    expect([...own].toSorted()).toEqual(['FraisDossier', 'JetonExterne', 'Traceur']);
  });

  it('R2.8 Sequence.1 a sequence with SurveyEntrepriseId, and the other variant', async () => {
    const answers = async (differences: Partial<Differences>): Promise<unknown> =>
      (await (await withDifferences(differences)).get('/Sequence/10111')).json;
    const { SurveyEntrepriseId, ...others } = (await answers({})) as Record<string, unknown>; // an entity is an object
    expect(SurveyEntrepriseId).toBe(0);
    expect(await answers({ sequenceSurvey: 'no' })).toEqual({ ...others, '@odata.context': expect.any(String) });
  });

  it('R5.8 groups are numbers; only what was added is answered; a second synchronisation duplicates', async () => {
    const client = await withDifferences({
      groupId: 'number',
      added: 'new',
      otherPlace: 'empty',
      secondSync: 'duplicate',
      clientId: 'real',
      syncAnswer: 'object',
    });
    const groups = parsedRows(await client.get('/Planification')).map((row) => row['ReferenceMultiple']);
    expect(groups.some((group) => typeof group === 'number')).toBe(true);
    expect(groups.every((group) => group === null || typeof group === 'number')).toBe(true);
    expect((await client.post('/User/1/AddAuthorizations', { ids: [101, 103] })).rows).toEqual(['103']);
    const place = { Code: 'LF-1', AdresseId: 3, PaysId: 1, Libelle: 'Atelier', Siret: '8', Uai: '0691234K' };
    const made = await client.post('/AutreLieuFormation', place);
    expect([made.status, made.text]).toEqual([201, '']);
    const clients = async (): Promise<number> =>
      (await client.get(`/Client${filter('ReferenceId eq 8001')}`)).rows.length;
    const before = await clients();
    const synchronised = await client.post('/Convention/8001/SynchronisationAffaire', {});
    expect(synchronised.json['Id']).toBe(8001);
    expect(await clients()).toBe(2 * before);
    const person = { Nom: 'A', Prenoms: 'B', EntiteJuridiqueId: 101, NatureClientId: 1 };
    expect(Number((await client.post('/Client', person)).json['Id'])).toBeGreaterThan(0);
  });

  it('Authentication.3 reads show only what belongs to a campus of the user’s authorizations, as they are now', async () => {
    const client = await withDifferences({ authorizations: 'enforced' });
    const campusesOf = async (set: string): Promise<readonly unknown[]> => [
      ...new Set(parsedRows(await client.get(`/${set}`)).map((row) => row['EntiteJuridiqueId'])),
    ];
    expect(parsedRows(await client.get('/EntiteJuridique')).map((row) => row['Id'])).toEqual([101]);
    for (const set of ['Planification', 'Agent', 'Enseignant', 'Programme'])
      expect([set, await campusesOf(set)]).toEqual([set, [101]]);
    const all = await withDifferences({});
    const [files, shown] = await Promise.all(
      [all, client].map(async (each) => parsedRows(await each.get('/Dossier')).map((row) => row['Id'])),
    );
    expect(shown?.length).toBeGreaterThan(0);
    expect(files?.length).toBeGreaterThan(shown?.length ?? 0);
    const hidden = files?.find((id) => !shown?.includes(id));
    const refused = await client.get(`/Dossier/${String(hidden)}`);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'Forbidden']);
    expect((await client.post('/User/2/AddAuthorizations', { ids: [102, 103] })).status).toBe(200);
    expect(parsedRows(await client.get('/Dossier'))).toHaveLength(files?.length ?? 0);
    expect((await client.get(`/Dossier/${String(hidden)}`)).status).toBe(200);
  });

  it('Authentication.3 an account that no User has is not restricted', async () => {
    const login = 'personne.connue';
    const practice = await startPractice({ ...options, user: login, differences: { authorizations: 'enforced' } });
    running.push(practice);
    expect(parsedRows(await clientOf(practice.baseUrl, login).get('/EntiteJuridique'))).toHaveLength(3);
  });
});
