import { named, references } from './common.ts';
import { entity, refTo } from './entity.ts';
import type { RowOf } from './entity.ts';

export const enseignantType = entity('EnseignantType', {
  names: { fr: ['Catégorie d’enseignant', 'Catégories d’enseignant'], en: ['Teacher category', 'Teacher categories'] },
  members: {
    Nom: { ...named.Nom, column: true },
    Code: { ...named.Code, column: true },
    TypeEnseignantId: refTo('TypeEnseignant', { fr: 'Type d’enseignant', en: 'Teacher type', column: true }),
    EnseignantId: refTo('Enseignant', { ...references.EnseignantId, column: true }),
  },
});
export type EnseignantType = RowOf<typeof enseignantType>;
