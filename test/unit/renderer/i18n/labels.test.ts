import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { meaningOf, unitAfter, unitBeside } from '#i18n/labels/index.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { mayChange } from '#intents/fields.ts';
import { text } from '#shared/entities/entity.ts';
import { describeEntity, entities, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Meaning } from '#shared/entities/label.ts';
import { units } from '#shared/entities/label.ts';
import { readOnlyKinds } from '#shared/entities/readOnly.ts';
import { authenticationTypes, userProfiles } from '#shared/entities/user.ts';
import { languageNames } from '#shared/text/languages.ts';
import type { Words } from '#shared/text/languages.ts';
import { wrongSigns } from '#test/words.ts';

const shapeOf = (entity: EntityName): Readonly<Record<string, z.ZodType>> => entities[entity].schema.shape;
const meaningsOf = (entity: EntityName): Readonly<Record<string, Meaning>> => {
  const { members, sent = {} } = describeEntity(entity);
  return { ...members, ...sent };
};
const all = entityNames.flatMap((entity) =>
  Object.entries(meaningsOf(entity)).map(([field, meaning]) => ({
    entity,
    field,
    meaning,
    name: `${entity}.${field}`,
  })),
);
/** Every word of the catalogue, by where it stands. */
const words: readonly (readonly [at: string, words: Words])[] = [
  ...all.flatMap(({ name, meaning }) => [
    [name, meaning] as const,
    ...(meaning.help ? [[`${name} help`, meaning.help] as const] : []),
    ...Object.entries(meaning.values ?? {}).map(([value, given]) => [`${name} ${value}`, given] as const),
  ]),
  ...Object.entries(units).flatMap(([unit, after]) =>
    after === null ? [] : [[`unit ${unit} one`, after.one] as const, [`unit ${unit}`, after.other] as const],
  ),
  ...entityNames.flatMap((entity) => {
    const [fr, en] = [namesOf(entity, 'fr'), namesOf(entity, 'en')];
    return [
      [entity, { fr: fr.one, en: en.one }],
      [`${entity} other`, { fr: fr.other, en: en.other }],
    ] as const;
  }),
];
const where = (wrong: (given: Words) => boolean): readonly string[] =>
  words.flatMap(([at, given]) => (wrong(given) ? [at] : []));
const either =
  (form: RegExp) =>
  (given: Words): boolean =>
    form.test(given.fr) || form.test(given.en);

