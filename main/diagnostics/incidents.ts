import { closeSync, constants, fdatasyncSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { z } from 'zod';
import { incidentSchema, mostIncidents, said } from '#shared/ipc/incident.ts';
import type { Incident, IncidentKind } from '#shared/ipc/incident.ts';
import { isRedacted } from '#shared/support/words.ts';

/** What stopped Carnet without the user's will, in this run and the ones before (S15). */
export interface Incidents {
  note(kind: IncidentKind, cause?: string): void;
  /** It is over by itself: a page that answers again. Only of this run. */
  withdraw(kind: IncidentKind): void;
  /** Oldest first. */
  all(): readonly Incident[];
  /** The user has read them. */
  markSaid(): void;
  /** Carnet is closing as it should: the next start has nothing to say about the end of this run. */
  markClosed(): void;
  /** Forgets all of them, and closes the file: nothing is written from then on. */
  forget(): void;
}

/**
 * Longer than any content. The file has this length from its first moment on and is overwritten in place, so that a
 * disk that is full can still take an incident.
 */
const fileBytes = 8192;

/** A cause that is no word of the support file (S16) is left out. */
const storedSchema = incidentSchema.extend({
  version: incidentSchema.shape.version.catch(null),
  cause: incidentSchema.shape.cause.refine((cause) => cause === null || isRedacted(cause)).catch(null),
});
const contentSchema = z.object({
  version: z.literal(1),
  isOpen: z.boolean(),
  incidents: z.array(storedSchema).max(mostIncidents).readonly(),
});
type Content = z.infer<typeof contentSchema>;

interface IncidentSource {
  /** Of this Carnet. */
  readonly version: string;
  readonly now?: () => number;
  /** Called where the file cannot be read or written; the incidents are then held in memory. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Begins a run, and notes that the last one was not closed. Everything here is synchronous: it must be on the disk when
 * main stops. At most one process may have the file open.
 */
export function openIncidents(path: string, { version, now = Date.now, onFailure }: IncidentSource): Incidents {
  let file: number | null = null;
  const safely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      onFailure(error);
    }
  };
  let before: Content | 'damaged' | null = null;
  safely(() => {
    file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    before = readContent(file);
  });
  let { incidents, isOpen } = contentOf(before);
  const save = (): void =>
    safely(() => {
      if (file === null) return;
      writeSync(file, padded({ version: 1, isOpen, incidents }), 0, fileBytes, 0);
      fdatasyncSync(file);
    });
  const note = (kind: IncidentKind, cause?: string): void => {
    const incident = storedSchema.parse({ kind, at: now(), version, cause: cause ?? null, isSaid: false });
    // A defect that repeats must not push everything else out.
    const last = incidents.at(-1);
    const others =
      last?.kind === kind && last.cause === incident.cause && !last.isSaid ? incidents.slice(0, -1) : incidents;
    incidents = [...others, incident].slice(-mostIncidents);
  };
  if (isOpen) note('killed');
  isOpen = true;
  const beganAt = now();
  save();
  return {
    note(kind, cause) {
      note(kind, cause);
      if (kind === 'mainStopped') isOpen = false; // the end of this run is known
      save();
    },
    withdraw(kind) {
      const last = incidents.at(-1);
      if (last?.kind !== kind || last.at < beganAt) return;
      incidents = incidents.slice(0, -1);
      save();
    },
    all: () => incidents,
    markSaid() {
      incidents = said(incidents);
      save();
    },
    markClosed() {
      isOpen = false;
      save();
    },
    forget() {
      incidents = [];
      isOpen = false;
      save();
      safely(() => {
        if (file !== null) closeSync(file);
      });
      file = null;
    },
  };
}

/** A file that cannot be read was being written when the run ended. */
const contentOf = (content: Content | 'damaged' | null): Pick<Content, 'incidents' | 'isOpen'> =>
  content === 'damaged' ? { incidents: [], isOpen: true } : (content ?? { incidents: [], isOpen: false });

/** Null: the file is new. */
function readContent(file: number): Content | 'damaged' | null {
  if (fstatSync(file).size === 0) return null;
  const bytes = Buffer.alloc(fileBytes);
  const length = readSync(file, bytes, 0, fileBytes, 0);
  try {
    return contentSchema.parse(JSON.parse(bytes.toString('utf8', 0, length)));
  } catch {
    return 'damaged'; // not JSON, or not what is written here
  }
}

const padded = (content: Content): Buffer => {
  const bytes = Buffer.alloc(fileBytes, ' ');
  bytes.write(JSON.stringify(content));
  return bytes;
};

const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error, or one of its causes, says that the disk has no room. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && fullCodes.has(cause.code)) return true;
  }
  return false;
}
