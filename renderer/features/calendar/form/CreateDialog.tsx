import { useId, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, useFormat } from '../../../ui/index.ts';
import type { Span } from '../gesture/span.ts';
import { useAct } from '../useAct.ts';
import { problemsOf, spanOf, spokenEarly } from './draft.ts';
import type { Draft, DraftProblems } from './draft.ts';
import { EventFields } from './EventFields.tsx';
import type { EventType } from './EventFields.tsx';
import { EventForm } from './EventForm.tsx';
import { creation } from './intents.ts';

interface CreateDialogProps {
  readonly campusId: string;
  /** What is known of it so far. */
  readonly draft: Draft;
  readonly types: readonly EventType[];
  readonly onClose: () => void;
  readonly onCreated: (id: string, span: Span) => void;
}

/** A new event, or two tied together by one ReferenceMultiple. */
export function CreateDialog({ campusId, draft, types, onClose, onCreated }: CreateDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const id = useId();
  const [first, setFirst] = useState(draft);
  /** What of the second differs; its type and teachers are the first's. */
  const [second, setSecond] = useState<Draft | null>(null);
  const [tried, setTried] = useState(false);
  const drafts = second ? [first, { ...second, typeId: first.typeId, enseignants: first.enseignants }] : [first];
  const problems = drafts.map((draft) => problemsOf(draft, format, { nameNeeded: true }));
  const shown = (index: number): DraftProblems => {
    const all = problems[index] ?? {};
    return tried ? all : spokenEarly(all);
  };

  const save = async (): Promise<void> => {
    const intent = creation(campusId, drafts, format);
    const made = intent && (await act(intent));
    if (!made) return;
    onClose();
    const [id] = made;
    const kept = spanOf(first, format);
    if (id !== undefined && kept) onCreated(id, kept);
  };
  return (
    <Dialog
      title={t('calendar.form.create')}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={id} label={t('calendar.form.submit')} />
        </>
      }
    >
      <EventForm
        id={id}
        onSubmit={() => {
          setTried(true);
          if (problems.every((each) => Object.keys(each).length === 0)) void save();
        }}
      >
        <EventFields draft={first} problems={shown(0)} types={types} onChange={setFirst} />
        <Checkbox
          isSelected={second !== null}
          onChange={(linked) => setSecond(linked ? { ...first } : null)}
          className="group mt-4 flex items-center gap-2 text-body"
        >
          <span className="flex size-4 items-center justify-center rounded-[4px] border border-control text-on-accent group-data-focus-visible:outline-2 group-data-selected:border-accent group-data-selected:bg-accent">
            <Check size={12} strokeWidth={2.5} aria-hidden className="invisible group-data-selected:visible" />
          </span>
          {t('calendar.form.second')}
        </Checkbox>
        {second && (
          <fieldset className="mt-3 border-t border-line pt-3">
            <legend className="float-left mb-2 w-full font-medium">{t('calendar.form.secondTitle')}</legend>
            <div className="clear-both">
              <EventFields onlyWhen draft={second} problems={shown(1)} types={types} onChange={setSecond} />
            </div>
          </fieldset>
        )}
      </EventForm>
    </Dialog>
  );
}

/** The dialog's footer is outside of the form: the button asks the form to be kept. */
function SubmitButton({ form, label }: { readonly form: string; readonly label: string }) {
  return (
    <Button
      variant="primary"
      kbd="mod+Enter"
      onPress={() => {
        const element = document.getElementById(form);
        if (element instanceof HTMLFormElement) element.requestSubmit();
      }}
    >
      {label}
    </Button>
  );
}
