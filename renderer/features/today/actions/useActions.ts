import {
  CalendarClock,
  CalendarDays,
  Check,
  DoorOpen,
  FolderOpen,
  Gavel,
  Link2,
  Mail,
  PencilLine,
  Phone,
  Undo2,
  UserPlus,
  UserX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNote } from '#acts/useNote.ts';
import type { NotedField } from '#acts/useNote.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { createApplicationFor } from '#parts/newApplication/forEvent.ts';
import { mailAddress, telAddress } from '#shared/ipc/outside.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { go } from '#stores/place.ts';
import { showToast, useFormat, useNow, useTargetShortcut } from '#ui/index.ts';
import type { Target } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import { todayShortcuts as keys } from '#wording/shortcuts.ts';
import { useReach } from '#wording/useReach.ts';
import type { Action, ActionId, RequestedAction } from './action.ts';

/** What is noted of an interview, and the act that takes it back. */
const takenBack = [
  { field: 'arrived', action: 'notArrived', word: 'keys.today.notArrived' },
  { field: 'done', action: 'notDone', word: 'common.word.markAsNotDone' },
  { field: 'absent', action: 'notAbsent', word: 'keys.today.notAbsent' },
] as const;

/** The actions on an interview, in the order shown; none without one. */
export function useActions(
  interview: InterviewView | null,
  ask: (requested: RequestedAction) => void,
): readonly Action[] {
  const { t } = useTranslation();
  const format = useFormat();
  const noteOf = useNote();
  const reach = useReach();
  const { fieldMapping } = useDayChoices();
  const now = useNow();
  if (!interview) return [];
  const { id, event } = interview;
  const name = nameInSentence(interview.applicantName);
  const mapped = mappedOf(interview, fieldMapping);
  const hasField = (field: NotedField): boolean => fieldMapping[field] !== null;

  const note = (field: NotedField, isOn: boolean): void => noteOf(interview, field, isOn);
  const call = (): void => {
    if (mapped.phone) reach(mapped.phone, telAddress(mapped.phone));
    else showToast(t('today.toast.noPhone', { name }));
  };
  const write = (): void => {
    if (interview.mail) reach(interview.mail, mailAddress(interview.mail));
    else showToast(t('today.toast.noMail', { name }));
  };
  const row = (action: Omit<Action, 'isOffered'> & { readonly isOffered?: boolean }): Action => ({
    isOffered: true,
    ...action,
  });
  if (event) {
    const { id: selected, debut } = event;
    // One with a number belongs to an application that this workstation does not have on that day.
    const isOffered = event.reference === undefined;
    return [
      row({
        id: 'link',
        icon: Link2,
        label: t('keys.today.link'),
        shortcut: keys.link,
        isOffered,
        run: () => ask({ kind: 'link', events: [event] }),
      }),
      row({
        id: 'createFile',
        icon: UserPlus,
        label: t('keys.today.createFile'),
        shortcut: keys.createFile,
        isOffered,
        run: () => createApplicationFor(event),
      }),
      row({
        id: 'inCalendar',
        icon: CalendarDays,
        label: t('today.action.inCalendar'),
        shortcut: keys.inCalendar,
        run: () => go({ at: 'calendar', day: format.dayOf(debut), of: null, selected }),
      }),
    ];
  }
  return [
    row({
      id: 'arrived',
      icon: DoorOpen,
      label: t('today.action.arrived'),
      shortcut: keys.arrived,
      isOn: Boolean(mapped.arrived),
      isOffered: hasField('arrived') && !mapped.done,
      run: () => note('arrived', true),
    }),
    row({
      id: 'done',
      icon: Check,
      label: t('common.word.done'),
      shortcut: keys.done,
      isOn: Boolean(mapped.done),
      // Of who is to be noted as arrived, that is first.
      isOffered: hasField('done') && (Boolean(mapped.arrived) || !hasField('arrived')),
      run: () => note('done', true),
    }),
    row({
      id: 'absent',
      icon: UserX,
      label: t('common.dayField.absent'),
      shortcut: keys.absent,
      isOn: Boolean(mapped.absent),
      isOffered: hasField('absent') && !mapped.arrived && !mapped.done,
      run: () => note('absent', true),
    }),
    ...takenBack.flatMap(({ field, action, word }) =>
      mapped[field]
        ? [row({ id: action, icon: Undo2, label: t(word), shortcut: keys[action], run: () => note(field, false) })]
        : [],
    ),
    row({
      id: 'move',
      icon: CalendarClock,
      label: t('common.word.move'),
      shortcut: keys.hour,
      isOffered: !mapped.done,
      run: () => ask({ kind: 'move', interview }),
    }),
    row({
      id: 'decide',
      icon: Gavel,
      label: t('common.word.decide'),
      shortcut: keys.decision,
      isOffered: Boolean(mapped.arrived) || Boolean(mapped.done) || interview.creneau <= now,
      run: () => ask({ kind: 'decide', interview }),
    }),
    row({
      id: 'call',
      icon: Phone,
      label: t('keys.people.call'),
      shortcut: keys.call,
      isOffered: telAddress(mapped.phone ?? '') !== null,
      run: call,
    }),
    row({
      id: 'mail',
      icon: Mail,
      label: t('common.word.write'),
      shortcut: keys.mail,
      isOffered: interview.mail !== null,
      run: write,
    }),
    row({
      id: 'folder',
      icon: FolderOpen,
      label: namesOf('Directory', format.language).one,
      shortcut: keys.folder,
      run: () => openFolderOf({ entity: 'Dossier', id }),
    }),
    row({
      id: 'correct',
      icon: PencilLine,
      label: t('common.word.fix'),
      shortcut: keys.correct,
      isOffered: interview.isNew,
      run: () =>
        interview.isNew ? ask({ kind: 'walkIn', correct: interview }) : showToast(t('today.toast.notNew', { name })),
    }),
  ];
}

/** Offers the actions in the palette, on the target shown on screen; without a target they do nothing. */
export function useActionKeys(actions: readonly Action[], target: () => Target | null): void {
  const run = (id: ActionId) => (): void => actions.find((action) => action.id === id)?.run();
  const here = (id: ActionId) => ({ enabled: actions.some((one) => one.id === id), target });
  useTargetShortcut(keys.arrived, run('arrived'), here('arrived'));
  useTargetShortcut(keys.done, run('done'), here('done'));
  useTargetShortcut(keys.absent, run('absent'), here('absent'));
  useTargetShortcut(keys.notArrived, run('notArrived'), here('notArrived'));
  useTargetShortcut(keys.notDone, run('notDone'), here('notDone'));
  useTargetShortcut(keys.notAbsent, run('notAbsent'), here('notAbsent'));
  useTargetShortcut(keys.link, run('link'), here('link'));
  useTargetShortcut(keys.createFile, run('createFile'), here('createFile'));
  useTargetShortcut(keys.inCalendar, run('inCalendar'), here('inCalendar'));
  useTargetShortcut(keys.hour, run('move'), here('move'));
  useTargetShortcut(keys.decision, run('decide'), here('decide'));
  useTargetShortcut(keys.call, run('call'), here('call'));
  useTargetShortcut(keys.mail, run('mail'), here('mail'));
  useTargetShortcut(keys.folder, run('folder'), here('folder'));
  useTargetShortcut(keys.correct, run('correct'), here('correct'));
}
