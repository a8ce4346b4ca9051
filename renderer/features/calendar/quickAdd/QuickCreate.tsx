import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Dialog, Popover, TextField } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import { longestLine, typedText } from '#shared/text/typedText.ts';
import { leftOver } from '#shared/text/when/phrase.ts';
import type { Choice, UnsettledPiece } from '#shared/text/when/read.ts';
import { openHelp } from '#stores/help.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import type { Submission } from '#sync/ports.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { Slot, Span } from '#timeGrid/gesture/span.ts';
import type { Drawn } from '#timeGrid/ghosts.ts';
import {
  Button,
  IconButton,
  JoinedLines,
  runShortcut,
  ShortcutScope,
  useFormat,
  useJoinedLines,
  useShortcut,
} from '#ui/index.ts';
import type { Draft } from '../form/draft.ts';
import { draftOf, ofApplication } from '../form/draft.ts';
import { draftText, newEventDraft, readDrafts } from '../form/keptDraft.ts';
import { useCreating } from '../form/useCreating.ts';
import { repeatOn } from '../repeat/rule.ts';
import { useSeriesClashes } from '../repeat/useSeriesClashes.ts';
import { HighlightedInput, UnsettledPieces } from './HighlightedInput.tsx';
import type { Named } from './names.ts';
import { lineOfCells } from './pastedCells.ts';
import { QuickLines } from './QuickLines.tsx';
import { SlotAnchor, useHeight, useIsDoubleClick } from './SlotAnchor.tsx';
import { useApplicant } from './useApplicant.ts';
import { useLine } from './useLine.ts';
import type { QuickEvent } from './useQuickEvent.ts';
import { useQuickEvent } from './useQuickEvent.ts';
import { choiceByKey, WhichApplication } from './WhichApplication.tsx';

interface QuickCreateProps {
  readonly campusId: string;
  readonly submission: Submission;
  /** The slot drawn, or proposed. */
  readonly slot: Slot;
  readonly types: readonly Named[];
  /** Drawn in the grid while it is written. */
  readonly onDraft: (ghost: Drawn | null) => void;
  /** The parsed values in the full form; or a saved draft of the form. */
  readonly onForm: (start: Draft | string) => void;
  readonly onCreated: (id: string, span: Span) => void;
  readonly onClose: () => void;
}

