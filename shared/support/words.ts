import { endpointNames } from '../endpoints/index.ts';
import { isGuid } from '../entities/idForm.ts';
import { entityNames } from '../entities/index.ts';
import { failureKinds } from '../failures/failure.ts';
import { channelNames } from '../ipc/channels.ts';
import { policyNames } from '../policy/settings.ts';
import { traceLevels, traceProcesses } from '../trace/line.ts';

/** Of a request. */
const ofRequests = `
  $metadata GET POST PUT ms bytes
`;

/** Around the words of a transition (renderer/sync/engine/transitionLine) and of an error. */
const aroundWords = `
  - after new removed no change connection refused by the disk because of at
`;

/** Events of the sync core, its effects, states of steps and of the connection, verdicts, decisions. */
const ofSync = `
  started added letGo adopted prepared verdict settlement quietPassed pinged pullEnded appeared secondRowDecided
  limits hint watched unwatched signedIn woke undo discard retry resolve confirmed settle prepare send lookUp
  quiet ping connected pull wake waiting sending doubt conflict applied dropped offline unknown online absent cut
  failed found mustConfirm notSent undecidable answered whole incomplete keptBoth cancelledSecond cancelledOwn
  create replace act
`;

/** What main notes in its log, with the facts of each. */
const ofTheLog = `
  wipe.failed
  clean-exit abnormal-exit killed crashed oom launch-failed integrity-failure memory-eviction close.failed
  incidents.failed ipc.failed ipc.refused licences.failed link.failed links.unregistered lock.failed
  machine.unnamed main.rejection main.uncaught page.gone page.responsive page.unresponsive page.error
  page.rejection page.screen policy.problem resume.failed screenLock.heard screenLock.noBus start.failed
  start.unsandboxed update.failed update.install update.later update.ready channel reason origin source fault
  setting isClosed bus all other true false null sender arguments size user system uncaughtException
  unhandledRejection registry file managedPreferences test wrong damaged notProtected
`;

/** Errors by their names and codes. */
const ofErrors = `
  Error TypeError RangeError SyntaxError ReferenceError AggregateError DOMException ZodError FailureError
  CacheError SealError KeyStoreAway FeedError PageTextError JsonTextError DataFileError PasswordCipherError
  AbortError QuotaExceededError NotFoundError InvalidStateError ConstraintError UnknownError TimeoutError
  DataError VersionError TransactionInactiveError DatabaseClosedError OpenFailedError string object undefined
  number ENOENT EACCES EPERM ENOSPC EDQUOT EFBIG EBUSY EEXIST EMFILE ENOTDIR EISDIR EROFS EIO EPIPE ECONNREFUSED
  ECONNRESET ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENETDOWN UND_ERR_SOCKET
  UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT ERR_ABORTED CERT_HAS_EXPIRED
  SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  UNABLE_TO_VERIFY_LEAF_SIGNATURE
`;

/**
 * Every word that a line of the support file may hold (S16): what is not here, nor a small number, an id or a place in
 * the bundles, is replaced. A word that is missing costs a line of the trace one word; to add one, add it here.
 */
const words: readonly string[] = [
  ...traceLevels,
  ...traceProcesses,
  ...failureKinds,
  ...endpointNames,
  ...entityNames,
  ...channelNames,
  ...policyNames,
  ...[ofRequests, aroundWords, ofSync, ofTheLog, ofErrors].flatMap((text) => text.trim().split(/\s+/u)),
];
const known: ReadonlySet<string> = new Set(words);

/** Small enough that it is no telephone number, and no number of a person by which the state knows them. */
const smallNumber = /^(?:0|[1-9]\d{0,8})$/u;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
/** A bundle of Carnet, or Node itself, and a line in it. */
const place = /^(?:index\.m?js|node:internal\/[a-z/_]{1,60}):\d{1,6}$/u;

/** Written in place of a word that is not known. */
const withheld = '…';

const isAllowed = (word: string): boolean =>
  word === withheld ||
  known.has(word) ||
  smallNumber.test(word) ||
  moment.test(word) ||
  place.test(word) ||
  isGuid(word.replace(/^new:/u, ''));

/** Whether a text is nothing but allowed words, with one blank between two. */
export const isRedacted = (text: string): boolean => text.split(' ').every(isAllowed);

/** A text as the words that are allowed, with one blank between two; every other word is replaced. */
export function redacted(text: string): string {
  const found = text
    .split(/[\s,;()<>=→"{}[\]]+/u)
    .map((word) => (isAllowed(word) ? word : word.replace(/:$/u, '')))
    .filter((word) => word !== '');
  return found.map((word) => (isAllowed(word) ? word : withheld)).join(' ');
}
