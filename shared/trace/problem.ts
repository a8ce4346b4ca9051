import { z } from 'zod';
import { failureKinds, FailureError } from '../failures/failure.ts';

/** A word of the program: an event, a name of an error, a code. */
export const ownWord = /^[A-Za-z$][\w$.:-]{0,63}$/u;
const place = /^[\w$.<>[\]#: @()/-]{1,160}$/u;

const mostPlaces = 12;

const errorSchema = z.object({
  name: z.string().regex(ownWord),
  code: z.string().regex(ownWord).optional(),
  kind: z.enum(failureKinds).optional(),
  status: z.number().int().optional(),
  /** `function (file:line)` of each frame. */
  places: z.array(z.string().regex(place)).max(mostPlaces).readonly(),
});
type KnownOfError = z.infer<typeof errorSchema>;

const mostCauses = 4;

/** What is stored of an unexpected error. Never its message: it may quote an address, a body or a name (S7). */
export const problemSchema = errorSchema.extend({
  /** Its causes, the direct one first. */
  causes: z.array(errorSchema).max(mostCauses).readonly().optional(),
});
export type Problem = Readonly<z.infer<typeof problemSchema>>;

export function problemOf(error: unknown): Problem {
  const causes: KnownOfError[] = [];
  for (let cause = causeOf(error); cause !== undefined && causes.length < mostCauses; cause = causeOf(cause))
    causes.push(knownOf(cause));
  return { ...knownOf(error), ...(causes.length > 0 && { causes }) };
}

/** The same in the words of a line of the trace. */
export const problemText = ({ causes = [], ...direct }: Problem): string =>
  [wordsOf(direct), ...causes.map((cause) => `because of ${wordsOf(cause)}`)].join(', ');

function wordsOf({ name, code, kind, status, places }: KnownOfError): string {
  const what = [name, code, kind, status].filter((part) => part !== undefined).join(' ');
  return places.length > 0 ? `${what} at ${places.join(' < ')}` : what;
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

function knownOf(error: unknown): KnownOfError {
  if (!(error instanceof Error)) return { name: typeof error, places: [] };
  const code = 'code' in error && typeof error.code === 'string' && ownWord.test(error.code) ? error.code : undefined;
  const failure = error instanceof FailureError ? error.failure : undefined;
  return {
    name: ownWord.test(error.name) ? error.name : 'Error',
    ...(code === undefined ? {} : { code }),
    ...(failure && { kind: failure.kind }),
    ...(failure?.status === undefined ? {} : { status: failure.status }),
    places: placesOf(error),
  };
}

/** Without folders, since they may contain the user's account name. */
function placesOf({ stack = '', message }: Error): readonly string[] {
  // The message comes first, and one of its lines may look like a frame.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const places = frames.flatMap((line) => {
    const [, name = '', path = '', row = ''] = /^\s+at (?:(\S.*?) \()?([^()]+?):(\d+):\d+\)?$/u.exec(line) ?? [];
    const text = `${name} (${path.split(/[\\/]/u).at(-1) ?? ''}:${row})`.trim();
    return path !== '' && place.test(text) ? text : [];
  });
  return places.slice(0, mostPlaces);
}
