import { byLookUp } from '../endpoints/endpointParts.ts';
import { joinedWords } from '../text/fold.ts';
import { named } from './common.ts';
import { entity, instant, ref, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** `<domain>.<TABLE_NAME>`. */
export const referenceTypeForm = /^[^.\s]+\.[^.\s]+$/u;

/** Says which entity has the reference, however it is written: TYPE_CONVENTION is TypeConvention. */
export const tableOfType = (type: string): string => joinedWords(type.slice(type.indexOf('.') + 1));

/** The name of an entity in another system: at most one for each (R4.2). Type is `<domain>.<TABLE_NAME>`. */
export const referenceExterne = entity('ReferenceExterne', {
  names: { fr: ['Référence externe', 'Références externes'], en: ['External reference', 'External references'] },
  endpoints: {
    list: { filterOn: ['IdObjet', 'Type'], filterRequired: true, readings: ['R4.2', 'R5.4'] },
    create: {
      required: ['Reference', 'Type', 'IdObjet'],
      doubt: byLookUp('IdObjet', 'Type'),
      readings: ['R3.6', 'R4.2'],
    },
  },
  columns: ['Type', 'IdObjet', 'Reference', 'Nom', 'DateMAJ', 'CRC'],
  members: {
    Reference: text({ fr: 'Référence', en: 'Reference', always: true }),
    Type: text({
      fr: 'Type',
      en: 'Type',
      help: {
        fr: 'Un domaine et un nom de table, séparés par un point',
        en: 'A domain and the name of a table, with a dot between',
      },
      always: true,
    }),
    /** Id of the entity that has it; unique within its Type only (R5.4). */
    IdObjet: ref({
      fr: 'Élément concerné',
      en: 'Item concerned',
      help: {
        fr: 'Au plus une référence externe par élément, quel que soit le domaine',
        en: 'No item has more than one external reference, whatever the domain',
      },
      always: true,
    }),
    DateMAJ: instant({ fr: 'Date de mise à jour', en: 'Date updated', always: true, nullable: true, assigned: true }),
    ...named,
    CRC: text({ fr: 'Code CRC', en: 'CRC code', assigned: true }),
  },
});
export type ReferenceExterne = RowOf<typeof referenceExterne>;
