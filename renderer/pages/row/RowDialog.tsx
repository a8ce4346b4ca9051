import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useLoaded } from '#cache/queries/hooks.ts';
import { Fields, useRow } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { useIsNumberOnly, withoutTechnical } from '#forms/fields/technical.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { backToRow, closeRows, useOpenedRows } from '#stores/openedRow.ts';
import type { OpenedRow as Opened } from '#stores/openedRow.ts';
import { Button, classes, Dialog, Skeleton, useFormat } from '#ui/index.ts';
import { rowFieldsOf, shownBelow } from '../everyField.ts';
import { useReceived } from '../useReceived.ts';
import { useRowName } from '../useRowName.ts';

/** So many are read in one column. */
const fewFields = 9;

export function RowDialog({ opened: { entity, id, text } }: { readonly opened: Opened }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const nameOf = useRowName();
  const isFirst = useOpenedRows(({ rows }) => rows.length === 1);
  const row = useRow(entity, id);
  const [fields, below] = [rowFieldsOf(entity), shownBelow(entity)];
  const members = row?.fields ?? (text === null ? null : new Fields(text));
  const other = (below && members?.id(below.field)) ?? null;
  const name = members === null ? t('common.numbered', { id }) : nameOf({ id, fields: members });
  return (
    <Dialog
      title={`${namesOf(entity, language).one} · ${name}`}
      isText
      width={fields.length > fewFields ? 'lg' : 'md'}
      onClose={closeRows}
      footer={!isFirst && <Button onPress={backToRow}>{t('pages.row.back')}</Button>}
    >
      <Members entity={entity} id={id} fields={fields} given={text} />
      {below && other !== null && (
        <section className="mt-4 border-t border-line pt-3">
          <h3 className="mb-2 font-bold">{namesOf(below.entity, language).one}</h3>
          <Members entity={below.entity} id={other} fields={rowFieldsOf(below.entity)} given={null} />
        </section>
      )}
    </Dialog>
  );
}

interface MembersProps {
  readonly entity: EntityName;
  readonly id: string;
  readonly fields: readonly GroupedField[];
  /** The row, where it is in no dataset of its own. */
  readonly given: Opened['text'];
}

/** Every member of a row, empty ones too; numbers that lead to nothing here below the others. */
function Members({ entity, id, fields, given }: MembersProps) {
  const { t } = useTranslation();
  const row = useRow(entity, id);
  // By itself, or not at all: no list is received for one row.
  const { isRunning } = useReceived(entity, endpointFor(entity, 'one') === undefined ? [] : [id]);
  const isLoading = useLoaded(entity) === 'loading';
  const isNumberOnly = useIsNumberOnly(entity);
  const members = row?.fields ?? (given === null ? null : new Fields(given));
  if (members === null) {
    if (isLoading || isRunning) return <Skeleton label={t('common.loading')} />;
    return <p className="text-text-3">{t('pages.absentHere')}</p>;
  }
  const marks = fieldMarks(row?.steps ?? []);
  const { groups, technical } = withoutTechnical(
    [{ id: 'all', fields }],
    ({ field, always }) => !always && isNumberOnly(members, field),
  );
  const inColumns = fields.length > fewFields;
  const list = (of: readonly GroupedField[]) => (
    <div
      className={classes(
        'grid items-start gap-x-10 gap-y-[7px]',
        inColumns && 'grid-cols-2 max-[899.98px]:grid-cols-1',
      )}
    >
      {(inColumns ? halves(of) : [of]).map((half) => (
        <FieldList key={half[0]?.field} entity={entity} row={members} fields={half} marks={marks} isWhole />
      ))}
    </div>
  );
  return (
    <>
      {row?.gone && <p className="mb-3 text-stop">{t('pages.gone')}</p>}
      {groups.map((group) => list(group.fields))}
      {technical.length > 0 && (
        <section className="mt-4 border-t border-line pt-3">
          <h3 className="mb-2 font-bold">{t('forms.technical')}</h3>
          {list(technical)}
        </section>
      )}
    </>
  );
}

/** Two columns that are read one after the other. */
function halves(fields: readonly GroupedField[]): readonly (readonly GroupedField[])[] {
  const middle = Math.ceil(fields.length / 2);
  return [fields.slice(0, middle), fields.slice(middle)].filter((half) => half.length > 0);
}
