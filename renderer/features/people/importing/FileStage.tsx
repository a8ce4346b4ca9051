import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { FileFailed } from '#forms/incoming/FileFailed.tsx';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { Button, Notice, Progress, useFormat } from '#ui/index.ts';
import { mostRows } from './reading/sheet.ts';
import type { Sheet } from './reading/sheet.ts';
import { mostBytes, mostLines } from './take.ts';
import type { TakeFailure } from './take.ts';

/** What the system's dialog offers. */
const accepted = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileStageProps {
  readonly failure: TakeFailure | null;
  readonly isReading: boolean;
  /** The sheets of a workbook that has several, to choose one. */
  readonly sheets: readonly Sheet[] | null;
  readonly onFile: (file: File) => void;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Chooses the file, and of a workbook the sheet; says what is read, and why nothing was. */
export function FileStage({ failure, isReading, sheets, onFile, onSheet }: FileStageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { choose, input } = useFileChoice({ label: t('importing.choose'), accept: accepted, onFile });
  return (
    <DropZone label={t('importing.drop')} onFile={onFile} className="flex min-w-0 flex-1">
      <div className="scroll-thin flex flex-1 flex-col items-center overflow-y-auto px-5 py-8">
        <div className="flex w-full max-w-[560px] flex-col gap-4">
          {failure && <Failed failure={failure} />}
          {isReading && <Progress label={t('importing.reading')} />}
          {sheets ? (
            <section aria-label={t('importing.whichSheet')}>
              <h2 className="mb-2 text-panel font-bold">{t('importing.whichSheet')}</h2>
              <ul className="flex flex-col gap-2">
                {sheets.map((sheet, at) => (
                  <li
                    key={sheet.name}
                    className="flex items-center justify-between gap-3 rounded-box border border-line px-3 py-2"
                  >
                    <span className="min-w-0">
                      <span className="block truncate-line font-medium">{sheet.name}</span>
                      <span className="text-help text-text-3">
                        {t('importing.rows', { count: sheet.rows.length, number: format.number(sheet.rows.length) })}
                      </span>
                    </span>
                    {/* It takes the place of the button that had the focus. */}
                    {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
                    <Button autoFocus={at === 0} onPress={() => onSheet(sheet)}>
                      {t('importing.takeSheet')}
                      <span className="sr-only"> {sheet.name}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <section className="flex flex-col items-center gap-3 rounded-box border border-dashed border-line px-6 py-10 text-center">
              <FileSpreadsheet size={28} aria-hidden className="text-text-3" />
              <p className="font-medium">{t('importing.how')}</p>
              <p className="text-help text-text-2">
                {t('importing.limits', { lines: format.number(mostLines), size: format.size(mostBytes) })}
              </p>
              {/* The screen is for nothing else. */}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
              <Button variant="primary" autoFocus isDisabled={isReading} onPress={choose}>
                {t('importing.choose')}
              </Button>
              <p className="text-help text-text-3">{t('importing.columnsHint')}</p>
            </section>
          )}
          {sheets && (
            <p>
              <Button onPress={choose}>{t('importing.another')}</Button>
            </p>
          )}
          {input}
        </div>
      </div>
    </DropZone>
  );
}

/** Why nothing was read, and what to do. */
function Failed({ failure }: { readonly failure: TakeFailure }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (failure.of === 'file') return <FileFailed reason={failure.reason} most={mostBytes} />;
  const { reason, count = 0 } = failure;
  const most = format.number(reason === 'tooManyRows' ? mostRows : mostLines);
  const values = { number: format.number(count), most };
  return (
    <Notice tone="ask" live title={t(`importing.failed.${reason}.what`, values)}>
      {t(`importing.failed.${reason}.todo`, values)}
    </Notice>
  );
}
