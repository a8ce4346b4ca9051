import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installedNode, isNewEnough, root } from '../processes.mjs';
import { runNpm } from '../setup.mjs';

/**
 * Where the system's Node is too old, one in node_modules, named by `package-lock.json` beside, before it. `nodePath`
 * says where there is none.
 */
const folder = join(root, 'node_modules', '.node');
if (!isNewEnough(process.versions.node)) {
  console.error(`Installing Node, which is too old here (${process.versions.node})…`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(import.meta.dirname, file), join(folder, file));
  const order = ['ci', '--include=optional', '--ignore-scripts', '--prefix', folder];
  process.exitCode = await runNpm(order, { cwd: folder, stdio: ['inherit', process.stderr, 'inherit'] });
  const node = installedNode();
  if (node) putFirst(node);
}

function putFirst(node) {
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  if (process.platform === 'win32') return writeFileSync(join(bin, 'node.cmd'), `@"${node}" %*\r\n`);
  rmSync(join(bin, 'node'), { force: true });
  symlinkSync(relative(bin, node), join(bin, 'node'));
}
