import { expect } from 'vitest';
import { agentIds, campuses, programmeId, sequenceTypes, teacherTypes } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { expectAll, expectAmong } from './expectations.ts';
import { firstTrack, lyon, sequenceId } from './made.ts';
import { bodyOf, raw, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';

const programme = programmeId(lyon, firstTrack);

export const teaching: Scenarios<keyof (typeof families)['teaching']> = {
  'Sequence.one': {
    asks: () => ({ id: sequenceId }),
    proves: (_road, { row }) => {
      expect([view(row, 'ProgrammeId'), view(row, 'EtablissementId')]).toEqual([programme, lyon.id]);
      expect(view(row, 'TypeSequenceId')).toBe(sequenceTypes.workStudy.id);
    },
  },
  'Parcours.one': {
    asks: () => ({ id: String(programme), expand: ['ParcoursPeriodes'] }),
    proves: (_road, { row }) => {
      expect(view(row, 'Nom')).toBe(`${firstTrack.name}, parcours en deux ans`);
      // as parcoursSchema reads it
      const periods = view(row, 'ParcoursPeriodes') as readonly { ParcoursId: number | string; Nom: string }[];
      expect(periods.map(({ ParcoursId, Nom }) => [Number(ParcoursId), Nom])).toEqual([
        [programme, '1re année'],
        [programme, '2e année'],
      ]);
    },
  },
  'Agent.list': {
    asks: () => ({ filter: { eq: ['EntiteJuridiqueId', lyon.id] } }),
    proves: async (setup, { rows: found }) => {
      expectAll(setup, views(found, 'Id'), agentIds(lyon));
      const { rows: all } = await setup.client.call('Agent.list', {});
      expectAll(setup, views(all, 'Id'), campuses.flatMap(agentIds));
    },
  },
  'Enseignant.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) => {
      const all = campuses.flatMap(({ id, teachers }) => teachers.map(({ last }) => [last, id]));
      expectAll(
        setup,
        found.map((row) => [view(row, 'Nom'), view(row, 'EntiteJuridiqueId')]),
        all,
      );
    },
  },
  'Enseignant.types': {
    asks: () => ({ id: String(lyon.id * 100 + 1) }),
    proves: (setup, { rows: found }, { id }) => {
      expectAll(setup, views(found, 'TypeEnseignantId'), [teacherTypes[0].id, teacherTypes[2].id]);
      expect(new Set(found.map((row) => raw(row, 'EnseignantId')))).toEqual(new Set([id]));
    },
  },
  'Evaluation.one': {
    asks: () => ({ id: String(programme * 100 + 11) }),
    proves: (_road, { row }) => {
      expect([view(row, 'CoursId'), view(row, 'Ponderation')], 'R2.2').toEqual([programme * 10 + 1, 0.4]);
      expect(view(row, 'Nom')).toBe(`${firstTrack.courses[0] ?? ''}, contrôle continu`);
    },
  },
  'AutreLieuFormation.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) => expectAmong(setup, views(found, 'Code'), ['LF-VIL', 'LF-STH', 'LF-TOU']),
  },
  'AutreLieuFormation.create': {
    asks: (setup) => ({
      body: bodyOf({
        Code: setup.unique('LIEU-É'),
        AdresseId: 15_001,
        PaysId: 1,
        Libelle: 'Atelier',
        Siret: '123 456 789 00012',
        Uai: '0693456B',
      }),
    }),
    namesId: ({ otherPlace }) => otherPlace === 'object',
  },
};
