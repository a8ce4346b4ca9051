import type { Figure } from './part.ts';

export interface Run {
  readonly size: number;
  readonly figures: readonly Figure[];
}

/** Growth from the smallest size to the largest: 0 does not grow, 1 is linear. Null where one was nothing. */
function growth(runs: readonly Run[], at: number): number | null {
  const [first, last] = [runs[0], runs.at(-1)];
  const [small, large] = [first?.figures[at]?.value, last?.figures[at]?.value];
  if (!first || !last || first === last || !small || !large) return null;
  return Math.log(large / small) / Math.log(last.size / first.size);
}

const shown = (value: number | null): string => {
  if (value === null) return '–';
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** The size of a school (CONTRIBUTING.md, « What Carnet does not do »): goals are judged there, more is beyond. */
export const judged = 4;

/** One line a measure, in Markdown. */
export function table(runs: readonly Run[]): string {
  const sizes = runs.map(({ size }) => (size > judged ? `×${size}, beyond` : `×${size}`));
  const judgedAt = runs.findIndex(({ size }) => size === judged);
  const head = ['measure', ...sizes, 'growth', 'goal', ''];
  const lines = (runs[0]?.figures ?? []).map(({ part, name, unit, goal }, at) => {
    const values = runs.map(({ figures }) => figures[at]?.value ?? null);
    const decisive = values[judgedAt] ?? null;
    const verdict = goal === null || decisive === null ? '' : decisive <= goal ? 'reached' : 'missed';
    const exponent = growth(runs, at);
    return [
      `${part}: ${name}${unit && `, ${unit}`}`,
      values.map(shown).join(' | '),
      exponent === null ? '' : exponent.toFixed(2),
      goal === null ? '' : `≤ ${shown(goal)}`,
      verdict,
    ];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
