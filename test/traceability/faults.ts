import type { FaultKind } from '../simulation/world/faultTable.ts';

/** A test by its file below test/ and the beginning of its name. */
interface NamedTest {
  readonly file: string;
  readonly name: string;
}

export interface Fault {
  readonly where: 'renderer' | 'storage' | 'main' | 'network' | 'service';
  readonly says: string;
  /** Faults of the simulation that are it. */
  readonly simulated?: readonly FaultKind[];
  /** Tests of the real layer, where the simulation replaces it or has none. */
  readonly tests?: readonly NamedTest[];
}

const at = (file: string, name: string): NamedTest => ({ file, name });
const disk = 'unit/renderer/cache/disk.browser.test.ts';
const journal = 'unit/main/journal/journal.test.ts';

/** The faults to inject, in the order of shared/rules/invariants.md, and where each is. */
export const faults: readonly Fault[] = [
  { where: 'renderer', says: 'crash at any await', simulated: ['crashAtAwait'] },
  { where: 'renderer', says: 'reload mid-edit', simulated: ['reloadMidEdit'] },
  { where: 'renderer', says: 'double submit', simulated: ['doubleSubmit'] },
  { where: 'renderer', says: 'second window', simulated: ['secondWindow'] },
  {
    where: 'storage',
    says: 'abort',
    simulated: ['diskAborts'],
    tests: [at(disk, 'I6 a commit %s leaves nothing half-written')],
  },
  { where: 'storage', says: 'never settles', simulated: ['diskHangs'] },
  { where: 'storage', says: 'forced close', tests: [at(disk, 'carries on after the browser closed')] },
  {
    where: 'storage',
    says: 'disk full',
    simulated: ['diskFull'],
    tests: [at(disk, 'a full disk is reported'), at(journal, 'a disk that refuses')],
  },
  {
    where: 'storage',
    says: 'blocked or newer schema',
    tests: [at(disk, 'a newer one is refused'), at(disk, 'an older one that another window')],
  },
  {
    where: 'storage',
    says: 'silent loss of the tail',
    simulated: ['tailLost'],
    tests: [at(journal, 'cut off anywhere')],
  },
  {
    where: 'storage',
    says: 'total reset',
    simulated: ['totalReset', 'resetTwice'],
    tests: [at('unit/renderer/cache/journal.browser.test.ts', 'the database: everything is there again')],
  },
  {
    where: 'storage',
    says: 'one damaged record',
    simulated: ['damagedRecord'],
    tests: [
      at('unit/renderer/cache/journal.browser.test.ts', 'one record of the database'),
      at(journal, 'one bit turned anywhere'),
    ],
  },
  { where: 'storage', says: 'old profile restored', simulated: ['oldProfile'] },
  {
    where: 'storage',
    says: 'journal gone or cut off or damaged or full',
    simulated: ['journalDamaged', 'journalAborts'],
    tests: [at(journal, 'one bit turned anywhere'), at(journal, 'cut off anywhere')],
  },
  {
    where: 'main',
    says: 'SIGKILL at any await',
    simulated: ['killed', 'killedAtAwait'],
    tests: [at('e2e/smoke.spec.ts', 'what the page saved is restored after SIGKILL')],
  },
  {
    where: 'main',
    says: 'IPC lost / doubled / reordered',
    simulated: ['ipcRequestLost', 'ipcAnswerLost', 'ipcDoubled', 'ipcLate', 'ipcAnswerLate'],
  },
  {
    where: 'main',
    says: '8 h sleep mid-request',
    simulated: ['sleep'],
    tests: [at('unit/main/api/write/replace.test.ts', 'I10 a machine that slept')],
  },
  { where: 'main', says: 'clock ± 1 year', simulated: ['clockBack', 'clockAhead'] },
  {
    where: 'main',
    says: 'key unavailable or changed',
    tests: [at(disk, 'S9 another key opens nothing'), at(journal, 'S8 nothing of a step can be read')],
  },
  {
    where: 'main',
    says: 'up- and downgrade with a full queue',
    tests: [
      at(disk, 'I2 reports how many changes wait'),
      at('unit/renderer/cache/repair/repair.test.ts', 'an outbox from before there was a journal'),
    ],
  },
  { where: 'main', says: 'sign-out mid-flight', simulated: ['signOut'] },
  {
    where: 'main',
    says: 'settings saved mid-flight',
    simulated: ['settingsSaved'],
    tests: [at('unit/main/ipc/serviceHandlers.test.ts', 'R3.5 a ping that the former client ends')],
  },
  { where: 'network', says: 'refused', simulated: ['refused', 'lineDown', 'slowConnect'] },
  { where: 'network', says: 'reset before a byte', simulated: ['resetBeforeByte'] },
  {
    where: 'network',
    says: 'reset after the request (executed or not)',
    simulated: ['resetAfterExecuted', 'lostOnTheWay', 'noAnswer'],
  },
  { where: 'network', says: 'reset mid-body', simulated: ['resetMidBody'] },
  {
    where: 'network',
    says: 'a write that executes after our time-out',
    simulated: ['executedLate', 'executedVeryLate'],
  },
  { where: 'network', says: '1 byte/s', simulated: ['trickle', 'slowAnswer'] },
  { where: 'network', says: 'a proxy that delivers twice', simulated: ['deliveredTwice', 'deliveredAgainLater'] },
  {
    where: 'network',
    says: 'captive-portal 200',
    simulated: ['captivePortal', 'redirected'],
    tests: [at('e2e/whole/bad-input.spec.ts', '14 a captive portal')],
  },
  {
    where: 'network',
    says: 'redirect or next page that leads out of the service',
    simulated: ['strayRedirect', 'strayNextLink'],
    tests: [at('unit/main/api/http/within.test.ts', 'never leads out of the base path, however')],
  },
  {
    where: 'network',
    says: 'TLS intercepted or expired',
    simulated: ['certificate'],
    tests: [at('unit/main/api/http/certificates.test.ts', 'S10 refuses an untrusted certificate')],
  },
  { where: 'network', says: '407', simulated: ['proxyWantsLogin'] },
  {
    where: 'network',
    says: 'decompression bomb',
    tests: [at('unit/main/api/http/network.test.ts', 'closes an answer that decompresses')],
  },
  { where: 'network', says: 'oversize', simulated: ['oversize'] },
  {
    where: 'network',
    says: 'truncated',
    simulated: ['truncated'],
    tests: [at('e2e/whole/bad-input.spec.ts', '5 6 a list that stops')],
  },
  { where: 'network', says: 'stale keep-alive', simulated: ['staleKeepAlive'] },
  {
    where: 'service',
    says: '5xx but executed',
    simulated: ['failedButExecuted', 'failedNotExecuted', 'gatewayTimeout'],
  },
  { where: 'service', says: '429 or 503 with Retry-After', simulated: ['tooMany', 'busyUntil', 'unavailable'] },
  {
    where: 'service',
    says: '401/403 mid-queue',
    simulated: ['notThisPassword', 'forbidden'],
    tests: [at('e2e/whole/bad-input.spec.ts', '15 the password is changed')],
  },
  { where: 'service', says: 'undocumented error body', simulated: ['oddError', 'saysNo'] },
  { where: 'service', says: 'rule answered with 500', simulated: ['brokenRule'] },
  { where: 'service', says: 'Id 0 or another entity', simulated: ['idZero', 'anotherEntity'] },
  {
    where: 'service',
    says: 'missing / retyped / extra fields',
    simulated: ['missingField', 'retypedField', 'extraField'],
  },
  { where: 'service', says: 'BOM', simulated: ['byteOrderMark'] },
  {
    where: 'service',
    says: 'foreign write before our send and before our read-back',
    simulated: ['foreignWriteBefore'],
  },
  { where: 'service', says: 'look-up that lags', simulated: ['laggingList'] },
  { where: 'service', says: 'list cut short', simulated: ['cutShort', 'brokenNextLink'] },
  { where: 'service', says: 'changed offset or decimal form', simulated: ['otherOffset', 'otherDecimals'] },
  { where: 'service', says: 'restored backup (ids go back)', simulated: ['restoredBackup'] },
  { where: 'service', says: 'entity gone', simulated: ['entityGone'] },
  { where: 'service', says: 'another version of a row several times', simulated: ['outpaced'] },
];
