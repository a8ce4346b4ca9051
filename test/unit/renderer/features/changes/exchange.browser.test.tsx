import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExchangeDialog } from '#features/changes/ExchangeDialog.tsx';
import { FailureError } from '#shared/failures/failure.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { writeFile } from '#sync/outboxFile.ts';
import { draw, Worded } from './drawn.tsx';
import { applied, step } from './steps.ts';

const owner = { baseUrl: 'https://ecole.example', user: 'claire.moreau' };
const profile = { ...owner, id: 'p', name: 'École', campusId: '1', campusName: 'Lyon', practice: false };
const waits = step({ id: 'm', target: '1' });
const receipt = step({ id: 'v', target: '2', state: applied('verified') });
const commands = { saveFile: vi.fn<Commands['saveFile']>(), adopt: vi.fn<Commands['adopt']>() };

beforeEach(async () => {
  commands.saveFile.mockReset().mockResolvedValue({ name: 'x', folder: '/tmp', ways: [] });
  commands.adopt.mockReset().mockResolvedValue(true);
  const open = { profile, databaseName: 'd', signedIn: true, keptBefore: true };
  useSession.setState({ open, commands: commands as unknown as Commands }); // the two that the dialog gives
  await draw(
    <Worded everything={[waits, receipt]}>
      <ExchangeDialog view={{ toDecide: [], waiting: [waits], receipts: [receipt] }} isOpen onClose={() => {}} />
    </Worded>,
  );
});
const choose = (text: string) =>
  userEvent.upload(
    page.getByLabelText('Choisir un fichier…', { exact: true }).last(),
    new File([text], 'x.json', { type: 'application/json' }),
  );

test('what waits is exported to be read, and to continue elsewhere', async () => {
  await page.getByRole('button', { name: 'Enregistrer un relevé' }).click();
  await page.getByRole('button', { name: 'Enregistrer pour un autre poste' }).click();
  await vi.waitFor(() => expect(commands.saveFile).toHaveBeenCalledTimes(2));
  const [[nameToRead, toRead], [name, toGoOn]] = commands.saveFile.mock.calls as [[string, string], [string, string]]; // two calls of two texts
  expect(nameToRead).toMatch(/^Carnet modifications \d{4}-\d\d-\d\d\.txt$/u);
  expect(toRead).toContain('1 modification attend');
  expect(name).toMatch(/\.json$/u);
  expect(JSON.parse(toGoOn)).toMatchObject({ ...owner, steps: [{ id: 'm' }] });
});

test('a disk that refuses is reported, and nothing is lost', async () => {
  commands.saveFile.mockRejectedValueOnce(new FailureError({ kind: 'storage' }));
  await page.getByRole('button', { name: 'Enregistrer un relevé' }).click();
  await expect.element(page.getByText('Impossible d’écrire sur le disque.')).toBeVisible();
});

test('I3 a file of another workstation is imported, without what is here or received already', async () => {
  await choose(writeFile(owner, [waits, { ...receipt, state: waits.state }, step({ id: 'n', target: '3' })], 5));
  await vi.waitFor(() => expect(commands.adopt).toHaveBeenCalledTimes(1));
  expect(commands.adopt.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['n']);
});

test('I19 another user’s file is refused, with the reason', async () => {
  await choose(writeFile({ ...owner, user: 'paul' }, [step({ id: 'n' })], 5));
  await expect.element(page.getByText(/appartiennent à une autre personne ou à un autre service/u)).toBeVisible();
  expect(commands.adopt).not.toHaveBeenCalled();
});

const drop = (...files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const where = page.getByText(/enregistré sur un autre poste/u).element();
  for (const kind of ['dragenter', 'dragover', 'drop'])
    where.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
};

test('an empty file and one that is too large are refused with what to do', async () => {
  await choose('');
  await expect.element(page.getByText('Ce fichier est vide.')).toBeVisible();
  const large = new File(['{}'], 'x.json');
  Object.defineProperty(large, 'size', { value: 10 ** 9 });
  const arrayBuffer = vi.spyOn(large, 'arrayBuffer');
  drop(large);
  await expect.element(page.getByText(/trop grand/u)).toBeVisible();
  await expect.element(page.getByText(/Carnet lit 64/u)).toBeVisible();
  expect(arrayBuffer).not.toHaveBeenCalled();
  expect(commands.adopt).not.toHaveBeenCalled();
});
