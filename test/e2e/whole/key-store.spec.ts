import { expect, test } from 'playwright/test';
import { host } from '../fixtures/host.ts';
import { picture } from '../fixtures/pictures.ts';
import { event, expectWaiting, goTo, networkChanged, press } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// The system's own store of keys, as it really behaves from one start to the next.
test.skip(host !== 'chromium', 'the stores of the systems do not go away for a test');
const desk = workstation({ signedIn: true, prepare: ({ page }) => goTo(page, 'Calendrier') });
/** Of no application: one change. */
const name = 'Droit social';

/** A change that waits, and the end of this Carnet. */
async function leaveChange(): Promise<void> {
  const { page, proxy, carnet } = desk;
  await expect(event(page, name).first()).toBeVisible();
  await proxy.cut();
  await networkChanged(page);
  await press(page, name, 'Control+ArrowDown');
  await expectWaiting(page, 1);
  await carnet.close();
}

test('E2 a key store that is away for one run loses nothing: no other key is offered, and the next run has it all', async () => {
  await leaveChange();
  await desk.open({ args: ['--key-store', '--key-store-is', 'away'] });
  await expect(desk.page.getByText('ne répond pas pour l’instant')).toBeVisible();
  await expect(desk.page.getByRole('button', { name: /Se reconnecter/u })).toHaveCount(0);
  await picture(desk.page, 'key-store-away');
  await desk.page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(desk.page.getByText('ne répond pas pour l’instant')).toBeVisible();
  await desk.carnet.close();
  await desk.open();
  await goTo(desk.page, 'Calendrier');
  await expectWaiting(desk.page, 1);
});

test('B13 where another store has taken its place, the password of this workstation opens everything again', async () => {
  await desk.carnet.close();
  await desk.open({ args: ['--key-store', '--key-store-is', 'replaced'] });
  await expect(desk.page.getByText('n’ouvre plus la clé de Carnet')).toBeVisible();
  await picture(desk.page, 'key-store-replaced');
  await desk.page.getByRole('button', { name: /Se reconnecter/u }).click();
  const asked = desk.page.getByRole('alertdialog');
  await asked.getByLabel(/Mot de passe de/u).fill(desk.service.password);
  await asked.getByRole('button', { name: 'Se reconnecter', exact: true }).click();
  await goTo(desk.page, 'Calendrier');
  await expectWaiting(desk.page, 1);
});
