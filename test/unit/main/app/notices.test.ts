import { expect, test, vi } from 'vitest';
import { openDesktop } from '#main/app/desktop.ts';
import { readHostArguments } from '#main/chromium/arguments.ts';
import { setHost } from '#main/chromium/doubleState.ts';
import { clickOn } from '#main/chromium/electron/surfaces.ts';
import { someFolder } from '../secrets/folder.ts';

vi.mock('electron', () => import('#main/chromium/electron/index.ts'));

test('B6 S9 notifications, which name people, are closed on lock', async () => {
  const lock = { held: true, onKnock: () => undefined, knock: () => Promise.resolve() };
  setHost({ arguments: readHostArguments([]), userData: await someFolder(), lock, onOpen: () => undefined });
  const open = vi.fn();
  const desktop = openDesktop({
    platform: 'linux',
    locale: 'fr',
    development: false,
    icon: 'tray.png',
    window: () => null,
    send: () => undefined,
    open,
  });
  const notice = {
    title: 'Entretien dans 10 minutes',
    body: 'BENSAÏD Inès',
    link: { kind: 'event', id: '7' },
  } as const;
  desktop.notify(notice);
  desktop.notify({ ...notice, title: 'Autre' });
  clickOn('notification', notice.title);
  expect(open).toHaveBeenCalledWith(notice.link);
  desktop.forget();
  for (const title of [notice.title, 'Autre']) expect(() => clickOn('notification', title)).toThrow('no notification');
});
