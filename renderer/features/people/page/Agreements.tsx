import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useFieldText } from '#forms/fields/useFieldText.ts';
import { Block } from '#pages/Block.tsx';
import { OpenByNumber } from '#pages/number/OpenByNumber.tsx';
import { startCreating } from '#stores/creating.ts';
import { openPage } from '#stores/view.ts';
import { Button, Mark } from '#ui/index.ts';

interface AgreementsProps {
  readonly learnerId: string;
  readonly name: string;
}

/**
 * Agreements of a learner that are known here, each a link to its page. The service reads one by its number, and lists
 * none (document: Agreements).
 */
export function Agreements({ learnerId, name }: AgreementsProps) {
  const { t } = useTranslation();
  const agreements = useRowsOf('Convention', 'ApprenantId', [learnerId]);
  return (
    <Block
      title={t('people.tab.agreements')}
      isWide
      actions={
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden />}
          onPress={() => startCreating('agreement', { id: learnerId, name })}
        >
          {t('people.agreements.create')}
        </Button>
      }
    >
      {agreements.length === 0 ? (
        <p className="text-text-3">{t('people.agreements.none')}</p>
      ) : (
        <ul aria-label={t('people.tab.agreements')}>
          {agreements.map((agreement) => (
            <li key={agreement.id} className="border-t border-line-soft first:border-0">
              <AgreementLine agreement={agreement} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <OpenByNumber entity="Convention" />
      </div>
    </Block>
  );
}

function AgreementLine({ agreement: { id, fields, mark } }: { readonly agreement: RowView }) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const said = (field: string): string => fieldText('Convention', field, fields).text ?? '';
  return (
    <button
      type="button"
      data-row={id}
      onClick={() => openPage({ entity: 'Convention', id })}
      className="-mx-2 grid min-h-9 w-[calc(100%+16px)] grid-cols-[180px_minmax(0,1fr)_auto] items-center gap-3 rounded-button px-2 text-left outline-offset-[-2px] hover:bg-hover"
    >
      <span className="truncate-line font-medium">{said('Code') || t('forms.numbered', { id })}</span>
      <span className="truncate-line text-text-2">
        {[said('TypeConventionId'), said('Poste')].filter(Boolean).join(' · ')}
      </span>
      <span className="flex items-center gap-2 text-text-2">
        {mark && <Mark state={mark} />}
        {said('EtatConventionId')}
      </span>
    </button>
  );
}
