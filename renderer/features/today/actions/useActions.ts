import { CalendarClock, Check, DoorOpen, FolderOpen, Gavel, Mail, PencilLine, Phone, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { customField } from '#intents/fields.ts';
import { mailAddress, telAddress } from '#shared/ipc/outside.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { showToast, useFormat, useTargetShortcut } from '#ui/index.ts';
import type { Target } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import { todayShortcuts as keys } from '#wording/shortcuts.ts';
import { stamp } from '#wording/stamp.ts';
import { useAct } from '#wording/useAct.ts';
import { useReach } from '#wording/useReach.ts';
import type { Action, ActionId, RequestedAction } from './action.ts';

/** The actions on an interview, in the order shown; none without one. */
export function useActions(
  interview: InterviewView | null,
  ask: (requested: RequestedAction) => void,
): readonly Action[] {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const reach = useReach();
  const { fieldMapping } = useDayChoices();
  if (!interview) return [];
  const { id, parametres } = interview;
  const name = nameInSentence(interview.applicantName);
  const mapped = mappedOf(interview, fieldMapping);

  /** Writes the hour, or removes it; without a field for it, asks for one first. */
  const note = (field: 'arrived' | 'done', isOn: boolean): void => {
    if (Boolean(mapped[field]) === isOn) return;
    const write = (code: string): void => {
      const now = Date.now();
      const valeur = isOn ? stamp(now, format) : '';
      void act(
        { kind: 'edit', rows: [{ entity: 'Dossier', id, members: { [customField(code)]: valeur } }] },
        { done: t(`today.toast.${field}${isOn ? '' : 'Off'}`, { name, time: format.time(now) }) },
      );
    };
    const code = fieldMapping[field];
    if (code !== null) return write(code);
    // The field just assigned already holds what was to be written.
    const isEmpty = (named: string): boolean =>
      !parametres.some((parametre) => parametre.code === named && parametre.valeur.trim() !== '');
    ask({ kind: 'map', field, onChosen: (named) => (isEmpty(named) ? write(named) : undefined) });
  };
  const call = (): void => {
    if (fieldMapping.phone === null) ask({ kind: 'map', field: 'phone', onChosen: () => undefined });
    else if (mapped.phone) reach(mapped.phone, telAddress(mapped.phone));
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
  return [
    row({
      id: 'arrived',
      icon: DoorOpen,
      label: t('today.action.arrived'),
      shortcut: keys.arrived,
      isOn: Boolean(mapped.arrived),
      run: () => note('arrived', true),
    }),
    row({
      id: 'done',
      icon: Check,
      label: t('common.word.done'),
      shortcut: keys.done,
      isOn: Boolean(mapped.done),
      run: () => note('done', true),
    }),
    ...(mapped.arrived
      ? [
          row({
            id: 'notArrived',
            icon: Undo2,
            label: t('keys.today.notArrived'),
            shortcut: keys.notArrived,
            run: () => note('arrived', false),
          }),
        ]
      : []),
    ...(mapped.done
      ? [
          row({
            id: 'notDone',
            icon: Undo2,
            label: t('common.word.markAsNotDone'),
            shortcut: keys.notDone,
            run: () => note('done', false),
          }),
        ]
      : []),
    row({
      id: 'move',
      icon: CalendarClock,
      label: t('common.word.move'),
      shortcut: keys.hour,
      run: () => ask({ kind: 'move', interview }),
    }),
    row({
      id: 'decide',
      icon: Gavel,
      label: t('common.word.decide'),
      shortcut: keys.decision,
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
  const options = { enabled: actions.length > 0, target };
  const takesBack = (id: ActionId) => ({ enabled: actions.some((one) => one.id === id), target });
  useTargetShortcut(keys.arrived, run('arrived'), options);
  useTargetShortcut(keys.done, run('done'), options);
  useTargetShortcut(keys.notArrived, run('notArrived'), takesBack('notArrived'));
  useTargetShortcut(keys.notDone, run('notDone'), takesBack('notDone'));
  useTargetShortcut(keys.hour, run('move'), options);
  useTargetShortcut(keys.decision, run('decide'), options);
  useTargetShortcut(keys.call, run('call'), options);
  useTargetShortcut(keys.mail, run('mail'), options);
  useTargetShortcut(keys.folder, run('folder'), options);
  useTargetShortcut(keys.correct, run('correct'), options);
}
