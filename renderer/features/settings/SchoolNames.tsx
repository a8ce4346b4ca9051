import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import type { Form } from '#forms/form/useForm.ts';
import { isId } from '#shared/entities/idForm.ts';
import { nameId } from '#stores/idLabels.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { Button, Disclosure, TextField } from '#ui/index.ts';
import { codeLabel } from '#wording/fields.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import { useLikelyDecisions } from '#wording/useLikely.ts';
import { NameInput } from './NameInput.tsx';

/** The service gives numbers and codes alone (R3.4b): named once by an administrator, on this workstation. */
export function SchoolNames() {
  const { t } = useTranslation();
  const { decisions } = useDecisions();
  const likely = useLikelyDecisions();
  const { codes } = useSeenInApplications();
  const mapped = Object.values(useDayChoices().fieldMapping);
  const fields = codes.filter((code) => !mapped.includes(code));
  return (
    <div className="mt-5 flex max-w-[560px] flex-col gap-2">
      <p className="text-text-2">{t('settings.day.names')}</p>
      <Names title={t('settings.day.decisions')} count={decisions.length}>
        {decisions.map(({ id, label }) => (
          <Line key={id} name={likely.get(id)?.seenWith ?? t('common.numbered', { id })}>
            <NameInput
              list="Decision"
              id={id}
              label={t('settings.labels.nameOf', { label: t('common.word.decision'), id })}
              placeholder={label}
            />
          </Line>
        ))}
        <NewDecision />
      </Names>
      {fields.length > 0 && (
        <Names title={t('settings.day.fields')} count={fields.length}>
          {fields.map((code) => (
            <Line key={code} name={code}>
              <NameInput
                list="Parametres"
                id={code}
                label={t('settings.day.nameOf', { code })}
                placeholder={codeLabel(code)}
              />
            </Line>
          ))}
        </Names>
      )}
    </div>
  );
}

function Names({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={`${title} (${count})`} isOpen={isOpen} onOpenChange={setOpen}>
      <ul className="pt-1 pl-1">{children}</ul>
    </Disclosure>
  );
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line-soft py-0.5">
    <span className="min-w-0 flex-1 text-text-2">{name}</span>
    <div className="w-[260px]">{children}</div>
  </li>
);

/** A decision that no application received has. */
function NewDecision() {
  const { t } = useTranslation();
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const form: Form<'id' | 'name'> = useForm({
    problems: () => ({
      id: isId(id.trim()) ? null : t('common.word.digitsOnly'),
      name: name.trim() === '' ? t('common.rejection.requiredMissing') : null,
    }),
    onSave: () => {
      nameId('Decision', id.trim(), name);
      form.forget();
      setId('');
      setName('');
    },
  });
  return (
    <li {...form.box} className="flex items-start gap-3 py-2">
      <div className="w-[110px]">
        <TextField
          label={t('common.word.number')}
          value={id}
          onChange={setId}
          inputMode="numeric"
          error={form.errorOf('id')}
        />
      </div>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('common.word.name')}
          value={name}
          onChange={setName}
          onSubmit={form.save}
          error={form.errorOf('name')}
        />
      </div>
      <div className="pt-[21px]">
        <Button onPress={form.save}>{t('settings.day.addDecision')}</Button>
      </div>
    </li>
  );
}
