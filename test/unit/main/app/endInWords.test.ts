import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { endInWords } from '#main/app/endInWords.ts';

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
  endInWords(app, dialog, 'stopped', undefined);
  expect(dialog.showMessageBoxSync).toHaveBeenCalledWith(
    expect.objectContaining({
      message: 'Carnet s’est arrêté sur une erreur',
      detail: expect.stringContaining(join('/profile', 'logs')),
      buttons: ['Rouvrir Carnet', 'Quitter'],
    }),
  );
  expect(app.relaunch).toHaveBeenCalledWith({});
  expect(app.exit).toHaveBeenCalledWith(1);
});

test('E12 « Quitter », or Escape: it stays closed', () => {
  const { app, dialog } = program(true, 1);
  endInWords(app, dialog, 'cannotStart', undefined);
  expect(app.relaunch).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledWith(1);
});

test('E12 an AppImage is started again by its own file, since its folder goes with it', () => {
  const { app, dialog } = program(true, 0);
  endInWords(app, dialog, 'stopped', '/opt/Carnet.AppImage');
  expect(app.relaunch).toHaveBeenCalledWith({ execPath: '/opt/Carnet.AppImage' });
});

test('E12 before Electron is ready there is only its plain box', () => {
  const { app, dialog } = program(false, 0);
  endInWords(app, dialog, 'stopped', undefined);
  expect(dialog.showMessageBoxSync).not.toHaveBeenCalled();
  expect(dialog.showErrorBox).toHaveBeenCalledWith('Carnet s’est arrêté sur une erreur', expect.any(String));
  expect(app.relaunch).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledWith(1);
});