/** One line: « demain 14h entretien Dupont 30 min », with the parsed values below. */
export function QuickCreate({
  campusId,
  submission,
  slot,
  types,
  onDraft,
  onForm,
  onCreated,
  onClose,
}: QuickCreateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { text, setText, keep: remember } = useLine();
  const { joined, onPaste } = useJoinedLines(text);
  /** Of how many pasted rows the line has the first, until it changes again. */
  const [first, setFirst] = useState<{ readonly of: number; readonly line: string } | null>(null);
  const onCells = (event: ClipboardEvent): void => {
    const cells = lineOfCells(event.clipboardData.getData('text/plain'));
    if (!cells || !(event.target instanceof HTMLInputElement)) return onPaste(event);
    event.preventDefault();
    // Nothing else goes into what Ctrl Z undoes.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, typedText(cells.line));
    setFirst({ of: cells.rows, line: typedText(event.target.value) });
  };
  useEffect(() => useQuickMemory.setState({ text: '' }), []);
  /** Texts that look like something else, and that the user declared part of the name. */
  const [asName, setAsName] = useState<readonly string[]>([]);
  const quick = useQuickEvent(text, slot, { campusId, types }, asName);
  const { unsettled } = quick;
  const applicant = useApplicant(quick);
  const { application } = applicant;
  const create = useCreating(campusId, submission, application);
  const isEmpty = text.trim() === '';
  const field = useRef<HTMLDivElement>(null);
  const form = useDraft(newEventDraft);
  const left = readDrafts(form.text)?.[0];
  const anchor = useRef<HTMLDivElement>(null);
  /** There is room for it on one side of the slot; otherwise it is below or above. */
  const [isBeside, setIsBeside] = useState(true);
  const height = useHeight(field);
  const isDoubleClick = useIsDoubleClick();
  /** The form takes the focus before the popover closes, which would otherwise count as closing by accident. */
  const goesOn = useRef(false);

  const { debut, fin } = drawable(quick, slot);
  const name = applicant.titled(nameOf(quick)) || t('timeGrid.newEvent');
  const hue = hueOf(quick.type?.name ?? '');
  const series = quick.series?.spans;
  const spans = useMemo(() => series ?? [{ debut, fin }], [series, debut, fin]);
  const clashes = useSeriesClashes(campusId, spans, {
    nom: applicant.titled(quick.title),
    enseignants: quick.enseignants,
    applicationId: applicant.awaited ? undefined : application?.id,
  });
  const clashing = clashes.map(({ span }) => span.debut).join(' ');
  useEffect(
    () =>
      onDraft({
        span: { debut, fin },
        name,
        hue,
        also: spans.slice(1),
        clashing: clashing.split(' ').map(Number),
      }),
    [debut, fin, name, hue, spans, clashing, onDraft],
  );
  useEffect(() => () => onDraft(null), [onDraft]);

  const goOn: typeof onForm = (start) => {
    goesOn.current = true;
    onForm(start);
  };
  const openForm = (): void => {
    const draft = { ...draftFrom(), application: application && ofApplication(application) };
    remember('');
    // After closing by accident, the form can be opened again.
    if (draft.nom !== '') form.keep(draftText([draft]));
    goOn(draft);
  };
  /** Marked text goes to the form unchanged, and the fields it may have meant stay empty there. */
  const draftFrom = (): Draft => {
    const draft = draftOf({ debut, fin }, format, {
      nom: applicant.titled(leftOver(text, quick.understood)),
      typeId: quick.type?.id ?? null,
      enseignants: quick.enseignants,
      repeat: series ? repeatOn(series.slice(1).map((span) => format.dayOf(span.debut))) : null,
    });
    const open = new Set(unsettled.map(openedBy));
    return {
      ...draft,
      ...(open.has('day') && { day: '', endDay: null }),
      ...(open.has('time') && { start: '', end: '' }),
    };
  };
  const keepAsName = (piece: string): void => {
    setAsName((before) => [...before, piece]);
    field.current?.querySelector('input')?.focus();
  };
  const choose = ({ phrase }: Choice): void => {
    setText(phrase);
    field.current?.querySelector('input')?.focus();
  };
  const leave = (): void => {
    remember(text);
    onClose();
  };
  const keep = async (): Promise<void> => {
    const { problem, type } = quick;
    if (problem || isEmpty) return;
    const nom = applicant.titled(nameOf(quick));
    // What the line did not give is asked for in the form.
    if (type === null || nom === '') return openForm();
    const draft: Draft = { ...draftFrom(), nom, repeat: null };
    const events = spans.map((each) => draftOf(each, format, draft));
    const made = await create(events);
    if (!made) return;
    remember('');
    useQuickMemory.setState({ lastTypeId: type.id });
    onClose();
    onCreated(made.id, made.span);
  };
  const answer = (piece: UnsettledPiece | undefined, isShift: boolean): void => {
    if (!piece) return applicant.choose(choiceByKey(applicant, isShift));
    const choice = piece.choices?.[isShift ? 1 : 0];
    return choice ? choose(choice) : keepAsName(text.normalize('NFC').slice(piece.from, piece.to).trim());
  };
  const onKey = (event: KeyboardEvent): void => {
    const [first] = unsettled;
    const answers = event.key === 'Enter' && event.altKey && (first !== undefined || applicant.choices.length > 0);
    // Where Alt is released before Entrée, the held key still belongs to the answer.
    const isHeld = event.key === 'Enter' && event.repeat;
    if (answers || isHeld) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (isHeld) return;
    if (answers) return answer(first, event.shiftKey);
    const isForm = event.key === 'Tab' && !event.shiftKey;
    if (!isForm && event.key !== 'Enter') return;
    // Only the field has keys of its own: the buttons keep their usual keys.
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isForm) openForm();
    else void keep();
  };
  return (
    <>
      <SlotAnchor ref={anchor} onPlaced={setIsBeside} />
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => {
          if (!open && !goesOn.current) leave();
        }}
        // The first click opened it.
        shouldCloseOnInteractOutside={() => !isDoubleClick()}
        placement={isBeside ? 'right top' : 'bottom'}
        offset={10}
        // It is placed again when an option changes, and not when its content grows: less than a pixel is enough.
        crossOffset={height / 1_000_000}
        className="scroll-thin w-[min(560px,calc(100vw-24px))] rounded-hero border border-line bg-surface shadow-overlay"
      >
        <Dialog aria-label={t('timeGrid.newEvent')} className="outline-none">
          <ShortcutScope modal>
            <PaletteKey onLeave={leave} />
            {/* Handles the field's Enter and Tab before the popover does. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div ref={field} onKeyDownCapture={onKey}>
              <TextField
                aria-label={t('timeGrid.newEvent')}
                value={text}
                isInvalid={unsettled.length > 0}
                onChange={(typed) => setText(typedText(typed))}
                onPaste={onCells}
                maxLength={longestLine}
                autoFocus
              >
                <HighlightedInput
                  text={text}
                  unsettled={unsettled}
                  placeholder={t('calendar.doing.quick.placeholder')}
                />
              </TextField>
              <div className="px-4 empty:hidden">
                <JoinedLines count={joined} />
                {first && first.of > 1 && first.line === text && (
                  <output className="mt-1 block text-help text-ask">
                    {t('calendar.doing.quick.firstRow', { count: first.of })}
                  </output>
                )}
              </div>
              <QuickLines text={text} quick={quick} applicant={applicant} clashes={clashes} />
              <WhichApplication applicant={applicant} at={debut} count={spans.length} />
              <UnsettledPieces text={text} unsettled={unsettled} onName={keepAsName} onChoose={choose} />
              {left && (
                <p className="flex items-center gap-2 border-t border-line px-4 py-2 text-help text-text-2">
                  <span className="truncate-line min-w-0 flex-1">
                    {t('calendar.doing.quick.draft', { name: left.nom || t('common.unnamed') })}
                  </span>
                  <Button size="sm" onPress={() => goOn(form.text ?? left)}>
                    {t('common.word.resume')}
                  </Button>
                </p>
              )}
              <footer className="sticky bottom-0 flex items-center justify-end gap-2 rounded-b-hero border-t border-line bg-surface px-4 py-2.5">
                <span className="mr-auto">
                  <IconButton
                    label={t('calendar.doing.quick.help')}
                    icon={<CircleQuestionMark size={15} aria-hidden className="text-text-3" />}
                    onPress={() => {
                      leave();
                      openHelp('lines');
                    }}
                  />
                </span>
                <Button size="sm" kbd="Tab" onPress={openForm}>
                  {t('calendar.doing.quick.form')}
                </Button>
                <Button
                  size="sm"
                  variant="primary"
                  kbd="Enter"
                  isDisabled={isEmpty || quick.problem !== null}
                  onPress={() => void keep()}
                >
                  {t('common.word.create')}
                </Button>
              </footer>
            </div>
          </ShortcutScope>
        </Dialog>
      </Popover>
    </>
  );
}

/** The palette takes the place of the line, and offers what can be done on the screen below. */
function PaletteKey({ onLeave }: { readonly onLeave: () => void }) {
  useShortcut('mod+k', () => {
    flushSync(onLeave);
    runShortcut('app.palette');
  });
  return null;
}

/** The field of the form that an unsettled piece leaves empty: the user fills it in, it is not guessed. */
function openedBy({ why, choices = [] }: UnsettledPiece): 'day' | 'time' | null {
  if (why === 'unclear') return choices.some(({ meaning }) => 'day' in meaning) ? 'day' : 'time';
  if (why === 'noSuchTime') return 'time';
  return why === 'tooMany' || why === 'second' || why === 'unread' ? null : 'day';
}

/** A type alone is a sufficient name. */
const nameOf = ({ title, type }: QuickEvent): string => title || (type?.name ?? '');

/** An event that ends before it begins is drawn, and passed to the form, with the length of the slot. */
const drawable = ({ span, problem }: QuickEvent, slot: Span): Span =>
  problem === 'endBeforeStart' ? { debut: span.debut, fin: span.debut + slot.fin - slot.debut } : span;
