import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CompatibilityProgress, GivenIds } from '#shared/ipc/compatibility.ts';
import { givenIdsSchema } from '#shared/ipc/compatibility.ts';
import { useCompatibility } from '#stores/compatibility.ts';
import { useCommands } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { Button, EmptyState, Notice, Progress, TextField, useCopy, useFormat, useNow } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { Report } from './Report.tsx';
import { reportText, unknownIds } from './reportText.ts';

/** « Compatibilité »: what the service serves of the interface, checked on request (R3.4, R5.5). */
export function CompatibilityScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const commands = useCommands();
  const copy = useCopy();
  const save = useSaveFile();
  const { running, last, failure } = useCompatibility();
  const [typed, setTyped] = useState<TypedIds>({});
  return (
    <SettingsPage
      title={t('settings.nav.compatibility')}
      detail={last && t('settings.compatibility.last', { when: format.moment(last.at, now) })}
      lead={t('settings.compatibility.lead')}
      actions={
        <>
          {last && (
            <>
              <Button onPress={() => copy(reportText(t, format, last))}>{t('common.word.copy')}</Button>
              <Button
                onPress={() =>
                  void save(
                    `${t('settings.compatibility.fileName', { day: format.dayOf(last.at) })}.json`,
                    JSON.stringify(last.report, null, 2),
                  )
                }
              >
                {t('settings.compatibility.saveJson')}
              </Button>
            </>
          )}
          <Button
            variant="primary"
            isDisabled={running !== null}
            onPress={() => void commands.checkCompatibility(givenIds(typed))}
          >
            {t(last ? 'settings.compatibility.again' : 'settings.compatibility.check')}
          </Button>
        </>
      }
    >
      {running && <Asking progress={running} onStop={() => commands.stopCompatibility()} />}
      {failure && !running && (
        <div className="mb-4">
          <Notice
            tone={failure.kind === 'cancelled' ? 'wait' : 'ask'}
            icon={<CircleAlert size={16} aria-hidden />}
            title={<FailureText kind={failure.kind} />}
            live
          >
            {t(last ? 'settings.compatibility.failedKept' : 'settings.compatibility.failed')}
            {failure.detail && ` ${t('settings.compatibility.said', { words: format.quote(failure.detail) })}`}
          </Notice>
        </div>
      )}
      {!last && !running && !failure && <EmptyState isInset message={t('settings.compatibility.never')} />}
      {last && <Report report={last.report} />}
      {last && (
        <KnownIds entities={unknownIds(last.report)} typed={typed} onChange={setTyped} isDisabled={running !== null} />
      )}
    </SettingsPage>
  );
}

/** The progress, and the button to stop. */
function Asking({
  progress: { done, total },
  onStop,
}: {
  readonly progress: CompatibilityProgress;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const label =
    total === 0
      ? t('common.slow.asking')
      : t('settings.compatibility.askingOf', { done: format.number(done), total: format.number(total) });
  return (
    <div className="mb-5 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-help text-text-2">{label}</p>
        <Progress label={t('common.slow.asking')} {...(total === 0 ? {} : { value: done, max: total })} />
      </div>
      <Button size="sm" onPress={onStop}>
        {t('common.slow.stop')}
      </Button>
    </div>
  );
}

/** As typed; an empty one is none. */
type TypedIds = Readonly<Partial<Record<EntityName, string>>>;

interface KnownIdsProps {
  readonly entities: readonly EntityName[];
  readonly typed: TypedIds;
  readonly onChange: (typed: TypedIds) => void;
  readonly isDisabled: boolean;
}

/** What could not be tried without an id: a user who knows one can type it. */
function KnownIds({ entities, typed, onChange, isDisabled }: KnownIdsProps) {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  if (entities.length === 0) return null;
  return (
    <section aria-label={t('settings.compatibility.ids')} className="mt-5">
      <h2 className="text-body font-bold text-text">{t('settings.compatibility.ids')}</h2>
      <p className="mb-2 text-help text-text-3">{t('settings.compatibility.idsHint')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3">
        {entities.map((entity) => (
          <TextField
            key={entity}
            label={namesOf(entity, language).one}
            inputMode="numeric"
            value={typed[entity] ?? ''}
            onChange={(text) => onChange({ ...typed, [entity]: text })}
            error={isWrong(entity, typed[entity]) ? t('common.word.digitsOnly') : null}
            isDisabled={isDisabled}
            maxLength={19}
          />
        ))}
      </div>
    </section>
  );
}

const isWrong = (entity: EntityName, text = ''): boolean =>
  text.trim() !== '' && !givenIdsSchema.safeParse({ [entity]: text.trim() }).success;

/** The ids that requests can use. */
const givenIds = (typed: TypedIds): GivenIds =>
  givenIdsSchema.parse(
    Object.fromEntries(
      (Object.entries(typed) as [EntityName, string][]) // Object.entries loses the type of its keys
        .filter(([entity, text]) => text.trim() !== '' && !isWrong(entity, text))
        .map(([entity, text]) => [entity, text.trim()]),
    ),
  );
