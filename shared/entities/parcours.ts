import { named, period, references, texts } from './common.ts';
import { always, count, day, entity, group, id, ref, refTo, rowsOf, text } from './entity.ts';
import type { RowOf } from './entity.ts';

export const parcoursPeriode = entity('ParcoursPeriode', {
  names: { fr: ['Période de cursus', 'Périodes de cursus'], en: ['Track period', 'Track periods'] },
  members: {
    Nom: { ...named.Nom, column: true },
    LibellePeriode: text({ ...texts.LibellePeriode, column: true }),
    LibellePeriodeSpecifique: text({
      fr: 'Libellé spécifique de la période',
      en: 'Specific period label',
      column: true,
    }),
    AnneeScolaire: count({ fr: 'Année scolaire', en: 'School year', column: true }),
    Debut: day({ ...period.Debut, column: true }),
    Fin: day({ ...period.Fin, column: true }),
    SpecialiteId: ref({ fr: 'Spécialité', en: 'Speciality', column: true }),
    Code: named.Code,
    ParcoursId: refTo('Parcours', { fr: 'Cursus', en: 'Track' }),
    PeriodeId: ref({ fr: 'Période', en: 'Period' }),
  },
});
export type ParcoursPeriode = RowOf<typeof parcoursPeriode>;

export const parcours = entity('Parcours', {
  names: { fr: ['Cursus', 'Cursus'], en: ['Track', 'Tracks'] },
  screen: 'teaching',
  link: 'track',
  endpoints: { one: { expand: ['ParcoursPeriodes'], readings: ['R2.1'] } },
  groups: {
    track: group({ fr: 'Cursus', en: 'Track' })({
      Nom: always(named.Nom),
      Code: { ...named.Code, always: true, column: true },
      ProgrammeId: refTo('Programme', { ...references.ProgrammeId, always: true, column: true }),
      Id: always(id),
    }),
  },
  members: {
    /** Present with $expand=ParcoursPeriodes. */
    ParcoursPeriodes: rowsOf(parcoursPeriode, { fr: 'Périodes', en: 'Periods' }),
  },
});
export type Parcours = RowOf<typeof parcours>;
