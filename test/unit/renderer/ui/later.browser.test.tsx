import { Component, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longestLine } from '#shared/text/typedText.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { Dialog, later, OpeningDialog, TextField, useKeysHeld } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const submitted = vi.fn();
const below = vi.fn();
beforeEach(async () => {
  await startWords('fr');
  document.addEventListener('keydown', below);
});
afterEach(() => {
  document.removeEventListener('keydown', below);
  vi.clearAllMocks();
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

function Filter() {
  const [typed, setTyped] = useState('');
  return (
    <Dialog title="Chercher" onClose={() => undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField label="Quoi" type="search" autoFocus value={typed} onChange={setTyped} />
    </Dialog>
  );
}

function Closing() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Chercher" isOpen={isOpen} onClose={() => setOpen(false)}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField label="Quoi" autoFocus value="" onChange={() => undefined} />
    </Dialog>
  );
}

function Line({ isStoring }: { readonly isStoring: boolean }) {
  useKeysHeld('stores', isStoring);
  return null;
}

const read = () => Promise.withResolvers<ComponentType>();

test('I26 what is typed before the code of a dialog is here is typed into it, and does nothing to the screen below', async () => {
  const code = read();
  const Later = later(() => code.promise, OpeningDialog);
  await draw(<Later.Component />);
  await userEvent.keyboard('dupp{Backspace}ont{Enter}');
  expect(below).not.toHaveBeenCalled();
  await expect.element(page.getByRole('status')).toHaveTextContent('Chargement');
  code.resolve(Search);
  await expect.element(page.getByLabelText('Quoi')).toHaveValue('dupont');
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledWith('dupont'));
  await userEvent.keyboard(' Léa');
  await expect.element(page.getByLabelText('Quoi')).toHaveValue('dupont Léa');
});

test('I26 text that comes without a key press stays behind the keys that were pressed before it', async () => {
  const code = read();
  const Later = later(() => code.promise, OpeningDialog);
  await draw(<Later.Component />);
  await userEvent.keyboard('a'.repeat(30));
  code.resolve(Search);
  await expect.element(page.getByLabelText('Quoi')).toHaveValue(expect.stringMatching(/^a+$/v));
  // Chromium's driver inserts a sign that its layout has no key for, as an input method does.
  await userEvent.keyboard('éa');
  await expect.element(page.getByLabelText('Quoi')).toHaveValue(`${'a'.repeat(30)}éa`);
});

test('a page that is pasted before the code of a search is here is cut as in the search itself', async () => {
  const text = 'DUPONT Léa '.repeat(500);
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  const code = read();
  const Later = later(() => code.promise, OpeningDialog);
  await draw(<Later.Component />);
  await userEvent.paste();
  code.resolve(Filter);
  await expect.element(page.getByLabelText('Quoi')).toHaveValue(text.slice(0, longestLine));
  source.remove();
});

test('I26 keys behind the one that closes the dialog are the screen’s', async () => {
  const code = read();
  const Later = later(() => code.promise, OpeningDialog);
  await draw(<Later.Component />);
  await userEvent.keyboard('a{Escape}n');
  expect(below).not.toHaveBeenCalled();
  code.resolve(Closing);
  await vi.waitFor(() => expect(below).toHaveBeenCalledWith(expect.objectContaining({ key: 'n' })));
  await expect.element(page.getByLabelText('Quoi')).not.toBeInTheDocument();
});

test('I26 keys are the screen’s again where the dialog never comes', async () => {
  const code = read();
  const Later = later(() => code.promise, OpeningDialog);
  await draw(<Later.Component />);
  await userEvent.keyboard('a');
  expect(below).not.toHaveBeenCalled();
  await draw(<p>the screen</p>);
  await vi.waitFor(async () => {
    await userEvent.keyboard('b');
    expect(below).toHaveBeenCalled();
  });
});

test('I26 keys behind a line that is stored before a frame is drawn are the screen’s', async () => {
  const frames: FrameRequestCallback[] = [];
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await draw(<Line isStoring />);
  await userEvent.keyboard('n');
  expect(below).not.toHaveBeenCalled();
  await draw(<Line isStoring={false} />);
  asked.mockRestore();
  for (const frame of frames) frame(performance.now());
  await vi.waitFor(() => expect(below).toHaveBeenCalledWith(expect.objectContaining({ key: 'n' })));
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
