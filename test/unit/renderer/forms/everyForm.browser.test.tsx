import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import { FormGroup, FormScreen } from '#forms/form/FormScreen.tsx';
import { useForm } from '#forms/form/useForm.ts';
import type { Form } from '#forms/form/useForm.ts';
import { useFormState } from '#forms/form/useFormState.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Button, DateInput, Select, TextField } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

// Every form of Carnet is one of these: what holds for them holds for each (`test/architecture/oneForm.test.ts`).

let cache: Cache;
let ending: PromiseWithResolvers<boolean>;
const saved = vi.fn<(values: readonly string[]) => void>();

beforeEach(async () => {
  saved.mockClear();
  ending = Promise.withResolvers();
  cache = await aCache();
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  await cache.close();
});

interface Values {
  readonly name: string;
  readonly kind: string;
  readonly day: string;
}
const problemsOf = ({ name, kind }: Values) => ({
  name: name === '' ? 'Il manque le nom.' : null,
  kind: kind === '' ? 'Il manque le type.' : null,
});
const save = async ({ name, kind, day }: Values): Promise<boolean> => {
  saved([name, kind, day]);
  return ending.promise;
};

/** What is typed is kept by the component. */
function useOwn(isBlocked: boolean) {
  const [values, setValues] = useState<Values>({ name: '', kind: '', day: '2026-11-19' });
  const form = useForm({ problems: () => problemsOf(values), isBlocked, onSave: () => save(values) });
  const put = (field: keyof Values, value: string) => setValues((before) => ({ ...before, [field]: value }));
  return { form, values, put };
}
/** What is typed is a draft. */
function useKept(isBlocked: boolean) {
  const empty: Values = { name: '', kind: '', day: '2026-11-19' };
  const form = useFormState({
    draftKey: 'test',
    shown: (field) => (field === 'day' ? empty.day : ''),
    problems: (changed) => problemsOf({ ...empty, ...changed }),
    isBlocked,
    onSave: ({ typed }) => save({ ...empty, ...typed }),
  });
  return { form, values: { ...empty, ...form.typed }, put: form.put };
}

interface FieldsProps {
  readonly form: Pick<Form<'name' | 'kind'>, 'errorOf'>;
  readonly values: Values;
  readonly put: (field: keyof Values, value: string) => void;
  readonly isBlocked: boolean;
}
const Fields = ({ form, values, put, isBlocked }: FieldsProps) => (
  <>
    <TextField label="Nom" value={values.name} onChange={(name) => put('name', name)} error={form.errorOf('name')} />
    <Select
      label="Type"
      value={values.kind || null}
      onChange={(kind) => put('kind', kind)}
      options={[{ id: 'jury', label: 'Jury' }]}
      error={form.errorOf('kind')}
    />
    <DateInput label="Jour" value={values.day} onChange={(day) => put('day', day)} />
    {isBlocked && <ChangedMeanwhile mine="a" theirs="b" onMine={() => undefined} onTheirs={() => undefined} />}
  </>
);

interface Blockable {
  readonly isBlocked?: boolean;
}
const forms: Readonly<Record<string, (props: Blockable) => ReactNode>> = {
  'a dialog': function InDialog({ isBlocked = false }) {
    const { form, ...rest } = useOwn(isBlocked);
    return (
      <FormDialog form={form} title="Fiche" action="Garder" onClose={() => undefined}>
        <Fields {...{ form, isBlocked, ...rest }} />
      </FormDialog>
    );
  },
  'a dialog that Entrée saves': function ByEnter({ isBlocked = false }) {
    const { form, ...rest } = useOwn(isBlocked);
    return (
      <FormDialog form={form} title="Fiche" action="Garder" byEnter onClose={() => undefined}>
        <Fields {...{ form, isBlocked, ...rest }} />
      </FormDialog>
    );
  },
  'a dialog with a draft': function WithDraft({ isBlocked = false }) {
    const { form, ...rest } = useKept(isBlocked);
    return (
      <FormDialog form={form} title="Fiche" action="Garder" onClose={() => undefined}>
        <Fields {...{ form, isBlocked, ...rest }} />
      </FormDialog>
    );
  },
  'a part of a screen': function InScreen({ isBlocked = false }) {
    const { form, ...rest } = useOwn(isBlocked);
    return (
      <EnterForm form={form} label="Fiche">
        <Fields {...{ form, isBlocked, ...rest }} />
        <Button type="submit">Garder</Button>
      </EnterForm>
    );
  },
  'a whole screen': function Whole({ isBlocked = false }) {
    const { form, ...rest } = useKept(isBlocked);
    return (
      <FormScreen form={form} title="Fiche" action="Garder" error={null} onClose={() => undefined}>
        <FormGroup title="Tout">
          <Fields {...{ form, isBlocked, ...rest }} />
        </FormGroup>
      </FormScreen>
    );
  },
};

const drawForm = (Form: (props: Blockable) => ReactNode, props: Blockable = {}): Promise<void> =>
  drawScreen(cache, <Form {...props} />);
const name = page.getByRole('textbox', { name: /^Nom/u });
const day = page.getByRole('textbox', { name: /^Jour/u });
const kind = page.getByRole('button', { name: /Type/u });
const button = page.getByRole('button', { name: /^Garder(?! ma)/u });
const byKeys = (): Promise<void> => userEvent.keyboard('{Control>}{Enter}{/Control}');
const fill = async (): Promise<void> => {
  await kind.click();
  await page.getByRole('option', { name: 'Jury' }).click();
  await name.fill('Jury 2');
};

describe.each(Object.entries(forms))('%s', (title, Form) => {
  test('its first problem takes the focus and is said, then the next; nothing is said before', async () => {
    await drawForm(Form);
    await name.click();
    await day.click();
    await expect.element(page.getByText('Il manque le nom.')).not.toBeInTheDocument();
    await byKeys();
    await expect.element(page.getByText('Il manque le nom.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await name.fill('Jury 2');
    await button.click();
    await expect.element(page.getByText('Il manque le type.')).toBeVisible();
    await expect.element(kind).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
  });

  test('I3 it is saved once, however often its key, its button and Entrée are pressed', async () => {
    await drawForm(Form);
    await fill();
    await byKeys();
    await byKeys();
    await name.click();
    await userEvent.keyboard('{Enter}');
    await button.dblClick();
    expect(saved.mock.calls).toEqual([[['Jury 2', 'jury', '2026-11-19']]]);
  });

  test('what was not saved can be tried again at once', async () => {
    await drawForm(Form);
    await fill();
    await byKeys();
    ending.resolve(false);
    ending = Promise.withResolvers();
    await expect.poll(async () => byKeys().then(() => saved.mock.calls.length)).toBe(2);
  });

  test('I26 a day that cannot be read is not what is saved: its field takes the focus', async () => {
    await drawForm(Form);
    await fill();
    await day.fill('32/13');
    await userEvent.keyboard(title.includes('Entrée') ? '{Enter}' : '{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Date attendue/u)).toBeVisible();
    await expect.element(day).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
    await day.fill('23/11/2026');
    await byKeys();
    expect(saved.mock.calls).toEqual([[['Jury 2', 'jury', '2026-11-23']]]);
  });

  test('I12 what a colleague changed meanwhile is answered first', async () => {
    await drawForm(Form, { isBlocked: true });
    await fill();
    await byKeys();
    await expect.element(page.getByRole('button', { name: /^Garder ma saisie/u })).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
  });
});
