import { useTranslation } from 'react-i18next';
import type { SelectionRow } from '#cache/queries/selectionRows.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { groups } from '#forms/fields/groups.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { Inspector, Section, TextAction, useFormat, useNow } from '#ui/index.ts';
import { addressIn, nameIn } from './find.ts';

interface SelectionInspectorProps {
  readonly row: SelectionRow;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** A person as the Selection context shows them, for reading. */
export function SelectionInspector({ row, onAgain, onClose }: SelectionInspectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <Inspector label={namesOf(row.entity, format.language).one} onClose={onClose}>
      <h2 className="selectable mb-1 text-panel font-bold">{nameIn(row) || t('common.unnamed')}</h2>
      <p className="mb-2 flex flex-wrap items-center gap-x-2 text-help text-text-3">
        {t('pages.receivedAt', { time: format.moment(row.at, now) })}
        <TextAction onPress={onAgain}>{t('people.selection.again')}</TextAction>
      </p>
      {groups[row.entity].map((group) => (
        <Section key={group.id} title={t(`people.group.${group.id}`)}>
          <FieldList entity={row.entity} row={row.fields} fields={group.fields} known={{ MailId: addressIn(row) }} />
        </Section>
      ))}
    </Inspector>
  );
}
