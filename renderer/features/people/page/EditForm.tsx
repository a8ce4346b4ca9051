import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import { CustomFields } from '#forms/CustomFields.tsx';
import { customOf } from '#forms/fields/customOf.ts';
import { consents, groups, onlyApplicant } from '#forms/fields/groups.ts';
import type { FieldGroup } from '#forms/fields/groups.ts';
import { FormField } from '#forms/FormField.tsx';
import { ReadOnly } from '#forms/Inputs.tsx';
import { draftText, readDraft } from '#forms/typed.ts';
import { useSave } from '#forms/useSave.ts';
import { changedOf, codeOf, mailField, problemIn, problemsOf, typedText } from '#forms/values.ts';
import type { Problem, Typed } from '#forms/values.ts';
import type { EditedEntity } from '#intents/fields.ts';
import { preflightRules } from '#shared/failures/failure.ts';
import {
  Button,
  IconButton,
  Notice,
  Screen,
  showToast,
  TextAction,
  useFormat,
  useNow,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { peopleShortcuts } from '../shortcuts.ts';

interface EditFormProps {
  readonly entity: EditedEntity;
  readonly row: RowView;
  /** For a learner who is an applicant too: members that only the applicant's record has (R3.1). */
  readonly applicant: RowView | null;
  readonly onClose: () => void;
}

/**
 * Every member of a person or an application that may be written. Saved together, by Enregistrer; typed values survive
 * a crash.
 */
export function EditForm({ entity, row, applicant, onClose }: EditFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const draft = useDraft(`edit/${entity}/${row.id}`);
  const typed = readDraft(draft.text ?? null);
  /** The saved draft when the form was opened; undefined while it is being read. */
  const [found, setFound] = useState<string | null | undefined>(undefined);
  if (found === undefined && draft.text !== undefined) setFound(draft.text);
  const mail = useMailOf(row);
  const { current } = useEntityRow(entity, row.id);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  const form = useRef<HTMLDivElement>(null);
  const { save, isSaving, error } = useSave(entity, row.id, applicant);

  const custom = entity === 'Dossier' ? customOf(row.fields) : [];
  const ofApplicant = applicant ? onlyApplicant.flatMap(({ fields }) => fields.map(({ field }) => field)) : [];
  const shown = (name: string): string => {
    const code = codeOf(name);
    if (code !== null) return custom.find((own) => own.code === code)?.value ?? '';
    if (name === mailField) return mail ?? '';
    if (applicant && ofApplicant.includes(name)) return typedText('Candidat', name, applicant.fields, format.dayOf);
    return typedText(entity, name, row.fields, format.dayOf);
  };
  const valueOf = (name: string): string => typed[name] ?? shown(name);
  const entityOf = (name: string): EditedEntity => (ofApplicant.includes(name) ? 'Candidat' : entity);
  const changed = changedOf(typed, shown);
  const isChanged = Object.keys(changed).length > 0;

  const put = (name: string, value: string): void => {
    const next: Typed = { ...typed, [name]: value };
    draft.keep(draftText(next));
    if (problems.has(name))
      setProblems(
        withProblem(problems, name, problemIn(name, value, { entity: entityOf(name), schoolZone: format.zone })),
      );
  };
  const leave = (name: string): void =>
    setProblems(
      withProblem(
        problems,
        name,
        typed[name] === undefined
          ? null
          : problemIn(name, valueOf(name), { entity: entityOf(name), schoolZone: format.zone }),
      ),
    );
  const startOver = (): void => {
    draft.keep(null);
    setProblems(new Map());
  };
  const cancel = (): void => {
    startOver();
    onClose();
  };
  const keep = async (): Promise<void> => {
    if (current === undefined) return;
    const found = problemsOf(changed, { entity, current, now, schoolZone: format.zone, entityOf });
    setProblems(found);
    const [first] = found.keys();
    if (first !== undefined) return focusOn(form.current, first);
    if (isChanged && !(await save(changed, entityOf))) return;
    draft.keep(null);
    onClose();
    if (isChanged) showToast(t('people.form.kept'));
  };
  useShortcut(peopleShortcuts.save, () => void keep());
  useShortcut('Escape', () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur();
    else onClose(); // the draft is being saved
  });

  const errorOf = (name: string): string | null => {
    const problem = problems.get(name);
    if (!problem) return null;
    return preflightRules.some((rule) => rule === problem)
      ? t(`common.rule.${problem}`)
      : t(`common.rejection.${problem}`);
  };
  const fieldsOf = (group: FieldGroup, of: EditedEntity, view: RowView) => (
    <Group key={`${of} ${group.id}`} title={t(`people.group.${group.id}`)}>
      {group.fields.map(({ field }) => (
        <div key={field} data-field={field}>
          <FormField
            entity={of}
            field={field}
            row={view}
            valueOf={valueOf}
            onChange={(value) => put(field, value)}
            onLeave={() => leave(field)}
            error={errorOf(field)}
          />
        </div>
      ))}
    </Group>
  );
  const name =
    entity === 'Dossier'
      ? row.fields.text('Numero')
      : [row.fields.text('Nom').toLocaleUpperCase('fr'), row.fields.text('Prenoms')].join(' ');
  const codes = [
    ...new Set([...custom.map(({ code }) => code), ...Object.keys(typed).flatMap((each) => codeOf(each) ?? [])]),
  ];

  return (
    <Screen
      header={
        <ViewHeader
          leading={
            <IconButton
              label={t('people.form.leave')}
              kbd="Escape"
              icon={<ArrowLeft size={16} aria-hidden />}
              onPress={onClose}
            />
          }
          title={t(`people.form.title.${entity}`, { name })}
          detail={t('people.form.changed', { count: Object.keys(changed).length })}
        >
          <Button onPress={cancel}>{t('common.cancel')}</Button>
          <Button variant="primary" kbd="mod+Enter" isBusy={isSaving} onPress={() => void keep()}>
            {t('common.save')}
          </Button>
        </ViewHeader>
      }
    >
      <div ref={form} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-col gap-2 px-5 pt-4 pb-1 empty:hidden">
          {problems.size > 0 && (
            <Notice tone="stop" live title={t('people.form.problems', { count: problems.size })}>
              <TextAction onPress={() => focusOn(form.current, [...problems.keys()][0] ?? '')}>
                {t('people.form.first')}
              </TextAction>
            </Notice>
          )}
          {isChanged && typeof found === 'string' && (
            <Notice tone="neutral" title={t('people.form.resumed')}>
              <TextAction onPress={startOver}>{t('people.form.startOver')}</TextAction>
            </Notice>
          )}
          {error && <Notice tone="stop" live title={error} />}
          {draft.isUnsafe && <Notice tone="ask" title={t('people.form.unsafe')} />}
          {entity === 'Apprenant' && valueOf('DateNaissance') === '' && (
            <Notice tone="neutral" title={t('people.form.guardianUnchecked')} />
          )}
        </div>
        <div className="scroll-thin min-h-0 flex-1 px-5 pb-8">
          {groups[entity].map((group) => fieldsOf(group, entity, row))}
          {applicant && onlyApplicant.map((group) => fieldsOf(group, 'Candidat', applicant))}
          {entity === 'Dossier' ? (
            <Group title={t('people.group.custom')}>
              <CustomFields codes={codes} valueOf={valueOf} onChange={put} />
            </Group>
          ) : (
            <Group title={t('people.group.consents')}>
              {consents.map((field) => (
                <ReadOnly
                  key={field}
                  label={t(`people.consent.label.${field}`)}
                  text={t(row.fields.flag(field) ? 'people.consent.given' : 'people.consent.none')}
                  why={t('people.consent.online')}
                />
              ))}
            </Group>
          )}
        </div>
      </div>
    </Screen>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className="border-b border-line py-5 last:border-0">
      <h2 className="mb-3 text-body font-bold">{title}</h2>
      <div className="grid grid-cols-3 gap-x-5 gap-y-4 max-[999.98px]:grid-cols-2 max-[699.98px]:grid-cols-1">
        {children}
      </div>
    </section>
  );
}

function withProblem(
  problems: ReadonlyMap<string, Problem>,
  name: string,
  problem: Problem | null,
): ReadonlyMap<string, Problem> {
  const next = new Map(problems);
  if (problem) next.set(name, problem);
  else next.delete(name);
  return next;
}

/** The focus goes to the first field with an error. */
function focusOn(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, textarea, button)`)?.focus();
}
