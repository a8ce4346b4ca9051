import { expect } from 'vitest';
import { knownApplicants, loginOf } from '#main/practice/sample/names.ts';
import { clientNatures, lessonSequenceId, sequenceTypes } from '#main/practice/sample/school.ts';
import { schoolYear } from '#main/practice/sample/teaching.ts';
import type { people as rows } from '#shared/endpoints/people.ts';
import { entityOf, rowsOf } from './calling.ts';
import { applicantMembers, learnerId, lyon, newApplicant } from './made.ts';
import { bodyOf, exact, only, raw, view, views } from './rows.ts';
import type { Known, Scenarios } from './scenario.ts';
import { today } from './setup.ts';
import type { Setup } from './setup.ts';

const applicantId = '2001';
const applicantLogin = knownApplicants.slice(0, 1).map(loginOf).join('');
const learnerCode = `${schoolYear(today)}-0002`;
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
const newLearner = async (setup: Setup): Promise<Known> => {
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
async function expectClientOf(setup: Setup, id: string, { row }: Pick<Known, 'row'>, code: unknown): Promise<void> {
  expect(view(row, 'Code')).toBe(code);
  const listed = await rowsOf(setup, 'Client.list', { filter: { eq: ['ReferenceId', { integer: id }] } });
  expect(views(listed, 'Nom')).toContain(view(row, 'Nom'));
}

const consent = { change: { field: 'HasChosenMarketing', mine: true } };

export const people: Scenarios<keyof typeof rows> = {
  'Candidat.list': {
    asks: () => ({ filter: { eq: ['Mail/Adresse', `${applicantLogin}@exemple.fr`] }, expand: ['Mail'] }),
    proves: (_road, { rows: found }) => {
      expect(raw(only(found), 'Id')).toBe(applicantId);
      expect(view(raw(only(found), 'Mail'), 'Adresse')).toBe(`${applicantLogin}@exemple.fr`);
    },
  },
  'Candidat.one': {
    asks: () => ({ id: applicantId }),
    proves: (_road, { row }) => {
      expect([view(row, 'Numero'), view(row, 'Login'), raw(row, 'IndividuId')]).toEqual([
        'C00911',
        applicantLogin,
        '9001',
      ]);
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
    starts: newApplicant,
    becomes: [[{ field: 'VilleNaissance', mine: 'L’Haÿ-les-Roses' }], [{ field: 'CanalAcquisitionId', mine: 4 }]],
    irreversible: consent,
  },
  'Apprenant.one': {
    asks: () => ({ id: learnerId }),
    proves: (_road, { row }) => {
      expect([view(row, 'Code'), raw(row, 'IndividuId'), raw(row, 'Photo')]).toEqual([learnerCode, '12002', 'null']);
    },
  },
  'Apprenant.list': {
    asks: () => ({ filter: { eq: ['Code', learnerCode] } }),
    proves: async (setup, { rows: found }) => {
      const { row } = await entityOf(setup, 'Apprenant.one', { id: learnerId });
      expect(found).toEqual([row]);
      const [name, first] = [String(view(row, 'Nom')), String(view(row, 'Prenoms'))];
      const byName = { and: [{ eq: ['Nom', name] }, { eq: ['Prenoms', first] }] } as const;
      expect(await rowsOf(setup, 'Apprenant.list', { filter: byName })).toContain(row);
      const byAddress = { eq: ['Mail/Adresse', `${String(view(row, 'Login'))}@etu.exemple.fr`] } as const;
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
    proves: (setup, made) => expectClientOf(setup, learnerId, made, learnerCode),
  },
  'Candidat.createClient': {
    asks: (setup) => ({ id: applicantId, body: clientOf(setup) }),
    proves: (setup, made) => expectClientOf(setup, applicantId, made, 'C00911'),
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
