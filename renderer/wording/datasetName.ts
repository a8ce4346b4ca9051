import type { TFunction } from 'i18next';
import { namesOf } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Language } from '#shared/text/languages.ts';

export const datasetName = (entity: EntityName, t: TFunction, language: Language): string =>
  t(`lists.dataset.${entity}`, { defaultValue: namesOf(entity, language).other });
