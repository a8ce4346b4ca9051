import { expect } from 'vitest';
import { clientNatures, lessonSequenceId, sequenceTypes } from '#main/tools/practice/sample/school.ts';
import { schoolYear } from '#main/tools/practice/sample/teaching.ts';
import { families } from '#shared/endpoints/families.ts';
import { inSelection } from '#shared/entities/context.ts';
import { entityOf, rowsOf } from './calling.ts';
import { files } from './files.ts';
import { applicantMembers, learnerId, listedApplicant, lyon } from './made.ts';
import { bodyOf, exact, only, raw, view, views } from './rows.ts';
import type { KnownRow, Scenarios } from './scenario.ts';
import { sampleOf, today } from './setup.ts';
import type { Setup } from './setup.ts';

const applicantId = '2001';
/** A member of the sample's person of that number: in the Selection context another person (R1.5). */
function sampled({ context }: Setup, set: 'Candidat' | 'Apprenant', id: string, member: string): unknown {
  const store = sampleOf();
  return view((context === 'selection' ? store.selection : store).row(set, id)?.text, member);
}
const hosts = {
  plain: { Candidat: 'exemple.fr', Apprenant: 'etu.exemple.fr' },
  selection: { Candidat: 'selection.exemple.fr', Apprenant: 'selection.exemple.fr' },
} as const;
const addressOf = (setup: Setup, set: 'Candidat' | 'Apprenant', id: string): string =>
  `${String(sampled(setup, set, id, 'Login'))}@${hosts[setup.context][set]}`;
const ofLearner = { filter: { eq: ['ApprenantId', { integer: learnerId }] } } as const;

const learner = async (setup: Setup) => ({
  body: bodyOf({
    ...(await applicantMembers(setup)),
    NomUsage: setup.unique('Oury'),
    PrenomUsage: 'Zélie',
    CiviliteId: 2,
    DateNaissance: '2004-02-29T00:00:00+01:00',
  }),
});
const newLearner = async (setup: Setup): Promise<KnownRow> => {
  const { id } = await entityOf(setup, 'Apprenant.create', await learner(setup));
  return entityOf(setup, 'Apprenant.one', { id });
};

const clientOf = (setup: Setup) =>
  bodyOf({
    Nom: setup.unique('OURY'),
    Prenoms: 'Zélie',
    EntiteJuridiqueId: lyon.id,
    NatureClientId: clientNatures.learner.id,
    VilleNaissance: 'Vénissieux',
  });

/** A client created below a person refers to them and has their Code (Client rule 4). */
async function expectClientOf(setup: Setup, id: string, { row }: Pick<KnownRow, 'row'>, code: unknown): Promise<void> {
  expect(view(row, 'Code')).toBe(code);
  const listed = await rowsOf(setup, 'Client.list', { filter: { eq: ['ReferenceId', { integer: id }] } });
  expect(views(listed, 'Nom')).toContain(view(row, 'Nom'));
}

const consent = { change: { field: 'HasChosenMarketing', mine: true } };