describe('the catalogue of meanings', () => {
  test('a field without its words in every language does not compile', () => {
    // @ts-expect-error the English word is missing
    expect(text({ fr: 'Salle' }).fr).toBe('Salle');
    // @ts-expect-error a fact that does not exist
    expect(text({ fr: 'Salle', en: 'Room', allways: true }).kind).toBe('text');
  });

  test.each(entityNames)('%s: every field of the schema and every reference, and nothing else', (entity) => {
    const sent = entity === 'Directory' ? ['Nom'] : [];
    const known = [...Object.keys(shapeOf(entity)), ...describeEntity(entity).references, ...sent];
    expect(new Set(Object.keys(meaningsOf(entity)))).toEqual(new Set(known));
  });

  test.each(['fr', 'en'] as const)('no label stands twice in one resource (%s)', (language) => {
    const twice = entityNames.flatMap((entity) => {
      const fields = all.filter((field) => field.entity === entity);
      const seen = Map.groupBy(fields, ({ meaning }) => meaning[language].toLocaleLowerCase(language));
      return [...seen.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name));
    });
    expect(twice).toEqual([]);
  });

  test('French and English differ, but for words that are the same in both', () => {
    const same = new Set(words.flatMap(([, { fr, en }]) => (fr === en ? [fr] : [])));
    expect([...same].sort()).toEqual([
      'Absent',
      'Bonus',
      'Campus',
      'Client',
      'Clients',
      'Code',
      'Codification',
      'Contact',
      'Cycle',
      'Date',
      'Excusable',
      'Marketing',
      'Mission',
      'Nature',
      'Note',
      'Photo',
      'Profession',
      'Programme',
      'Programmes',
      'Questionnaire',
      'Segment',
      'Session',
      'Source',
      'Subrogation',
      'Type',
    ]);
  });

  test('labels are short and in sentence case, never a name of a machine', () => {
    const labels = all.map(({ name, meaning }) => [name, meaning] as const);
    const wrong = labels.filter(([, { fr, en }]) =>
      [fr, en].some((label) => label.length > 60 || !/^\p{Lu}/u.test(label) || /\p{Ll}\p{Lu}|_|\bId\b/u.test(label)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('help is one short sentence, and says more than the label', () => {
    const helps = all.flatMap(({ name, meaning }) => (meaning.help ? [{ name, meaning, help: meaning.help }] : []));
    expect(helps.length).toBeGreaterThan(40);
    const long = helps.filter(({ help }) => Math.max(help.fr.length, help.en.length) > 160);
    const idle = helps.filter(({ help, meaning }) => help.fr === meaning.fr || help.en === meaning.en);
    expect([...long, ...idle].map(({ name }) => name)).toEqual([]);
  });

  test('typography: no stop at the end, no blank too many, curly apostrophes and quotes, French blanks that do not break', () => {
    expect(where(either(/[.:;,!]$|^\s|\s$|\s{2}/u))).toEqual([]);
    expect(where(({ fr, en }) => wrongSigns.fr.test(fr) || wrongSigns.en.test(en))).toEqual([]);
  });
});

describe('what a meaning adds to its label', () => {
  const takes = ({ entity, field }: (typeof all)[number], value: unknown): boolean =>
    (shapeOf(entity)[field] ?? z.never()).safeParse(value).success;

  test('R2.11 units stand on numbers only, never on references', () => {
    const counted = all.filter(({ meaning }) => meaning.unit !== undefined);
    expect(counted.length).toBeGreaterThan(20);
    const wrong = counted.filter((one) => !takes(one, 12) || describeEntity(one.entity).references.includes(one.field));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(new Set(counted.map(({ meaning }) => meaning.unit))).toEqual(new Set(Object.keys(units)));
  });

  test('a unit is plural from 2 on in French, and for anything but 1 in English', () => {
    const days = (number: number): readonly string[] =>
      languageNames.map((language) => unitAfter('day', number, language));
    expect([0, 1, 1.5, 2, 31].map(days)).toEqual([
      ['jour', 'days'],
      ['jour', 'day'],
      ['jour', 'days'],
      ['jours', 'days'],
      ['jours', 'days'],
    ]);
  });

  test('R2.11 only these units are the document’s; every other one cites the reading', () => {
    const found = all
      .filter(({ meaning }) => meaning.unit !== undefined && meaning.source !== 'R2.11')
      .map(({ name }) => name);
    expect(found.sort()).toEqual([
      'Convention.AvantageLogement',
      'Convention.AvantageNourriture',
      'Convention.Remuneration',
    ]);
  });

  test('values name every member of a closed enumeration and both of a sex, and nothing else has values', () => {
    const closed = new Map(
      all.flatMap(({ name, meaning }) => (meaning.values ? [[name, Object.keys(meaning.values).sort()] as const] : [])),
    );
    expect(closed).toEqual(
      new Map<string, readonly string[]>([
        ...all.filter(({ name }) => name.endsWith('.GenreMale')).map(({ name }) => [name, ['false', 'true']] as const),
        ['User.ProfilUser', Object.values(userProfiles).map(String).sort()],
        ['User.TypeAuthentification', [...authenticationTypes].sort()],
      ]),
    );
  });

  test('a source is the document or a reading that exists', () => {
    const readings = readFileSync(new URL('../../../../shared/rules/readings.md', import.meta.url), 'utf8');
    const sources = all.map(({ meaning }) => meaning.source ?? 'document').filter((source) => source !== 'document');
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !readings.includes(`- ${source} `))).toEqual([]);
  });
});

describe('meaningOf', () => {
  test('Convention.3, Convention.4: pay, meals and housing say what they count', () => {
    expect(meaningOf('Convention', 'Remuneration', 'fr')).toEqual({
      label: 'Rémunération',
      help: 'Brute mensuelle, à l’embauche',
      readOnly: null,
      unit: 'perMonth',
      values: null,
      source: 'document',
    });
    const after = (field: string, number: number, language: 'fr' | 'en'): string =>
      unitAfter(meaningOf('Convention', field, language).unit ?? 'day', number, language);
    expect(after('Remuneration', 2, 'fr')).toBe('par mois');
    expect(after('AvantageNourriture', 4.5, 'en')).toBe('per meal');
    expect(after('AvantageLogement', 50, 'fr')).toBe('par mois');
    expect(after('CoutFormation', 50, 'fr')).toBe('');
  });

  test('R2.5 R2.6 a member that no form offers says why, with the reading, in the words of its description', () => {
    const why = (entity: EntityName, field: string): string | null => meaningOf(entity, field, 'fr').readOnly;
    expect(why('Convention', 'Code')).toBe('Attribué par le service');
    expect(why('Candidat', 'Code')).toBe(why('Candidat', 'IndividuId'));
    expect(why('Dossier', 'DateDebut')).toBe('Attribué par le service');
    expect(why('Dossier', 'CandidatId')).toBe('Donné à la création, et plus jamais changé');
    expect(why('Candidat', 'Password')).toBe('Jamais affiché ni changé par Carnet');
    expect(why('User', 'Password')).toBe('Le service ne le redonne jamais');
    expect(why('Entreprise', 'Code')).toBeNull();
    expect(meaningOf('Candidat', 'Numero', 'en').help).toContain('digits');
    const readings = readFileSync(new URL('../../../../shared/rules/readings.md', import.meta.url), 'utf8');
    for (const reading of Object.values(readOnlyKinds)) expect(readings).toContain(`- ${reading} `);
  });

  test.each(entityNames)('R2.5 %s: a member is offered by a form, or has a reason why not', (entity) => {
    const { navigations, keyedLists } = describeEntity(entity);
    const special = new Set([...navigations, ...keyedLists.map(({ field }) => field)]);
    const silent = Object.keys(shapeOf(entity)).filter(
      (field) => !special.has(field) && mayChange(entity, field) === (meaningOf(entity, field, 'fr').readOnly !== null),
    );
    expect(silent).toEqual([]);
  });

  test('R4.2 R4.3 R4.7 what a person must know stands beside the field', () => {
    expect(meaningOf('Convention', 'EtatConventionId', 'fr').help).toContain('supprime les documents');
    expect(meaningOf('Dossier', 'CreneauLibre', 'en')).toMatchObject({ label: 'Interview', source: 'document' });
    expect(meaningOf('AutreLieuFormation', 'Uai', 'fr').help).toBe('7 chiffres et une lettre');
    expect(meaningOf('User', 'ProfilUser', 'en')).toMatchObject({
      source: 'R4.2',
      values: { '4': 'Disabled', '-1': 'Not set' },
    });
  });

  test.each(['SalleReservee', 'constructor', '__proto__'])(
    'R2.8 a member that nobody knows keeps its own name: %s',
    (field) => {
      expect(meaningOf('Planification', field, 'fr')).toEqual({
        label: field,
        help: null,
        readOnly: null,
        unit: null,
        values: null,
        source: null,
      });
    },
  );

  test('resources have the names of the screen, one and several', () => {
    expect(namesOf('Planification', 'fr')).toEqual({ one: 'Événement', other: 'Événements' });
    expect(namesOf('Planification', 'en')).toEqual({ one: 'Event', other: 'Events' });
    const plain = ({ one, other }: ReturnType<typeof namesOf>): boolean => !/\p{Ll}\p{Lu}/u.test(`${one} ${other}`);
    expect(entityNames.filter((entity) => !plain(namesOf(entity, 'fr')) || !plain(namesOf(entity, 'en')))).toEqual([]);
  });
});

test.each([
  ['NbJourPeriodeEssai', 'jours', 'days'],
  ['DureeEffectiveHeure', null, null],
  ['NbJourPresence', null, null],
  ['Remuneration', null, null],
  ['DureeEffective', null, null],
])('R2.11 the unit of %s is said where the number is typed, unless its label names it', (field, fr, en) => {
  expect(unitBeside(meaningOf('Convention', field, 'fr'), 'fr')).toBe(fr);
  expect(unitBeside(meaningOf('Convention', field, 'en'), 'en')).toBe(en);
});
