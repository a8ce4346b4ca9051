import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { Age } from '#pages/Block.tsx';
import { ReferenceDialog } from '#pages/references/ReferenceDialog.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { openRow } from '#stores/openedRow.ts';
import { Button, LoadingAfter, Segmented, Skeleton, TextAction, TextField } from '#ui/index.ts';
import { fieldsOf, usual } from './columns.ts';

type By = 'IdObjet' | 'Type';
interface Asked {
  readonly by: By;
  readonly value: string;
}

/** External references: the service gives those of one entity number, or of one type (R1.1), and no list of all. */
export function ReferenceList() {
  const { t } = useTranslation();
  const [by, setBy] = useState<By>('IdObjet');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const value = typed.trim();
  const isForm = by === 'Type' ? /^\S{1,200}$/u.test(value) : /^[1-9]\d*$/u.test(value);
  const received = useReceived(
    'ReferenceExterne',
    asked ? [asked.value] : [],
    asked?.by === 'Type' ? 'Type' : undefined,
  );
  const all = useAllRows('ReferenceExterne');
  const rows = useMemo(
    () =>
      all.filter(
        ({ fields }) => !asked || (asked.by === 'Type' ? fields.text('Type') : fields.id('IdObjet')) === asked.value,
      ),
    [all, asked],
  );
  const columns = useEntityColumns('ReferenceExterne', fieldsOf.ReferenceExterne);
  const ask = (): void => {
    if (isForm) setAsked({ by, value });
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-2.5">
        <Segmented
          label={t('teaching.reference.by')}
          value={by}
          onChange={setBy}
          options={[
            { id: 'IdObjet', label: t('teaching.reference.byObject') },
            { id: 'Type', label: t('teaching.reference.byType') },
          ]}
        />
        <div className="w-64">
          <TextField
            label={t(by === 'Type' ? 'teaching.reference.byType' : 'teaching.reference.byObject')}
            hideLabel
            placeholder={t(by === 'Type' ? 'teaching.reference.typeForm' : 'teaching.reference.byObject')}
            value={typed}
            onChange={setTyped}
            onSubmit={ask}
            inputMode={by === 'Type' ? 'text' : 'numeric'}
          />
        </div>
        <Button isDisabled={!isForm} onPress={ask}>
          {t('teaching.reference.find')}
        </Button>
        {asked && (
          <span className="flex min-h-[30px] items-center">
            <TextAction onPress={() => setAsked(null)}>{t('teaching.reference.all')}</TextAction>
          </span>
        )}
        <span className="ml-auto">
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => setIsAdding(true)}>
            {t('pages.references.add')}
          </Button>
        </span>
      </div>
      <p className="px-5 pt-2 text-help text-text-3">
        {t('teaching.how.ReferenceExterne')} {t('teaching.reference.how')}
      </p>
      <DataTable
        id="listed.ReferenceExterne"
        label={t('teaching.tab.ReferenceExterne')}
        rows={rows}
        columns={columns}
        usual={usual.ReferenceExterne}
        onOpen={(id) => openRow('ReferenceExterne', id)}
        // Until the service has answered, nothing is said of what it has.
        empty={
          asked && received.isRunning ? (
            <LoadingAfter>
              <Skeleton label={t('common.loading')} />
            </LoadingAfter>
          ) : (
            t(asked ? 'teaching.reference.noMatch' : 'teaching.none.ReferenceExterne')
          )
        }
        isOwn={({ steps }) => steps.length > 0}
        tools={
          asked && (
            <span className="text-mark text-text-3">
              <Age received={received} />
            </span>
          )
        }
      />
      {isAdding && <ReferenceDialog of={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}
