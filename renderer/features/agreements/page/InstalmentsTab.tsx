import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useKeepDraft } from '#cache/queries/useDraft.ts';
import { euros } from '#i18n/labels/quantity.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { centsOf } from '#shared/entities/cents.ts';
import { go } from '#stores/place.ts';
import { Button, useFormat, useNow } from '#ui/index.ts';
import { draftKey, instalmentsDraft } from '../draft/draft.ts';
import { chartOf } from './chart.ts';
import { lastNumberOf, sumOf } from './instalments.ts';

const columns = ['Numero', 'Libelle', 'Date', 'Montant', 'Pourcentage', 'NumeroFacture'];

interface InstalmentsTabProps {
  readonly agreementId: string;
  readonly name: string;
  readonly companyId: string | null;
}

export function InstalmentsTab({ agreementId, name, companyId }: InstalmentsTabProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const now = useNow();
  const received = useReceived('EcheanceApprentissageConvention', [agreementId]);
  const found = useRowsOf('EcheanceApprentissageConvention', 'ConventionId', [agreementId]);
  const rows = found.toSorted((a, b) => (a.fields.instant('Date') ?? 0) - (b.fields.instant('Date') ?? 0));
  const sum = sumOf(rows);
  const keep = useKeepDraft();
  const prepare = (): void => {
    const id = crypto.randomUUID();
    const existing = { id: agreementId, companyId: companyId ?? '', lastNumber: lastNumberOf(rows) };
    keep(draftKey(id), JSON.stringify(instalmentsDraft(id, now, existing, name)));
    go({ at: 'draft', id });
  };
  const past = rows.filter(({ fields }) => (fields.instant('Date') ?? now) < now);
  return (
    <Block
      title={t('agreements.page.tab.instalments')}
      received={received}
      isWide
      actions={
        // Further ones are numbered after those that the service has.
        <Button size="sm" isDisabled={received.at === null} onPress={prepare}>
          {t('agreements.page.prepareInstalments')}
        </Button>
      }
    >
      {rows.length > 0 && (
        <>
          <p className="mb-3">
            {[
              t('agreements.page.total', { count: rows.length, sum: euros(language, sum.cents) }),
              t('agreements.page.past', { sum: euros(language, sumOf(past).cents) }),
              ...(sum.unread === 0 ? [] : [t('agreements.page.unread', { count: sum.unread })]),
            ].join(' · ')}
          </p>
          <Chart rows={rows} />
        </>
      )}
      <Lines
        entity="EcheanceApprentissageConvention"
        label={t('agreements.page.tab.instalments')}
        columns={columns}
        rows={rows}
        received={received}
        empty={t('agreements.page.noInstalment')}
      />
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('agreements.page.instalmentsHow')}</p>
    </Block>
  );
}

const [below, above] = [22, 18];

function Chart({ rows }: { readonly rows: readonly RowView[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dated = rows.flatMap(({ fields }) => {
    const at = fields.instant('Date');
    const cents = centsOf(fields.digits('Montant'));
    return at === null || cents === null ? [] : [{ at, cents }];
  });
  const { width, height, bars } = chartOf(dated);
  if (bars.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${width} ${above + height + below}`} className="mb-4 block w-full max-w-[640px] text-mark">
      <title>{t('agreements.page.chart')}</title>
      <g aria-hidden transform={`translate(0 ${above})`}>
        <line x1={0} x2={width} y1={height} y2={height} className="stroke-control" />
        {bars.map((bar) => (
          <g key={bar.at}>
            <rect x={bar.x - bar.width / 2} y={bar.y} width={bar.width} height={bar.height} className="fill-accent" />
            {bar.isNamed && (
              <>
                <text x={bar.x} y={bar.y - 5} textAnchor="middle" className="fill-text-2">
                  {euros(format.language, bar.cents)}
                </text>
                <text x={bar.x} y={height + 16} textAnchor="middle" className="fill-text-2">
                  {format.date(bar.at)}
                </text>
              </>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
