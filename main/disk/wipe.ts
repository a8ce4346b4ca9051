import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFile, removeTree, writeWhole } from './files.ts';

const marker = 'wipe.json';
/** Chromium holds these while it starts; nothing of a user is in them. */
const held = /^(?:Singleton\w*|lockfile|Local State)$/u;
/** What Carnet itself writes; the rest of the profile is Chromium's, which has it open. */
const own =
  /^(?:logs|journal|held|secrets|services\..*|preferences\.json.*|settings\.json.*|practice\.json.*|run\.json)$/u;

/** Node tries what another program holds so often, 0.1 s longer each time, and only where `recursive` is said. */
const always = { recursive: true, force: true, maxRetries: 10 } as const;

/** The wiping of a whole profile (S17), which ends at the next start wherever it was stopped. */
export interface Wipe {
  /** From here on the next start wipes. */
  begin(): Promise<void>;
  /** Nothing was destroyed yet, and nothing is to be. */
  cancel(): Promise<void>;
  removeOwn(): Promise<void>;
}

export function openWipe(folder: string): Wipe {
  const path = join(folder, marker);
  return {
    begin: () => writeWhole(path, '{}'),
    cancel: () => removeFile(path),
    async removeOwn() {
      for (const name of await readdir(folder)) {
        if (own.test(name)) await removeTree(join(folder, name));
      }
    },
  };
}

/** Before anything is opened, ends a wiping that was begun. Throws where it cannot: what is stored next would go. */
export function finishWipe(folder: string): void {
  const path = join(folder, marker);
  if (!existsSync(path)) return;
  for (const name of readdirSync(folder)) {
    if (name === marker || held.test(name)) continue;
    rmSync(join(folder, name), always);
  }
  rmSync(path, always); // last
}
