import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { fromClonedText, toClonedText } from '#main/tools/chromium/structured.ts';
import { pageProbe } from './pageProbe.ts';

// Loaded before the Chromium host (`--import`): counts what crosses the bridge between page and main, as JSON text, and
// puts the page’s own probe before the page’s scripts.

/** Bytes of one channel: of its calls, and of their answers or of events. */
export interface Crossed {
  calls: number;
  toMain: number;
  toPage: number;
}
/** The bench reads them by this function of the page. */
const readName = 'carnetBenchCrossed';
/** Answers with a batch of made-up rows, as text, the way the host’s bridge does: what that way costs by itself. */
const wayName = 'carnetBenchWay';
const batch = {
  rows: Array.from({ length: 200 }, (_, row) => ({
    id: String(row),
    hash: String(row).padStart(11, '0'),
    text: JSON.stringify({ Id: row, Nom: 'Entretien', Lieu: 'é'.repeat(40), Membres: Array(24).fill('Participant') }),
  })),
};

const crossed: Record<string, Crossed> = {};
const note = (channel: string, toMain: number, toPage: number): void => {
  const of = (crossed[channel] ??= { calls: 0, toMain: 0, toPage: 0 });
  of.calls += 1;
  of.toMain += toMain;
  of.toPage += toPage;
};

const launch = chromium.launchPersistentContext.bind(chromium);
chromium.launchPersistentContext = async (...given) => {
  const context = await launch(...given);
  const expose = context.exposeBinding.bind(context);
  context.exposeBinding = (name, call, ...options) =>
    expose(
      name,
      async (source, channel: unknown, args: unknown) => {
        const answer: unknown = await call(source, channel, args);
        const [toMain, toPage] = [Buffer.byteLength(String(args)), Buffer.byteLength(String(answer))];
        note(String(channel), toMain, toPage);
        return answer;
      },
      ...options,
    );
  await expose(readName, () => crossed);
  await expose(wayName, () => toClonedText({ value: batch }));
  await context.addInitScript({ content: `globalThis.carnetBenchTake = ${fromClonedText.toString()};` });
  await context.addInitScript(pageProbe);
  for (const page of context.pages()) watchEvents(page);
  context.on('page', watchEvents);
  return context;
};

/** Events go to the page by `evaluate`. */
function watchEvents(page: Page): void {
  const evaluate = page.evaluate.bind(page);
  const counting = (run: Parameters<typeof evaluate>[0], given?: unknown): Promise<unknown> => {
    if (typeof given === 'object' && given !== null && 'channel' in given && 'args' in given)
      note(String(given.channel), 0, Buffer.byteLength(String(given.args)));
    return evaluate(run, given);
  };
  Reflect.set(page, 'evaluate', counting);
}
