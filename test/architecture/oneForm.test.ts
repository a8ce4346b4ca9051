import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What a form does is in one place, and tried there (`test/unit/renderer/forms/everyForm.browser.test.tsx`): a form with
// an attempt, a focus on its first problem or a `<form>` of its own would do it otherwise.

const own: readonly (readonly [what: string, form: RegExp, place: readonly string[]])[] = [
  [
    'whether saving was tried',
    /\b(?:set)?[tT]ried\b.*useState|useState.*\b[tT]ried\b/u,
    ['renderer/forms/form/useForm.ts'],
  ],
  // A request that can be interrupted is no form's; `useSend` waits for what the service says.
  [
    'whether it is being saved',
    /set(?:Is)?(?:[bB]usy|Saving|Sending)\b.*useState/u,
    ['renderer/features/onboarding/useAttempt.ts', 'renderer/wording/useSend.ts'],
  ],
  ['the focus on what is wrong', /querySelector.*\b(?:aria|data)-invalid/u, []],
  // Opens something by its number, and saves nothing.
  ['a form', /<form\b/u, ['renderer/forms/form/EnterForm.tsx', 'renderer/shell/number/NumberDialog.tsx']],
];

const lines = globSync('renderer/**/*.{ts,tsx}').flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => ({ path: path.replaceAll('\\', '/'), line })),
);

test.each(own)('%s is known in one place', (_what, form, places) => {
  const found = lines.filter(({ line }) => form.test(line)).map(({ path }) => path);
  expect([...new Set(found)].filter((path) => !places.includes(path))).toEqual([]);
});