export const people: Scenarios<keyof (typeof families)['people']> = {
  'Candidat.list': {
    asks: (setup) => ({
      filter: { eq: ['Mail/Adresse', addressOf(setup, 'Candidat', applicantId)] },
      expand: ['Mail'],
    }),
    proves: (setup, { rows: found }) => {
      expect(raw(only(found), 'Id')).toBe(applicantId);
      expect(view(raw(only(found), 'Mail'), 'Adresse')).toBe(addressOf(setup, 'Candidat', applicantId));
    },
  },
  'Candidat.one': {
    asks: () => ({ id: applicantId }),
    proves: (setup, { row }) => {
      const members = ['Numero', 'Login', 'IndividuId'];
      const there = members.map((member) => sampled(setup, 'Candidat', applicantId, member));
      expect(members.map((member) => view(row, member))).toEqual(there);
      expect(there[0]).toBe(setup.context === 'plain' ? 'C00911' : 'C90101');
    },
  },
  'Candidat.create': {
    asks: async (setup) => ({ body: bodyOf(await applicantMembers(setup)) }),
    proves: (setup, { row }, { body }) => {
      if (setup.context === 'selection') expect(view(row, 'Numero'), 'R1.5').toBe(view(body, 'Numero'));
      else expect(view(row, 'Numero')).toMatch(/^C\d{5}$/u);
      expect(view(row, 'IndividuId'), 'Candidat rule 2').toBeGreaterThan(0);
    },
  },
  'Candidat.replace': {
    starts: listedApplicant,
    becomes: [[{ field: 'VilleNaissance', mine: 'L’Haÿ-les-Roses' }], [{ field: 'CanalAcquisitionId', mine: 4 }]],
    irreversible: consent,
  },
  'Apprenant.one': {
    asks: () => ({ id: learnerId }),
    proves: (setup, { row }) => {
      const members = ['Code', 'IndividuId'];
      const there = members.map((member) => sampled(setup, 'Apprenant', learnerId, member));
      expect(members.map((member) => view(row, member))).toEqual(there);
      expect(raw(row, 'Photo')).toBe('null');
      expect(there[0]).toBe(setup.context === 'plain' ? `${schoolYear(today)}-0002` : 'C90126');
    },
  },
  'Apprenant.list': {
    asks: (setup) => ({ filter: { eq: ['Code', String(sampled(setup, 'Apprenant', learnerId, 'Code'))] } }),
    proves: async (setup, { rows: found }) => {
      const { row } = await entityOf(setup, 'Apprenant.one', { id: learnerId });
      expect(found).toEqual([row]);
      const [name, first] = [String(view(row, 'Nom')), String(view(row, 'Prenoms'))];
      const byName = { and: [{ eq: ['Nom', name] }, { eq: ['Prenoms', first] }] } as const;
      expect(await rowsOf(setup, 'Apprenant.list', { filter: byName })).toContain(row);
      const byAddress = { eq: ['Mail/Adresse', addressOf(setup, 'Apprenant', learnerId)] } as const;
      expect(await rowsOf(setup, 'Apprenant.list', { filter: byAddress })).toEqual([row]);
    },
  },
  'Apprenant.create': {
    asks: learner,
    proves: (_road, { row }) => {
      expect(view(row, 'Code'), 'Apprenant rule 3').not.toBe('');
      expect(view(row, 'IndividuId'), 'Apprenant rule 3').toBeGreaterThan(0);
    },
  },
  'Apprenant.replace': {
    starts: newLearner,
    becomes: [[{ field: 'RefSysteme', mine: '77' }], [{ field: 'NumeroInsee', mine: '2 04 02 69 123 456 78' }]],
    irreversible: consent,
  },
  'Apprenant.createClient': {
    asks: (setup) => ({ id: learnerId, body: clientOf(setup) }),
    proves: (setup, made) => expectClientOf(setup, learnerId, made, sampled(setup, 'Apprenant', learnerId, 'Code')),
  },
  'Candidat.createClient': {
    asks: (setup) => ({ id: applicantId, body: clientOf(setup) }),
    proves: (setup, made) =>
      expectClientOf(setup, applicantId, made, sampled(setup, 'Candidat', applicantId, 'Numero')),
  },
  'InscriptionSequence.list': {
    asks: () => ofLearner,
    proves: (setup, { rows: found }) => {
      expect(views(found, 'ApprenantId')).toEqual([Number(learnerId), Number(learnerId)]);
      const flags =
        setup.differences.enrolmentFlags === 'referent'
          ? ['RelanceReferentFinancier']
          : ['RelanceApprenant', 'ContentieuxApprenant'];
      for (const row of found)
        expect(JSON.parse(row), 'R2.8').toMatchObject(Object.fromEntries(flags.map((name) => [name, false])));
    },
  },
  'InscriptionSequence.eligible': {
    asks: async (setup) => ({
      expand: ['Sequence'],
      select: ['Sequence'],
      filter: { startsWith: ['Sequence/TypeSequence/Code', 'COURS'] },
      body: bodyOf({ Id: exact(raw((await rowsOf(setup, 'InscriptionSequence.list', ofLearner))[0], 'Id')) }),
    }),
    proves: async (setup, { rows: found }, asked) => {
      const members = Object.keys(JSON.parse(only(found)) as object); // a row is an object
      expect(members.filter((member) => !member.startsWith('@odata.'))).toEqual(['Sequence']);
      const sequence = raw(only(found), 'Sequence');
      expect(view(sequence, 'Id')).toBe(lessonSequenceId(Number(view(sequence, 'ProgrammeId'))));
      expect(view(sequence, 'TypeSequenceId')).toBe(sequenceTypes.lessons.id);
      const none = { startsWith: ['Sequence/TypeSequence/Code', 'PAS-DE-TEL-TYPE'] } as const;
      expect(await rowsOf(setup, 'InscriptionSequence.eligible', { ...asked, filter: none })).toEqual([]);
    },
  },
  'InscriptionCours.list': {
    asks: () => ofLearner,
    proves: (_road, { rows: found }) => {
      expect(found.length).toBeGreaterThan(2);
      expect(new Set(views(found, 'ApprenantId'))).toEqual(new Set([Number(learnerId)]));
      expect(new Set(views(found, 'CoursId')).size).toBe(found.length);
    },
  },
  'InscriptionCours.marks': {
    asks: async (setup) => ({ id: raw((await rowsOf(setup, 'InscriptionCours.list', ofLearner))[0], 'Id') }),
    proves: (_road, { rows: found }, { id }) => {
      expect(views(found, 'InscriptionCoursId')).toEqual([Number(id), Number(id)]);
      const [notEntered, entered] = views(found, 'Note')
        .map(Number)
        .toSorted((a, b) => a - b);
      expect(notEntered, 'ApprenantEvaluation rule 1').toBe(-1);
      expect(entered).toBeGreaterThanOrEqual(6);
    },
  },
};

/** The same scenarios in the Selection context: `called` calls its endpoints there (R1.5). */
export const selection = Object.fromEntries(
  Object.entries({ ...people, ...files }).flatMap(([name, scenario]) =>
    inSelection(name) in families.selection ? [[inSelection(name), scenario]] : [],
  ),
) as unknown as Scenarios<keyof (typeof families)['selection']>; // fromEntries loses the names; each answers as its own endpoint
