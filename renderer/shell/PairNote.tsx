import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useSomeApplications } from '#cache/queries/hooks.ts';
import { customField } from '#intents/fields.ts';
import { rowEdit } from '#intents/intent.ts';
import type { RowEdit } from '#intents/intent.ts';
import { apartIn } from '#intents/interview/apart.ts';
import type { Seen } from '#intents/seen.ts';
import { usePutBack } from '#session/usePutBack.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { useCommand } from '#stores/commit.ts';
import { forgetPair, usePairAct } from '#stores/pair.ts';
import type { PairAct } from '#stores/pair.ts';
import { decideOn, usePlace, useScreen } from '#stores/place.ts';
import { plain } from '#sync/rules/summary.ts';
import { Button, IconButton, showToast, useShortcut } from '#ui/index.ts';
import { useHalfWords } from '#wording/useHalfWords.ts';
import { appShortcuts } from './commands.ts';

/** As long as a toast. In ms. */
const shownFor = 8_000;

/** What concerns the two halves of an interview, event and application (R4.7), until answered. Once in the shell. */
export function PairNotes() {
  const act = usePairAct((state) => state.act);
  const apart = apartIn(useOutbox());
  // Nothing is said of both once one of them was refused.
  const isApart = apart.some(({ step }) => step.intentId === act?.intentId);
  return (
    <>
      <Apart halves={apart} />
      {act && !isApart && <LatestAct key={act.intentId} act={act} />}
    </>
  );
}

/**
 * « BENSAÏD Inès : dossier aussi, 11:30 · Calendrier seul »: what the other half did, and the key that leaves or takes
 * it; on the screen of the act only.
 */
function LatestAct({ act }: { readonly act: PairAct }) {
  const { t } = useTranslation();
  const { isBoth, rows: halves } = act;
  const wordsOf = useHalfWords();
  const what = wordsOf(halves[0]);
  const now = wordsOf(halves[0] && asSeen(halves[0], act.seen), true);
  const { entity } = halves[0] ?? { entity: 'Dossier' };
  const half = useCommand(
    async (commands) => {
      const rejection = await commands.switchPair();
      if (rejection !== null) showToast(t(`common.rejection.${rejection}`));
      return rejection === null;
    },
    () => `${act.intentId} ${String(isBoth)}`,
  );
  useShortcut(appShortcuts.otherHalf, () => void half());
  const close = useEffectEvent(forgetPair);
  // Both is the usual, and said like all that was done; one half alone stays said.
  useEffect(() => {
    // Each further press of a key asks for rows of its own, and is shown as long.
    if (!isBoth || halves.length === 0) return undefined;
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, [halves, isBoth]);
  const screen = useScreen();
  const [ofScreen] = useState(screen);
  useEffect(() => {
    if (screen !== ofScreen) close();
  }, [screen, ofScreen]);
  const count = halves.filter((row) => row.entity === entity).length;
  const name = useApplicantName(halves[0]);
  const names = count > 1 ? `${name} ${t('common.word.andOthers', { count: count - 1 })}` : name;
  return (
    <Note label={t('pair.label')} onClose={forgetPair}>
      <output className="min-w-0">
        {t(`pair.${isBoth ? 'both' : 'one'}.${entity}`, { name: names, count, what, now })}
      </output>
      <Button size="sm" kbd="alt+Enter" onPress={() => void half()}>
        {t(isBoth ? `pair.only.${entity}` : 'pair.take')}
      </Button>
    </Note>
  );
}

/** Whose interview it is, by its application. */
function useApplicantName(half: RowEdit | undefined): string {
  const { t } = useTranslation();
  const id = half?.entity === 'Dossier' ? half.id : half?.partner;
  const [application] = useSomeApplications(useMemo(() => (id === undefined ? [] : [id]), [id]));
  return application?.applicantName || application?.numero || t('common.unnamed');
}

/** The other half as it was shown before, in the form of an edit. */
function asSeen({ entity, id, members }: RowEdit, seen: readonly Seen[]): RowEdit {
  const before = Object.keys(members).map((member) => {
    const own = seen.find((each) => each.entity === entity && each.id === id && memberOf(each) === member);
    if (typeof own?.raw === 'number') return [member, own.raw];
    const value = plain(rawJson(own?.raw ?? 'null'));
    const isInstant = describeEntity(entity).instants.includes(member);
    return [member, (isInstant ? instantParts(value)?.epochMilliseconds : undefined) ?? value];
  });
  return rowEdit(entity, id, Object.fromEntries(before));
}
const memberOf = ({ field, key }: Seen): string => (key === undefined ? field : customField(key));

/** One half was refused, or is in conflict, and the other is at the service: said wherever the user is. */
function Apart({ halves }: { readonly halves: ReturnType<typeof apartIn> }) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const putBack = usePutBack();
  const isOnChanges = usePlace(({ at }) => at === 'changes');
  const apart = halves.find(({ step }) => !seen.includes(step.id));
  // There, its line says so.
  if (!apart || isOnChanges) return null;
  const { step } = apart;
  const { kind } = step.state;
  const close = (): void => setSeen([...seen, step.id]);
  return (
    <Note label={t('pair.apart.label')} onClose={close}>
      <output className="mr-auto min-w-0">
        {t(`pair.apart.${kind}.${step.entity}`, { name: step.summary.subject || t('common.unnamed') })}
      </output>
      {kind === 'refused' && (
        <Button size="sm" onPress={() => void putBack(apart)}>
          {t('shell.undo.putBack')}
        </Button>
      )}
      <Button
        size="sm"
        onPress={() => {
          close();
          decideOn(step.id);
        }}
      >
        {t('common.word.toDecide')}
      </Button>
    </Note>
  );
}

function Note({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section
      data-region
      aria-label={label}
      className="pointer-events-auto flex min-h-10 items-center gap-3 rounded-box border border-line bg-surface py-1.5 pr-1.5 pl-4 text-body shadow-overlay"
    >
      {/* Buttons take a line of their own before they leave the words no room. */}
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">{children}</div>
      <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={onClose} />
    </section>
  );
}
