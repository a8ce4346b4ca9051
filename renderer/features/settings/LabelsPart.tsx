import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdsSeen } from '#cache/queries/idNames.ts';
import type { SeenList } from '#cache/queries/idsSeen.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import { useView } from '#stores/view.ts';
import { Button, Disclosure, useFormat } from '#ui/index.ts';
import { NameInput } from './NameInput.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const most = 40;

/** Names for ids that the service does not list (R3.4), without those of decisions (`FieldMappingPart`). */
export function LabelsPart() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="labels" title={t('settings.nav.labels')}>
      <p className="mb-2 text-text-2">{t('settings.labels.lead')}</p>
      {/* It reads every record: only when the user opens it. */}
      {isOpen ? <Lists /> : <Button onPress={() => setOpen(true)}>{t('settings.labels.open')}</Button>}
    </SettingsSection>
  );
}

function Lists() {
  const { t } = useTranslation();
  const lists = useIdsSeen().filter(
    ({ list, ids }) => list !== 'Decision' && ids.some(({ served }) => served === null),
  );
  if (lists.length === 0) return <p className="py-2 text-text-3">{t('settings.labels.none')}</p>;
  return (
    <div className="flex flex-col gap-2">
      {lists.map((list) => (
        <List key={list.list} {...list} />
      ))}
    </div>
  );
}

function List({ list, entity, field, ids }: SeenList) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useView((view) => view.language);
  const names = useIdLabels()[list] ?? {};
  const [isOpen, setOpen] = useState(false);
  const open = ids.filter(({ served }) => served === null);
  const named = open.filter(({ id }) => names[id] !== undefined).length;
  const { label } = meaningOf(entity, field, language);
  return (
    <Disclosure
      title={t('settings.labels.list', { label, named, count: open.length })}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <ul className="pt-1 pl-1">
        {open.slice(0, most).map(({ id, count }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line-soft py-0.5">
            <span className="w-[90px] shrink-0">{t('common.numbered', { id })}</span>
            <div className="max-w-[280px] min-w-0 flex-1">
              <NameInput
                list={list}
                id={id}
                label={t('settings.labels.nameOf', { label, id })}
                placeholder={t('settings.labels.placeholder')}
              />
            </div>
            <span className="shrink-0 text-help text-text-3">
              {t('settings.labels.seen', { count, times: format.number(count) })}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
