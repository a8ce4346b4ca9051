import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { readIfPresent, writeWhole } from '#main/disk/files.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { ownSettingsSchema } from '#shared/policy/settings.ts';
import type { OwnSettings, PolicyValues } from '#shared/policy/settings.ts';

/** The settings of this workstation that the user chooses where the policy leaves them free. */
export interface Own {
  /** What the user chose, also where the policy is stronger. */
  chosen(): OwnSettings;
  /** What holds: the policy is stronger (S14). */
  effective(): OwnSettings;
  /** Throws `badAddress` where the proxy looks like an address and names no place. */
  keep(chosen: OwnSettings): Promise<void>;
}

/** `onUnreadable`: it is not what Carnet wrote, and nothing is chosen. `onChange`: at each change, not at the start. */
export async function openOwnSettings(
  folder: string,
  { proxy, noticesWithoutNames, protectScreen, wipeAtClose }: PolicyValues,
  onUnreadable: (error: unknown) => void,
  onChange: (effective: OwnSettings) => Promise<void>,
): Promise<Own> {
  const path = join(folder, 'settings.json');
  const mutex = new Mutex();
  const fixed: OwnSettings = {
    ...(proxy !== undefined && { proxy }),
    ...(noticesWithoutNames !== undefined && { noticesWithoutNames }),
    ...(protectScreen !== undefined && { protectScreen }),
    ...(wipeAtClose !== undefined && { wipeAtClose }),
  };
  let chosen = await read(path).catch((error: unknown) => {
    onUnreadable(error);
    return {};
  });
  const effective = (): OwnSettings => ({ ...chosen, ...fixed });
  return {
    chosen: () => chosen,
    effective,
    keep: (next) =>
      mutex.runExclusive(async () => {
        if (next.proxy?.includes('://') && !URL.canParse(next.proxy)) throw new FailureError({ kind: 'badAddress' });
        await writeWhole(path, JSON.stringify(next));
        chosen = next;
        await onChange(effective());
      }),
  };
}

async function read(path: string): Promise<OwnSettings> {
  const text = await readIfPresent(path);
  return text === null ? {} : ownSettingsSchema.parse(JSON.parse(text));
}
