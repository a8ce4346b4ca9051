import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';
import { narration } from './narration.ts';
import type { Narrated } from './narration.ts';

const out = fileURLToPath(new URL('../../out', import.meta.url));
const demo = join(out, 'demo');

export interface Line extends Narrated {
  readonly seconds: string;
  readonly failed: boolean;
}

/** Tells what is played in the terminal, one line a step as it happens, and at its end as a page with its pictures. */
export default class Narrator implements Reporter {
  private readonly lines: Line[] = [];

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'test.step' || step.parent?.category === 'test.step') return;
    const narrated = narration[step.title] ?? { part: 'day', text: step.title };
    const line = { ...narrated, seconds: (step.duration / 1000).toFixed(1), failed: step.error !== undefined };
    this.lines.push(line);
    console.log(
      `${String(this.lines.length).padStart(3)}  ${line.text} (${line.seconds} s)${line.failed ? '  ✗' : ''}`,
    );
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const error of result.errors) console.error(`\n${test.title}\n${error.message ?? String(error.value)}`);
  }

  async onEnd(result: FullResult): Promise<void> {
    if (result.status !== 'passed') console.error(`\n${result.status}`);
    await mkdir(demo, { recursive: true });
    await writeFile(join(demo, 'index.html'), pageOf(this.lines, fileOf));
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** The picture of a line beside the page; null where it was not taken. */
function fileOf({ part, picture }: Line): string | null {
  const file =
    picture && join(out, 'e2e', 'pictures', part === 'film' ? 'one-interview' : 'notebook-day', `${picture.name}.png`);
  return file && existsSync(file) ? relative(demo, file).replaceAll('\\', '/') : null;
}

/** The film of one interview, a frame a step, and below it the day, step by step. `fileOf`: the picture of a line. */
export const pageOf = (lines: readonly Line[], fileOf: (line: Line) => string | null): string => {
  const frames = lines.filter(({ part }) => part === 'film');
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Carnet : un entretien, et toute une journée</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
  ol { padding: 0 0 0 1.5rem; }
  li { margin-block: 1.2rem; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid; border-radius: 8px; display: block; margin-block: .5rem; }
  figcaption, small { opacity: .75; }
  .film ol { display: flex; list-style: none; margin: 0; padding: 0; overflow-x: auto; scroll-snap-type: x mandatory; }
  .film li { flex: 0 0 100%; scroll-snap-align: start; margin: 0; padding: 0 .25rem; box-sizing: border-box; }
  .film p { font-size: 1.25rem; min-height: 3.2em; margin: .5rem 0; }
  .film button { font: inherit; padding: .4rem .9rem; }
</style>
<h1>Carnet</h1>
${frames.length === 0 ? '' : filmOf(frames, fileOf)}
<h2>Une journée d’entretiens</h2>
<p>Préparée en ligne, travaillée hors ligne, interrompue, rouverte, puis envoyée à côté du travail des collègues. À
regarder d’abord : les marques à droite des lignes.</p>
<ol>
${lines
  .filter(({ part }) => part === 'day')
  .map((line) => `<li>${line.text} ${noteOf(line)}${figureOf(line, fileOf)}</li>`)
  .join('\n')}
</ol>
</html>
`;
};

const noteOf = ({ seconds, failed }: Line): string => `<small>${seconds} s${failed ? ', échec' : ''}</small>`;

function figureOf(line: Line, fileOf: (line: Line) => string | null): string {
  const file = fileOf(line);
  const look = line.picture?.look ?? '';
  return file === null ? '' : `<figure><img src="${file}" alt="${look}"><figcaption>${look}</figcaption></figure>`;
}

/** Plays by itself when asked to; turned by hand with the buttons, the arrows or a swipe. */
const filmOf = (
  frames: readonly Line[],
  fileOf: (line: Line) => string | null,
): string => `<section class="film" aria-label="Un entretien">
<h2>Un entretien, de la phrase à la décision</h2>
<ol tabindex="0">
${frames.map((line, at) => `<li><p>${at + 1}/${frames.length} · ${line.text} ${noteOf(line)}</p>${figureOf(line, fileOf)}</li>`).join('\n')}
</ol>
<button data-turn="-1">◀ Avant</button> <button data-play aria-pressed="false">Lecture</button> <button data-turn="1">Après ▶</button>
<script>
  const strip = document.querySelector('.film ol');
  const play = document.querySelector('[data-play]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const at = () => Math.round(strip.scrollLeft / strip.clientWidth);
  const turn = (by) => {
    const next = (at() + by + strip.children.length) % strip.children.length;
    strip.scrollTo({ left: next * strip.clientWidth, behavior: still.matches ? 'instant' : 'smooth' });
  };
  let timer;
  const setPlaying = (isPlaying) => {
    clearInterval(timer);
    if (isPlaying) timer = setInterval(() => turn(1), 4000);
    play.ariaPressed = String(isPlaying);
    play.textContent = isPlaying ? 'Pause' : 'Lecture';
  };
  play.onclick = () => setPlaying(play.ariaPressed !== 'true');
  for (const each of document.querySelectorAll('[data-turn]'))
    each.onclick = () => { setPlaying(false); turn(Number(each.dataset.turn)); };
  strip.onkeydown = (event) => {
    const { key } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    setPlaying(false);
    turn(key === 'ArrowLeft' ? -1 : 1);
    event.preventDefault();
  };
</script>
</section>`;
