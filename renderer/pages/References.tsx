import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRows, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { newFields } from '#forms/creation/newFields.ts';
import { Others } from '#forms/creation/Others.tsx';
import { useQueuedCreation } from '#forms/creation/useCreation.ts';
import { MemberInputs } from '#forms/form/FormFields.tsx';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { entityOfType } from '#shared/entities/typeOfReference.ts';
import { byFrench } from '#shared/text/fold.ts';
import { Button } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { Block } from './Block.tsx';
import { Lines } from './Lines.tsx';
import type { PageTab } from './PageTabs.tsx';
import { useReceived } from './useReceived.ts';

/** The tab of an entity's external references, for any page. */
export function useReferencesTab(entity: EntityName, id: string): PageTab {
  const { t } = useTranslation();
  return {
    id: 'references',
    label: t('pages.references.title'),
    isMore: true,
    count: useRowsOf('ReferenceExterne', 'IdObjet', [id]).length,
    content: <References entity={entity} id={id} />,
  };
}

/** An id is unique within its entity only (R5.4): the type says whose reference it is. */
export function References({ entity, id }: { readonly entity: EntityName; readonly id: string }) {
  const { t } = useTranslation();
  const received = useReceived('ReferenceExterne', [id]);
  const rows = useRowsOf('ReferenceExterne', 'IdObjet', [id]);
  const [isAdding, setIsAdding] = useState(false);
  const hasItsOwn = rows.some((row) => entityOfType(row.fields.text('Type')) === entity);
  return (
    <Block
      title={t('pages.references.title')}
      received={received}
      actions={
        !hasItsOwn && (
          <Button size="sm" icon={<Plus size={14} aria-hidden />} onPress={() => setIsAdding(true)}>
            {t('pages.references.add')}
          </Button>
        )
      }
    >
      <Lines
        entity="ReferenceExterne"
        label={t('pages.references.title')}
        columns={['Type', 'Reference', 'DateMAJ']}
        rows={rows}
        received={received}
        empty={t('pages.references.none')}
      />
      <p className="mt-2 max-w-[75ch] text-help text-text-3">
        {t(hasItsOwn ? 'pages.references.onlyOne' : 'pages.references.how')}
      </p>
      {isAdding && <ReferenceDialog of={{ entity, id }} onClose={() => setIsAdding(false)} />}
    </Block>
  );
}

interface ReferenceDialogProps {
  /** Whose reference it is; null: the user types its number. */
  readonly of: { readonly entity: EntityName; readonly id: string } | null;
  readonly onClose: () => void;
}

/** The number of whose reference it is comes first, where the screen does not say it. */
export const newReference = newFields('ReferenceExterne', ['IdObjet', 'Type', 'Reference']);

/** Free text with a hint: the document lists no types, and the number is that of anything. */
const plainInput =
  (hint: string): OwnInput =>
  (input) => <TextInput {...input} help={[input.help, hint].filter(Boolean).join('. ')} />;

/** A new external reference: one for an entity and a type (R4.2), and never changed afterwards (R3.1). */
export function ReferenceDialog({ of, onClose }: ReferenceDialogProps) {
  const { t } = useTranslation();
  const asked = newReference.usual.filter((field) => !of || field !== 'IdObjet');
  const { form, error } = useQueuedCreation({
    entity: 'ReferenceExterne',
    draftKey: `create/ReferenceExterne/${of ? `${of.entity}/${of.id}` : ''}`,
    initial: of ? { IdObjet: of.id } : {},
    subjectOf: ({ Type = '', Reference = '' }) => `${Type} ${Reference}`,
    onKept: (id) => {
      onClose();
      showKept({ text: t('pages.references.kept'), until: t('forms.leaves'), targets: [id] });
    },
  });
  const seen = useAllRows('ReferenceExterne').map((row) => row.fields.text('Type'));
  const types = typesFor(of?.entity ?? null, seen)
    .slice(0, 4)
    .join(', ');
  const hints: Readonly<Record<string, string>> = {
    Type: types && t('forms.seen', { types }),
    IdObjet: t('forms.number'),
  };
  const inputs = Object.fromEntries(asked.map((field) => [field, plainInput(hints[field] ?? '')]));
  const members = { entity: 'ReferenceExterne', row: null, form, inputs } as const;
  return (
    <FormDialog form={form} title={t('pages.references.new')} action={t('common.save')} error={error} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="text-help text-text-3">{t('pages.references.once')}</p>
        <MemberInputs {...members} fields={asked} />
        <Others fields={newReference.others} valueOf={form.valueOf}>
          <div className="flex flex-col gap-3">
            <MemberInputs {...members} fields={newReference.others} />
          </div>
        </Others>
      </div>
    </FormDialog>
  );
}

/** Types that were seen on this workstation, each once: those that name the entity first. */
export function typesFor(entity: EntityName | null, seen: Iterable<string>): readonly string[] {
  const types = [...new Set(seen)].filter((type) => type !== '').toSorted(byFrench);
  const own = types.filter((type) => entity !== null && entityOfType(type) === entity);
  return [...own, ...types.filter((type) => !own.includes(type))];
}
