import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { startWords } from '#test/unit/renderer/words/start.ts';
import {
  Button,
  Checkbox,
  DateInput,
  FormatProvider,
  MenuButton,
  RadioCards,
  Segmented,
  Select,
  Switch,
  TextArea,
  TextField,
  TimeInput,
  useShortcut,
} from '#ui/index.ts';

interface Kind {
  readonly field: (value: string, onChange: (value: string) => void) => ReactNode;
  /** Gives it the focus, as the user does. */
  readonly enter: () => Promise<unknown>;
  /** A text, in which Alt ← is a key of the text. */
  readonly isText?: true;
  /** What is typed or marked in it before it is saved, and what it holds then. */
  readonly change?: readonly [keys: string, holds: string];
}
const options = [
  { id: 'a', label: 'Jury' },
  { id: 'b', label: 'Cours' },
];
const focus =
  (role: 'button' | 'textbox' | 'searchbox' | 'checkbox' | 'switch' | 'radio', name: string) => async () => {
    const found = page.getByRole(role, { name: new RegExp(name, 'u') });
    await expect.element(found).toBeInTheDocument();
    found.element().focus();
  };
const open = (name: string, keys: string, shown: () => Element | null) => async () => {
  await focus(name === 'Jour' ? 'textbox' : 'button', name)();
  await userEvent.keyboard(keys);
  await expect.poll(() => shown()?.contains(document.activeElement)).toBe(true);
};
const list = () => document.querySelector('[role=listbox], [role=menu]');
const select: Kind['field'] = (value, onChange) => (
  <Select label="Type" value={value} onChange={onChange} options={options} />
);
const day: Kind['field'] = (value, onChange) => <DateInput label="Jour" value={value} onChange={onChange} />;
const menu: Kind['field'] = () => (
  <MenuButton
    label="Plus"
    icon="…"
    entries={[{ id: 'x', label: 'Copier', onAction: () => expect.fail('Ctrl ↵ ran an action') }]}
  />
);

const kinds: Readonly<Record<string, Kind>> = {
  'a text': {
    field: (value, onChange) => <TextField label="Nom" value={value} onChange={onChange} />,
    enter: focus('textbox', 'Nom'),
    isText: true,
    change: ['x', 'x'],
  },
  'a text that takes Entrée and the arrows': {
    field: (value, onChange) => (
      <TextField
        label="Nom"
        type="search"
        value={value}
        onChange={onChange}
        onSubmit={() => expect.fail('Ctrl ↵ is not Entrée')}
        onDown={() => undefined}
      />
    ),
    enter: focus('searchbox', 'Nom'),
    isText: true,
    change: ['x', 'x'],
  },
  'a text of several lines': {
    field: (value, onChange) => <TextArea label="Note" value={value} onChange={onChange} />,
    enter: focus('textbox', 'Note'),
    isText: true,
    change: ['x', 'x'],
  },
  'a day': { field: day, enter: focus('textbox', 'Jour'), isText: true, change: ['3/2/2027', '2027-02-03'] },
  'the open month of a day': {
    field: (_value, onChange) => day('2027-02-03', onChange),
    enter: open('Jour', '{Alt>}{ArrowDown}{/Alt}', () => document.querySelector('table')),
    change: ['{ArrowRight}', '2027-02-04'],
  },
  'an hour': {
    field: (value, onChange) => <TimeInput label="Heure" value={value} onChange={onChange} />,
    enter: focus('textbox', 'Heure'),
    isText: true,
    change: ['14h05', '14:05'],
  },
  'a list': { field: select, enter: focus('button', 'Type') },
  'an open list': {
    field: (value, onChange) => select(value || 'a', onChange),
    enter: open('Type', '{Enter}', list),
    change: ['{ArrowDown}', 'b'],
  },
  'a checkbox': {
    field: () => (
      <Checkbox isSelected={false} onChange={() => expect.fail('Ctrl ↵ is not Espace')}>
        Jury
      </Checkbox>
    ),
    enter: focus('checkbox', 'Jury'),
  },
  'a switch': {
    field: () => (
      <Switch isOn={false} onChange={() => expect.fail('Ctrl ↵ is not Espace')}>
        Jury
      </Switch>
    ),
    enter: focus('switch', 'Jury'),
  },
  'a radio': {
    field: (value, onChange) => (
      <RadioCards label="Type" value={value} onChange={onChange} options={[{ id: 'a', title: 'Jury' }]} />
    ),
    enter: focus('radio', 'Jury'),
  },
  'one of a few, side by side': {
    field: (value, onChange) => <Segmented label="Type" value={value} onChange={onChange} options={options} />,
    enter: focus('radio', 'Jury'),
  },
  'a button': {
    field: () => <Button onPress={() => expect.fail('Ctrl ↵ pressed the button')}>Autre</Button>,
    enter: focus('button', 'Autre'),
  },
  'a menu': { field: menu, enter: focus('button', 'Plus') },
  'an open menu': { field: menu, enter: open('Plus', '{Enter}', list) },
};

let root: Root;
let place: HTMLElement;
beforeAll(() => startWords('fr'));
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});
const show = (content: ReactNode): void =>
  root.render(
    <FormatProvider language="fr" zone="Europe/Paris">
      {content}
    </FormatProvider>,
  );

describe('I26 Ctrl ↵ saves from every kind of field, with what it holds or has marked', () => {
  const saved = vi.fn<(value: string) => void>();
  beforeEach(() => saved.mockClear());
  function Form({ field }: Pick<Kind, 'field'>) {
    const [value, setValue] = useState('');
    const form = useForm({ onSave: () => saved(value) });
    return (
      <FormDialog form={form} title="Fiche" action="Garder" onClose={() => undefined}>
        {field(value, setValue)}
      </FormDialog>
    );
  }
  test.each(Object.entries(kinds))('%s', async (_name, { field, enter, change }) => {
    show(<Form field={field} />);
    await enter();
    if (change) await userEvent.keyboard(change[0]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => saved.mock.calls).toEqual([[change?.[1] ?? '']]);
  });

  function Native({ field }: Pick<Kind, 'field'>) {
    const [value, setValue] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved(value);
        }}
      >
        {field(value, setValue)}
      </form>
    );
  }
  test.each(['a text', 'a text of several lines', 'a list', 'an open list', 'a checkbox', 'a button'])(
    'of a form without keys of its own: %s',
    async (name) => {
      const { field, enter, change } = kinds[name] ?? expect.fail(name);
      show(<Native field={field} />);
      await enter();
      if (change) await userEvent.keyboard(change[0]);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect.poll(() => saved.mock.calls).toEqual([[change?.[1] ?? '']]);
    },
  );
});

describe('I26 Alt ← goes back wherever the focus is, but in a text', () => {
  const back = vi.fn<() => void>();
  beforeEach(() => back.mockClear());
  function Page({ field }: Pick<Kind, 'field'>) {
    const [value, setValue] = useState('');
    useShortcut('alt+ArrowLeft', back);
    return field(value, setValue);
  }
  test.each(Object.entries(kinds))('%s', async (_name, { field, enter, isText }) => {
    show(<Page field={field} />);
    await enter();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(back).toHaveBeenCalledTimes(isText ? 0 : 1);
  });
});
