import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { isGuid } from '#shared/entities/idForm.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { cutBack, openToAppend, readIfPresent, removeFile, writeOver, writeWhole } from '../disk/files.ts';

/** Steps of which an attempt began and has not left: the next start may send these at once, no others (I4, I20). */
export interface Unsent {
  /** Whether the last attempt of the step is known not to have left. */
  has(step: string): boolean;
  /** An attempt begins: it reads first, and may end without sending. */
  begin(step: string): void;
  /** Its request is about to leave; resolves once that is on the disk (I5). Throws FailureError `storage`. */
  leave(step: string): Promise<void>;
}

/** A file of ids for each profile, beside its journal. */
export interface UnsentFiles {
  /** What an earlier run noted, and what this one notes from here on; the same object for the same profile. */
  of(profileId: string): Promise<Unsent>;
  /** Sign-out, and a profile that moves to this machine: the other one may still send. Throws what the disk throws. */
  destroy(profileId: string): Promise<void>;
}

/** Each id is known as long as so many others have begun after it (I24): an id that is dropped may have left. */
const most = 1_000;
/** The file is rewritten when so many lines were added to it. */
const longEnough = 4_000;

/** One file for each profile in `folder`. `onProblem` receives what the disk refuses where nothing depends on it. */
export function openUnsentFiles(folder: string, onProblem: (error: unknown) => void): UnsentFiles {
  const opened = new Map<string, Promise<Unsent>>();
  const pathOf = (profileId: string): string => join(folder, `${profileId}.unsent`);
  return {
    of(profileId) {
      const known = opened.get(profileId) ?? openFile(folder, pathOf(profileId), onProblem);
      opened.set(profileId, known);
      return known;
    },
    async destroy(profileId) {
      opened.delete(profileId);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeFile(pathOf(profileId));
    },
  };
}

const unsentLine = (id: string): string => `+${id}\n`;
const lineLength = unsentLine('00000000-0000-4000-8000-000000000000').length;

/** A line per id, `+` until its request leaves, then `-` in its place: a cut file names none that left (I3). */
async function openFile(folder: string, path: string, onProblem: (error: unknown) => void): Promise<Unsent> {
  const mutex = new Mutex();
  const text = await readIfPresent(path).catch(onProblem);
  const waiting = idsIn(text ?? '');
  /** Which line of the file says `+` of an id. */
  const places = new Map<string, number>();
  let lines = longEnough;

  /** Whole, so that no line follows half a line of a run that was stopped. */
  const rewrite = async (): Promise<void> => {
    const written = [...waiting]; // others begin and leave while the disk writes
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, written.map(unsentLine).join(''));
    places.clear();
    for (const id of written) places.set(id, places.size);
    lines = written.length;
  };
  const append = async (id: string): Promise<void> => {
    const file = await openToAppend(path);
    try {
      await file.appendFile(unsentLine(id));
    } finally {
      await file.close();
    }
    places.set(id, lines);
    lines += 1;
  };
  const note = async (id: string): Promise<void> => {
    if (lines >= longEnough) return rewrite();
    return waiting.has(id) && !places.has(id) ? append(id) : undefined;
  };
  const strike = async (id: string): Promise<void> => {
    if (lines >= longEnough) return rewrite();
    const place = places.get(id);
    if (place !== undefined) await writeOver(path, place * lineLength, '-');
    places.delete(id);
    return undefined;
  };
  /** A file that a full disk never took names no request. */
  const forgetAll = async (): Promise<void> => {
    if ((await readIfPresent(path)) !== null) await cutBack(path, 0);
  };
  /** What is in the file now is not known: it is written whole before anything is added. */
  const failed = (error: unknown): void => {
    onProblem(error);
    lines = longEnough;
  };

  return {
    has: (step) => waiting.has(step),
    begin(step) {
      waiting.delete(step);
      waiting.add(step);
      const [oldest] = waiting;
      if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
      // Not on the disk, it counts as one that may have left.
      void mutex.runExclusive(() => note(step).catch(failed));
    },
    async leave(step) {
      waiting.delete(step);
      await mutex.runExclusive(async () => {
        try {
          await strike(step);
        } catch (error) {
          // A disk that refuses still forgets everything, and then the request may leave.
          failed(error);
          await forgetAll().catch((cause: unknown) => {
            throw new FailureError({ kind: 'storage' }, { cause });
          });
        }
      });
    },
  };
}

/** A line that is not whole, or not of this form, is passed over. */
function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const id = line.slice(1);
    if (!isGuid(id)) continue;
    if (line.startsWith('+')) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
