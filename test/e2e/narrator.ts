import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';
import { narration } from './narration.ts';
import type { Narrated } from './narration.ts';

const out = fileURLToPath(new URL('../../out', import.meta.url));
const pictures = join(out, 'e2e', 'pictures', 'notebook-day');
const demo = join(out, 'demo');

interface Line extends Narrated {
  readonly seconds: string;
  readonly failed: boolean;
}

/** Tells a played day in the terminal, one line a step as it happens, and at its end as a page with its pictures. */
export default class Narrator implements Reporter {
  private readonly lines: Line[] = [];

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'test.step' || step.parent?.category === 'test.step') return;
    const narrated = narration[step.title] ?? { text: step.title };
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
    await writeFile(join(demo, 'index.html'), pageOf(this.lines));
  }

  printsToStdio(): boolean {
    return true;
  }
}

const pageOf = (lines: readonly Line[]): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Carnet : une journée d’entretiens</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin-block: 1.2rem; }
  img { max-width: 100%; border: 1px solid; border-radius: 8px; display: block; margin-block: .5rem; }
  figcaption, small { opacity: .75; }
</style>
<h1>Carnet : une journée d’entretiens</h1>
<p>Préparée en ligne, travaillée hors ligne, interrompue, rouverte, puis envoyée à côté du travail des collègues. À
regarder d’abord : les marques à droite des lignes.</p>
<ol>
${lines.map(itemOf).join('\n')}
</ol>
</html>
`;

function itemOf({ text, seconds, failed, picture }: Line): string {
  const file = picture && join(pictures, `${picture.name}.png`);
  const figure =
    picture && file && existsSync(file)
      ? `<figure><img src="${relative(demo, file).replaceAll('\\', '/')}" alt="${picture.look}"><figcaption>${picture.look}</figcaption></figure>`
      : '';
  return `<li>${text} <small>${seconds} s${failed ? ', échec' : ''}</small>${figure}</li>`;
}
