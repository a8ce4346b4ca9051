import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { codeOf, isEditable } from '#intents/fields.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import { showToast, useFormat, useNow, useRows, useShortcut } from '#ui/index.ts';
import type { Rows } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { formShortcuts } from '#wording/shortcuts.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { useFormDraft } from '../form/useFormDraft.ts';
import { useFormRow } from '../form/useFormRow.ts';
import { useProblemWords } from '../form/useFormState.ts';
import { FormField } from '../FormField.tsx';
import type { OwnInput } from '../FormField.tsx';
import { TextInput } from '../Inputs.tsx';
import { FieldMeanwhile } from '../meanwhile/FieldMeanwhile.tsx';
import { editOf, isAddress, mailField, ownMailField, problemsOf } from '../values.ts';
import type { FieldEditing } from './EditableFields.tsx';
import { useFollow } from './useFollow.ts';

type Edited = PersonEntity | ApplicationEntity;

/** A field that is shown, in its place among all of the page: a member, or `Parametres.CODE` of an application. */
export interface ShownField {
  readonly entity: Edited;
  readonly row: RowView;
  readonly field: string;
  /** Its text opens nothing: a double click on it edits. */
  readonly isPlain?: true;
  /** Only its number could be typed: that is done among the technical fields. */
  readonly isNumber?: true;
}

const idOf = ({ entity, field }: ShownField): string => `${entity}/${field}`;

/** Edits fields of a page in their places: ↑ ↓ walk through all of them, Entrée or F2 edits the one with the focus. */
export function useFieldEditing(fields: readonly ShownField[]): {
  readonly list: Rows['list'];
  /** Of a list of some of them, each with a name of its own. */
  readonly editingOf: (shown: readonly ShownField[]) => FieldEditing;
} {
  const { t } = useTranslation();
  const { language } = useFormat();
  const follow = useFollow();
  const [edited, setEdited] = useState<string | null>(null);
  const ids = fields.map(idOf);
  const edit = (id: string): void => {
    const one = fields.find((each) => idOf(each) === id);
    if (!one) return;
    if (mayEdit(one)) setEdited(id);
    else showToast(whyNot(one));
  };
  const whyNot = ({ entity, row, field }: ShownField): string => {
    if (row.gone) return t('pages.gone');
    if (isAddress(entity, field)) return t('forms.person.mailLater');
    const { label, readOnly } = meaningOf(entity, field, language);
    return readOnly === null ? t('forms.notHere') : t('forms.readOnly', { label, why: readOnly });
  };
  const { list, focused, reachable } = useRows({ ids, selected: null, onSelect: nothing, onOpen: edit });
  useShortcut(formShortcuts.editField, () => focused !== null && edit(focused), { enabled: focused !== null });
  const close = (id: string, isByKey: boolean): void => {
    setEdited((now) => (now === id ? null : now));
    if (isByKey) document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"]`)?.focus();
  };
  return {
    list,
    editingOf: (shown) => {
      const byName = new Map(shown.map((each) => [each.field, each]));
      const from =
        <Value,>(read: (one: ShownField) => Value, none: Value) =>
        (field: string): Value => {
          const one = byName.get(field);
          return one ? read(one) : none;
        };
      return {
        idOf: from(idOf, ''),
        mayEdit: from(mayEdit, false),
        followOf: from(({ entity, field, row, isPlain }) => (isPlain ? null : follow(entity, field, row.fields)), null),
        reachable,
        edited,
        edit,
        renderInput: from<ReactNode>(
          (one) => <FieldInput {...one} onClose={(isByKey) => close(idOf(one), isByKey)} />,
          null,
        ),
      };
    },
  };
}

/** Of a custom field, which no entity describes. */
const customInput =
  (label: string): OwnInput =>
  (input) => <TextInput {...input} label={label} />;

const nothing = (): void => undefined;

/** Not of a row that is gone (R3.1b). The address of a person only here is corrected in its own creation. */
const mayEdit = ({ entity, row, field, isNumber }: ShownField): boolean =>
  !row.gone &&
  !isNumber &&
  (isEditable(entity, field) || codeOf(field) !== null) &&
  !(isAddress(entity, field) && isProvisional(row.id)) &&
  // What it is to refer to has no id yet, and is decided among the changes.
  !isProvisional(row.fields.text(field));

interface FieldInputProps extends ShownField {
  /** The input is no longer needed. `isByKey`: by Entrée or Échap, and the row takes the focus back. */
  readonly onClose: (isByKey: boolean) => void;
}

