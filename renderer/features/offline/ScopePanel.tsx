import { useTranslation } from 'react-i18next';
import type { TakenFacts } from '#cache/queries/useTakenAlong.ts';
import type { Scope, TakenRow } from '#stores/offline.ts';
import { useSession } from '#stores/session.ts';
import { CheckList, classes, Section, Select, useFormat } from '#ui/index.ts';
import { FolderChoice } from './FolderChoice.tsx';
import { RowChoice } from './RowChoice.tsx';

interface ScopePanelProps {
  readonly scope: Scope;
  /** Rows taken one by one, and those that the user left out. */
  readonly rows: readonly TakenRow[];
  readonly facts: TakenFacts;
  /** Length of all texts on this workstation. */
  readonly characters: number;
  /** The disk refused to save the last change. */
  readonly isNotKept: boolean;
  readonly onChange: (scope: Scope) => void;
  readonly onTake: (row: TakenRow) => void;
  readonly onReceive: (path: readonly string[]) => void;
}

const counted = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** « À emporter »: what is downloaded for offline work, with the effect of each choice. */
export function ScopePanel(props: ScopePanelProps) {
  const { scope, rows, facts, characters, isNotKept, onChange, onTake, onReceive } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const weeks = (most: number) =>
    counted(most).map((count) => ({ id: String(count), label: t('offline.scope.weeks', { count }) }));
  // What was never downloaded cannot be counted; the campus of the sign-in has its name all the same.
  const own = useSession((session) => session.open?.profile);
  const { Planification: calendar, Dossier: applications } = facts.lists;
  const events = (count: number) => calendar.last !== null && { detail: t('offline.scope.events', { count }) };
  const applicationsOf = (count: number) =>
    applications.last !== null && { detail: t('offline.scope.applications', { count }) };
  const admissionPaths = new Set(facts.admissionPaths.map(({ id }) => id));
  return (
    <aside
      data-region
      tabIndex={-1}
      aria-label={t('offline.scope.title')}
      className="inspector-width flex shrink-0 flex-col border-l border-line outline-none max-[1179.98px]:w-full max-[1179.98px]:border-t max-[1179.98px]:border-l-0"
    >
      <header className="flex min-h-11 shrink-0 items-center justify-between gap-2 border-b border-line px-5">
        <h2 className="font-medium">{t('offline.scope.title')}</h2>
        {characters > 0 && (
          <span className="text-help text-text-3">{t('offline.scope.size', { size: format.size(characters) })}</span>
        )}
      </header>
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4 max-[1179.98px]:overflow-visible">
        <Section title={t('offline.scope.campus')}>
          <CheckList
            label={t('offline.scope.campus')}
            value={scope.campusIds}
            onChange={(campusIds) => onChange({ ...scope, campusIds: [...campusIds] })}
            options={facts.campuses.map((campus) => ({
              id: campus.id,
              label: campus.name ?? (campus.id === own?.campusId ? own.campusName : campus.id),
              ...events(campus.events),
            }))}
          />
        </Section>
        <Section title={t('offline.scope.calendar')} aside={<Count {...events(facts.events)} />}>
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={t('offline.scope.before')}
              value={String(scope.weeksBefore)}
              onChange={(count) => onChange({ ...scope, weeksBefore: Number(count) })}
              options={weeks(4)}
            />
            <Select
              label={t('offline.scope.after')}
              value={String(scope.weeksAfter)}
              onChange={(count) => onChange({ ...scope, weeksAfter: Number(count) })}
              options={weeks(8)}
            />
          </div>
        </Section>
        <Section title={t('offline.scope.admissionPaths')} aside={<Count {...applicationsOf(facts.applications)} />}>
          {facts.admissionPaths.length === 0 && <p className="text-text-3">{t('offline.scope.noAdmissionPaths')}</p>}
          <CheckList
            label={t('offline.scope.admissionPaths')}
            value={facts.admissionPaths.map(({ id }) => id).filter((id) => !scope.withoutAdmissionPaths.includes(id))}
            onChange={(taken) =>
              onChange({
                ...scope,
                withoutAdmissionPaths: [
                  ...scope.withoutAdmissionPaths.filter((id) => !admissionPaths.has(id)),
                  ...[...admissionPaths].filter((id) => !taken.includes(id)),
                ],
              })
            }
            options={facts.admissionPaths.map((path) => ({
              id: path.id,
              label: path.name,
              ...applicationsOf(path.applications),
            }))}
          />
        </Section>
        <RowChoice rows={rows} names={facts.rowNames} onTake={onTake} />
        <Section title={t('offline.scope.folders')}>
          <FolderChoice
            chosen={scope.folders}
            known={facts.folders}
            onChange={(folders) => onChange({ ...scope, folders: [...folders] })}
            onReceive={onReceive}
          />
          <p className="mt-2 text-help text-text-3">{t('offline.scope.foldersHint')}</p>
        </Section>
      </div>
      <footer className="border-t border-line px-5 py-3 text-help text-text-3">
        <p>{t('offline.scope.whole')}</p>
        <output className={classes('block', isNotKept && 'text-ask')}>
          {t(isNotKept ? 'common.choiceNotKept' : 'offline.scope.kept')}
        </output>
      </footer>
    </aside>
  );
}

const Count = ({ detail }: { readonly detail?: string }) =>
  detail && <span className="text-help text-text-3">{detail}</span>;
