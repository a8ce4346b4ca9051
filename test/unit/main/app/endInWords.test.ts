import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endInWords, refuseInWords } from '#main/app/endInWords.ts';

function program(ready: boolean, chosen: number) {
  return {
    app: {
      isReady: () => ready,
      getLocale: () => 'fr-FR',
      getPath: () => '/profile',
      relaunch: vi.fn(),
      exit: vi.fn(),
    },
    dialog: { showErrorBox: vi.fn(), showMessageBoxSync: vi.fn(() => chosen) },
  };
}

test('E12 after an error Carnet is opened again where the user wants that, and ends in any case', () => {
  const { app, dialog } = program(true, 0);
  endInWords(app, dialog, { why: 'stopped', attended: true });
  expect(dialog.showMessageBoxSync).toHaveBeenCalledWith(
    expect.objectContaining({
      message: 'Carnet s’est arrêté sur une erreur',
      detail: expect.stringContaining(join('/profile', 'logs')),
      buttons: ['Rouvrir Carnet', 'Quitter'],
    }),
  );
  expect(app.relaunch).toHaveBeenCalledWith();
  expect(app.exit).toHaveBeenCalledWith(1);
});

test('E12 « Quitter », or Escape: it stays closed', () => {
  const { app, dialog } = program(true, 1);
  endInWords(app, dialog, { why: 'cannotStart', attended: true });
  expect(app.relaunch).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledWith(1);
});

test('E12 before Electron is ready there is only its plain box', () => {
  const { app, dialog } = program(false, 0);
  endInWords(app, dialog, { why: 'stopped', attended: true });
  expect(dialog.showMessageBoxSync).not.toHaveBeenCalled();
  expect(dialog.showErrorBox).toHaveBeenCalledWith('Carnet s’est arrêté sur une erreur', expect.any(String));
  expect(app.relaunch).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledWith(1);
});

describe('where nobody can answer a box', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  test('E12 an error is written, and Carnet ends', () => {
    const { app, dialog } = program(true, 0);
    endInWords(app, dialog, { why: 'cannotStart', attended: false });
    expect(said.join('')).toContain('Carnet ne peut pas démarrer');
    expect(dialog.showMessageBoxSync).not.toHaveBeenCalled();
    expect(app.relaunch).not.toHaveBeenCalled();
    expect(app.exit).toHaveBeenCalledWith(1);
  });

  test('E3 what is not opened is written, and Carnet ends before Electron is ready', async () => {
    const { app, dialog } = program(false, 0);
    const whenReady = vi.fn(() => Promise.resolve());
    await refuseInWords({ ...app, whenReady }, dialog, { why: 'unsandboxed', attended: false });
    expect(said.join('')).toContain('Carnet ne s’ouvre pas sans protection');
    expect([whenReady, dialog.showErrorBox].map((called) => called.mock.calls.length)).toEqual([0, 0]);
    expect(app.exit).toHaveBeenCalledWith(1);
  });

  test('S17 where a user is there, the box waits until there can be one, and names the file', async () => {
    const { app, dialog } = program(false, 0);
    const ready = Promise.withResolvers<void>();
    const whenReady = (): Promise<void> => ready.promise;
    const refused = refuseInWords({ ...app, whenReady }, dialog, { why: 'notWiped', attended: true }, 'EBUSY a.db');
    expect(dialog.showErrorBox).not.toHaveBeenCalled();
    ready.resolve();
    await refused;
    expect(dialog.showErrorBox).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('EBUSY a.db'));
    expect(app.exit).toHaveBeenCalledWith(1);
  });
});