/** Saved alone by Entrée, a choice, or leaving. Part of the whole form's draft, so that it survives a crash. */
export function FieldInput({ entity, row, field, onClose }: FieldInputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { current, shown, shownRow, saidOf } = useFormRow(entity, row);
  const begin = useBegin();
  const [rejection, setRejection] = useState<string | null>(null);
  const { wordOf } = useProblemWords();
  const label = fieldLabel(entity, field, useWording(useNames()));
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const isByKey = useRef(false);
  /** The field parses its text while it loses the focus. */
  const isLeaving = useRef(false);
  /** The user typed or chose here; text that the draft of the form already had is only shown. */
  const [isTouched, setTouched] = useState(false);
  const draft = useFormDraft({
    draftKey: `edit/${entity}/${row.id}`,
    shown,
    // The other fields of the draft are asked about in the form.
    rowOf: (name) => (name === field ? shownRow(name) : null),
  });
  const { typed, typing } = draft;
  const value = draft.valueOf(field);

  const leave = (isKey: boolean): void => {
    isOver.current = true;
    onClose(isKey);
  };
  const end = (isKey: boolean): void => {
    draft.drop(field, ...(field === mailField ? [ownMailField] : [])); // what was chosen for an address ends with it
    leave(isKey);
  };
  const commit = async (wanted: string, isKey: boolean): Promise<void> => {
    if (isOver.current || current === undefined) return;
    if (wanted === shown(field)) return end(isKey);
    if (!isTouched && !isKey) return leave(false);
    const schoolZone = format.zone;
    const wrong = problemsOf({ [field]: wanted }, { entity, current, now, schoolZone }).get(field);
    setProblem(wrong ? wordOf(wrong) : null);
    // What a colleague put there meanwhile is chosen from before anything is kept (I12).
    if (wrong || draft.clashOf(field)) {
      if (isKey) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    isOver.current = true;
    const own = field === mailField ? typed[ownMailField] : undefined;
    const newValues = { [field]: wanted, ...(own !== undefined && { [ownMailField]: own }) };
    const ids = await begin(draft.from).toEach([editOf(entity, row.id, newValues)], {
      said: t('forms.keptField', { field: label }),
      onRejected: setRejection,
    });
    if (ids) end(isKey);
    else isOver.current = false;
  };
  const latest = useRef({ value, commit });
  useEffect(() => {
    latest.current = { value, commit };
  });
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>(
      ':is(input:not([type=hidden], [tabindex="-1"]), textarea, button)',
    );
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, []);

  useShortcut('mod+Enter', () => {
    isByKey.current = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // No key of the page acts on the row while its field is edited.
    if (isPlain && event.key !== 'Tab' && !/^F\d/u.test(event.key)) event.stopPropagation();
    if (event.key === 'Escape') (isTouched ? end : leave)(true);
  };
  /** Before the input's own Entrée, which only parses its text. */
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    typing.onKeyDownCapture(event);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    isByKey.current = true;
    event.target.blur();
  };
  const onBlur = (event: FocusEvent): void => {
    typing.onBlur(event);
    const { relatedTarget } = event;
    const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true;
    // The list or the month of the field has the focus.
    const isOpen = box.current?.querySelector('[aria-expanded=true]') !== null;
    if (isInside || isOpen) return void (isLeaving.current = false);
    // A field parses its text when it loses the focus; one that cannot be read stays, with its reason.
    setTimeout(() => {
      isLeaving.current = false;
      // Another window has the focus: what is half typed waits here.
      if (!document.hasFocus() || box.current?.contains(document.activeElement) === true) return;
      const unread = box.current?.querySelector<HTMLElement>('[data-unread] input');
      if (isByKey.current) unread?.focus();
      if (!unread) void latest.current.commit(latest.current.value, isByKey.current);
      isByKey.current = false;
    });
  };
  return (
    <div
      {...{ ref: box, onKeyDown, onKeyDownCapture, onBlur }}
      data-field={field}
      onInputCapture={typing.onInputCapture}
      onPointerDownCapture={typing.onPointerDownCapture}
      onBlurCapture={() => {
        isLeaving.current = true;
      }}
      className="pb-1 [&_.field-aside]:top-[3px] [&_.field-clear]:pt-0 [&_.field-label]:sr-only"
    >
      <FormField
        entity={entity}
        field={field}
        row={row}
        valueOf={(name) => (name === field ? value : name === ownMailField ? (typed[name] ?? '') : shown(name))}
        put={(name, text) => {
          draft.put(name, text);
          if (name !== field) return;
          setTouched(true);
          setProblem(null);
          // A choice is made at once; typed text waits until it is left.
          const isTyped =
            document.activeElement instanceof HTMLInputElement && box.current?.contains(document.activeElement);
          if (!isTyped && !isLeaving.current) setTimeout(() => void latest.current.commit(text, true));
        }}
        onLeave={() => undefined}
        own={codeOf(field) === null ? undefined : customInput(label)}
        error={problem ?? rejection ?? (value === shown(field) ? saidOf(field) : null)}
      />
      <FieldMeanwhile clash={draft.clashOf(field)} />
      {!isTouched && typed[field] !== undefined && <p className="mt-1 text-help text-wait">{t('forms.resumed')}</p>}
      <p className="mt-1 text-help text-text-3">{t('forms.editHow')}</p>
    </div>
  );
}
