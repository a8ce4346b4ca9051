import { Component, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { Dialog, later, OpeningDialog, TextField, useShortcut } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const submitted = vi.fn();
beforeEach(async () => {
  await startWords('fr');
  submitted.mockClear();
});

function Search() {
  const [typed, setTyped] = useState('');
  return (
    <Dialog title="Chercher" onClose={() => undefined}>
      {/* As the dialogs of the shell do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField label="Quoi" autoFocus value={typed} onChange={setTyped} onSubmit={() => submitted(typed)} />
    </Dialog>
  );
}

function Opener({ Component: Opened }: { readonly Component: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut('n', () => setOpen(true));
  return isOpen && <Opened />;
}

test('I26 what is typed right behind the key of a dialog whose code is here goes into it', async () => {
  const Later = later(async () => Search, OpeningDialog);
  Later.fetch();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await draw(<Opener Component={Later.Component} />);
  await userEvent.keyboard('ndupont{Enter}');
  expect(submitted).toHaveBeenCalledWith('dupont');
});

test('I26 what is typed before the code of a dialog is here does nothing to the screen below', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const below = vi.fn();
  const Later = later(() => code.promise, OpeningDialog);
  const Below = () => {
    useShortcut('d', below);
    return <Later.Component />;
  };
  await draw(<Below />);
  await userEvent.keyboard('d');
  expect(below).not.toHaveBeenCalled();
  await expect.element(page.getByRole('status')).toHaveTextContent('Chargement');
  code.resolve(Search);
  await expect.element(page.getByLabelText('Quoi')).toHaveFocus();
});

test('code that is here is drawn at once, without its stand-in', async () => {
  const waiting = vi.fn(() => null);
  const Later = later(async () => () => <p>here</p>, waiting);
  Later.fetch();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await draw(<Later.Component />);
  await expect.element(page.getByText('here')).toBeVisible();
  expect(waiting).not.toHaveBeenCalled();
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: string }> {
  override state = { failed: '' };
  static getDerivedStateFromError(error: Error): { readonly failed: string } {
    return { failed: error.message };
  }
  override render(): ReactNode {
    return this.state.failed === '' ? this.props.children : <p>{this.state.failed}</p>;
  }
}

test('code that cannot be read reaches the error boundary', async () => {
  const Later = later(() => Promise.reject(new Error('no disk')));
  await draw(
    <Boundary>
      <Later.Component />
    </Boundary>,
  );
  await expect.element(page.getByText('no disk')).toBeVisible();
});
