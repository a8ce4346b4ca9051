/** What a request is about, as the line and the service distinguish it. */
export type Op = 'create' | 'replace' | 'act' | 'one' | 'list' | 'ping';

/** Where a fault can strike. */
export type Site =
  /** Between two acts of a user: what happens to a whole workstation. */
  | 'moment'
  /** At an await of the page: the process may be gone before it goes on. */
  | 'await'
  | 'commit'
  | 'toMain'
  | 'toPage'
  | 'connect'
  | 'way'
  | 'service'
  | 'reply';

interface Row {
  readonly site: Site;
  /** How likely at one visit, where the history has it at all. */
  readonly rate: number;
  /** Requests that it can strike; all where absent. */
  readonly ops?: readonly Op[];
  /** Added when the seeds at which planted bugs are caught were known: histories without it stay as they were. */
  readonly isLater?: true;
}

const write = ['create', 'replace', 'act'] as const;
const answered = ['create', 'replace', 'one', 'list'] as const;

/** Every fault of the invariants' list that concerns these layers, as data. */
const faultTable = {
  // What befalls a workstation.
  reloadMidEdit: { site: 'moment', rate: 0.06 },
  killed: { site: 'moment', rate: 0.06 },
  crashAtAwait: { site: 'await', rate: 0.012 },
  killedAtAwait: { site: 'await', rate: 0.008 },
  secondWindow: { site: 'moment', rate: 0.06 },
  doubleSubmit: { site: 'moment', rate: 0.08 },
  sleep: { site: 'moment', rate: 0.05 },
  clockBack: { site: 'moment', rate: 0.05 },
  clockAhead: { site: 'moment', rate: 0.05 },
  signOut: { site: 'moment', rate: 0.05 },
  lineDown: { site: 'moment', rate: 0.08 },
  tailLost: { site: 'moment', rate: 0.03 },
  totalReset: { site: 'moment', rate: 0.02 },
  oldProfile: { site: 'moment', rate: 0.02 },
  damagedRecord: { site: 'moment', rate: 0.03 },
  journalDamaged: { site: 'moment', rate: 0.03 },
  restoredBackup: { site: 'moment', rate: 0.03 },
  entityGone: { site: 'moment', rate: 0.03 },
  // The disk of a workstation.
  journalAborts: { site: 'commit', rate: 0.03 },
  diskAborts: { site: 'commit', rate: 0.04 },
  diskFull: { site: 'commit', rate: 0.02 },
  diskHangs: { site: 'commit', rate: 0.006 },
  // Between page and main.
  ipcRequestLost: { site: 'toMain', rate: 0.01 },
  ipcDoubled: { site: 'toMain', rate: 0.04 },
  ipcLate: { site: 'toMain', rate: 0.06 },
  ipcAnswerLost: { site: 'toPage', rate: 0.01 },
  ipcAnswerLate: { site: 'toPage', rate: 0.06 },
  // The network.
  refused: { site: 'connect', rate: 0.04 },
  certificate: { site: 'connect', rate: 0.02 },
  resetBeforeByte: { site: 'connect', rate: 0.04 },
  slowConnect: { site: 'connect', rate: 0.05 },
  staleKeepAlive: { site: 'way', rate: 0.04 },
  lostOnTheWay: { site: 'way', rate: 0.04 },
  executedLate: { site: 'way', rate: 0.1, ops: write },
  executedVeryLate: { site: 'way', rate: 0.2, ops: ['create'] },
  deliveredTwice: { site: 'way', rate: 0.05, ops: write },
  deliveredAgainLater: { site: 'way', rate: 0.2, ops: ['create'] },
  captivePortal: { site: 'way', rate: 0.03 },
  proxyWantsLogin: { site: 'way', rate: 0.02 },
  redirected: { site: 'way', rate: 0.02 },
  strayRedirect: { site: 'way', rate: 0.03, ops: ['one', 'list', 'ping'] },
  resetAfterExecuted: { site: 'reply', rate: 0.06 },
  noAnswer: { site: 'reply', rate: 0.05 },
  slowAnswer: { site: 'reply', rate: 0.05 },
  resetMidBody: { site: 'reply', rate: 0.04, ops: answered },
  truncated: { site: 'reply', rate: 0.04, ops: answered },
  oversize: { site: 'reply', rate: 0.01, ops: answered },
  trickle: { site: 'reply', rate: 0.02, ops: answered },
  byteOrderMark: { site: 'reply', rate: 0.04, ops: answered },
  // The service.
  tooMany: { site: 'service', rate: 0.03 },
  busyUntil: { site: 'service', rate: 0.02 },
  unavailable: { site: 'service', rate: 0.02 },
  notThisPassword: { site: 'service', rate: 0.015 },
  forbidden: { site: 'service', rate: 0.03 },
  saysNo: { site: 'service', rate: 0.03, ops: write },
  oddError: { site: 'service', rate: 0.02, ops: write },
  failedNotExecuted: { site: 'service', rate: 0.04 },
  gatewayTimeout: { site: 'service', rate: 0.03, ops: write },
  brokenRule: { site: 'service', rate: 0.05, ops: ['create', 'replace'] },
  foreignWriteBefore: { site: 'service', rate: 0.08, ops: ['replace', 'one'] },
  failedButExecuted: { site: 'reply', rate: 0.05, ops: write },
  idZero: { site: 'reply', rate: 0.04, ops: ['create'] },
  anotherEntity: { site: 'reply', rate: 0.08, ops: ['create', 'replace', 'one'] },
  missingField: { site: 'reply', rate: 0.03, ops: answered },
  retypedField: { site: 'reply', rate: 0.03, ops: answered },
  extraField: { site: 'reply', rate: 0.05, ops: answered },
  otherOffset: { site: 'reply', rate: 0.08, ops: answered },
  otherDecimals: { site: 'reply', rate: 0.08, ops: answered },
  outpaced: { site: 'service', rate: 0.2, ops: ['replace'] },
  laggingList: { site: 'service', rate: 0.06, ops: ['list'] },
  cutShort: { site: 'reply', rate: 0.04, ops: ['list'] },
  brokenNextLink: { site: 'reply', rate: 0.08, ops: ['list'] },
  strayNextLink: { site: 'reply', rate: 0.04, ops: ['list'] },
  settingsSaved: { site: 'moment', rate: 0.08, isLater: true },
  resetTwice: { site: 'moment', rate: 0.03, isLater: true },
} as const satisfies Readonly<Record<string, Row>>;

export type FaultKind = keyof typeof faultTable;
/** The faults that can strike at one site. */
export type FaultAt<At extends Site> = {
  [Kind in FaultKind]: (typeof faultTable)[Kind]['site'] extends At ? Kind : never;
}[FaultKind];
export const faultKinds = Object.keys(faultTable) as FaultKind[]; // keys forgets the names
export const faultRow = (kind: FaultKind): Row => faultTable[kind];
const bySite = Map.groupBy(faultKinds, (kind) => faultRow(kind).site);
/** The faults that can strike at one site, in the order of the table. */
export const faultsAt = (site: Site): readonly FaultKind[] => bySite.get(site) ?? [];
