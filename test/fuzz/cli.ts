import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

const usage = `npm run fuzz -- [--messages 1000000] [--answers 1000000] [--seed 1]
Sends hostile messages to main's bridge, and spoiled answers of a service to its client, all on this machine.
Prints one line of JSON; ends with 1 where something was thrown, hung, leaked or grew.
`;

/** A fuzz of both edges of main. The closing line of JSON, and nothing else, goes to stdout. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '1000000' },
      answers: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const [messages, answers, seed] = [values.messages, values.answers, values.seed].map(Number);
  if (![messages, answers, seed].every((given) => Number.isSafeInteger(given) && Number(given) >= 0)) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  // main/ipc binds its channels to the module `electron`, which under Node is the path of a program.
  const double = new URL('electron.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
  });
  const { fuzzMessages } = await import('./messages.ts');
  const { fuzzAnswers } = await import('./answers.ts');
  const unhandled: string[] = [];
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      unhandled.push(`${event}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
  }
  const found = {
    seed,
    messages: messages ? await fuzzMessages(messages, seed ?? 1, say) : null,
    answers: answers ? await fuzzAnswers(answers, seed ?? 1, say) : null,
    unhandled: unhandled.slice(0, 20),
  };
  process.stdout.write(`${JSON.stringify(found)}\n`);
  const breaches = [...(found.messages?.breaches ?? []), ...(found.answers?.breaches ?? []), ...unhandled];
  for (const one of breaches.slice(0, 40)) say(one);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

await run();
process.exit(); // the practice service that main started for itself would keep it open
