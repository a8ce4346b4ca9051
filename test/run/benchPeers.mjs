import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root } from '../../main/tools/cli/processes.mjs';
import { installOwn } from './ownPackage.mjs';

// The peers are a package of their own, installed at their first use: nothing else needs them.
const peers = join(root, 'test', 'bench', 'peers');
const bench = ['bench', '--run', '--config', 'test/vitest.config.ts'];

/** Versions that the table names. */
const named = ['@fullcalendar/react', '@schedule-x/calendar', 'rxdb', 'pouchdb-browser', 'minisearch', 'flexsearch'];

/** Measures Carnet against other libraries (test/bench/againstPeers) and prints a table. Returns the exit code. */
export async function benchPeers(more) {
  await installOwn(peers, 'the peers');
  const { code, table } = await measured(more);
  const { devDependencies } = JSON.parse(readFileSync(join(peers, 'package.json'), 'utf8'));
  const { version: dexie } = JSON.parse(readFileSync(join(root, 'node_modules', 'dexie', 'package.json'), 'utf8'));
  const versions = named.map((name) => `${name} ${devDependencies[name]}`).join(', ');
  console.log(`\n${new Date().toISOString().slice(0, 10)}: ${versions}, dexie ${dexie}\n`);
  console.log('| measure | size | Carnet | peer | its time | ratio | goal |\n|---|---|---|---|---|---|---|');
  console.log(table.join('\n'));
  return code;
}

/** Runs the benches, and collects the lines of their table. */
function measured(more) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [join(root, 'node_modules/vitest/vitest.mjs'), ...bench, ...more], {
      cwd: root,
      env: { ...process.env, CARNET_PEERS: '1', NO_COLOR: '1' },
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
      process.stdout.write(part);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, table: output.match(/^\| .* \|$/gmu) ?? [] }));
  });
}
