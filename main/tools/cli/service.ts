import { ArgumentError, practiceArguments, usage } from '../practice/arguments.ts';
import { startPractice } from '../practice/index.ts';

async function run(): Promise<void> {
  const options = practiceArguments(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(usage);
    return;
  }
  const practice = await startPractice(options);
  process.stdout.write(`{"baseUrl": ${JSON.stringify(practice.baseUrl)}}\n`);
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void practice.close().catch(fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function fail(error: unknown): void {
  const wrongArguments = error instanceof ArgumentError;
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}${wrongArguments ? ' (--help)' : ''}\n`,
  );
  process.exitCode = wrongArguments ? 2 : 1;
}

await run().catch(fail);
