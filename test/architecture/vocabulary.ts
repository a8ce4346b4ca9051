/** A word that the project does not use in code and comments: what to write instead, and why. */
interface Banned {
  readonly word: RegExp;
  readonly instead: string;
  readonly why: string;
  /** Files where it means something else, by the beginning of their path. */
  readonly except?: readonly string[];
}

/**
 * One meaning a word. The words that the user reads (renderer/i18n/words) are written for the user and are not looked at,
 * nor are the rules (shared/rules), which quote the service's document.
 */
export const banned: readonly Banned[] = [
  {
    word: /\b(?:is)?[Mm]end(?:s|ed|ing|Outbox|edNotice)?\b/u,
    instead: 'repair, recover, fix',
    why: 'a stranger looks for what is repaired',
  },
  { word: /\b(?:\w*Twins?|twins?|twinFields)\b/u, instead: 'duplicate', why: 'two creations that look the same' },
  { word: /\beras?\b/u, instead: 'connectionNumber', why: 'it counts connected periods' },
  {
    word: /\b(?:[Ww]ish(?:es|ed)?|wish(?:es)?Of\w*|wishKey|FieldWish)\b/u,
    instead: 'new value, intent, change',
    why: 'it named values, intents and requests',
  },
  {
    word: /(?:\b(?:interface|type|infer|function) |<)(?:Found|Asked|Kept|Made|Given|Parts|Wanted)\b/u,
    instead: 'what it is',
    why: 'a participle says nothing of what it holds',
  },
  {
    word: /\b(?:[Rr]oad|openRoad|closeRoad)\b/u,
    instead: 'ServiceSession, connection, network',
    why: 'it named the open service, the network and the way of a change',
  },
  {
    word: /\b(?:askYes|withYes|YesDialog)\b/u,
    instead: 'askConfirmation, confirmationToken',
    why: 'a confirmation is the term',
  },
  { word: /\b(?:heldBack|heldRules|HeldRule)\b/u, instead: 'preflight', why: 'checks before a write have a name' },
  { word: /\b(?:patiently|[a-z]+Patience)\b/u, instead: 'retryWhenBusy, most…, …Timeout', why: 'say what is counted' },
  {
    word: /\b(?:areaKey|areaOf|AreaStatus|setArea)\b/u,
    instead: 'requestKey, dataset, screen',
    why: 'an area was two things',
  },
  { word: /\b(?:useDoing|DoingNotes)\b/u, instead: 'commands', why: 'a stranger looks for commands' },
  {
    word: /\b(?:[Ss]traws?|[Hh]aystacks?)\b/u,
    instead: 'folded text, text index',
    why: 'a stranger looks for what is searched',
  },
  {
    word: /\b(?:RestBlock|RestList|[oO]penRest|CascadedRest|data-rest|cal-rest)\b/u,
    instead: 'overflow',
    why: 'a rest is anything; what has no room of its own has a name',
  },
  {
    word: /\\u00A0[:;?!]/u,
    instead: 'a text of the catalogue',
    why: 'only French has a blank before it',
    except: ['renderer/i18n/', 'shared/entities/', 'main/app/words.ts', 'test/'],
  },
  { word: /\banew\b/u, instead: 'again, a new one', why: 'not plain English' },
  {
    word: /\b(?:[Tt]old|toldOf\w*)\b/u,
    instead: 'receipt, errorOf, reported, message',
    why: 'it named receipts, messages, errors and callbacks',
    except: ['main/journal/entries.ts', 'test/unit/main/journal/'], // the name in journals of an earlier Carnet
  },
  {
    word: /\b(?:whoever|somebody)(?:Else)?\b/iu,
    instead: 'the caller, the user, another user, a person',
    why: 'say who it is: a function, the user at the keyboard, or a colleague',
  },
  {
    word: /\b(?:[Tt]aken along|[Tt]akenAlong|TakeAlong)\b/u,
    instead: 'kept offline, keepOffline',
    why: 'it is what the user reads, and « taken » is what only one may have',
  },
  {
    word: /#share\b|\b(?:class Share|notifyShare|patchedShare)\b/u,
    instead: 'rate, fraction',
    why: 'a share is where the service keeps its files',
  },
  {
    word: /#turn\b|\b(?:turn = new Mutex|nameTurns|turnsOf)\b/u,
    instead: 'mutex, rotation',
    why: 'a turn is what the core makes of one event, and what waits comes at its turn',
  },
  {
    word: /\b(?:outboxMark|sealMark|readMark|journalMark\w*|groupMark\w*|noMark|publicKeyMark|(?:Stage|Here|Typed)Mark|ChipMarks|MarkedInput|markEntity)\b/u,
    instead: 'revision, reference, grade, prefix, icon',
    why: 'a mark says on the screen where a change stands',
  },
  {
    word: /#(?:handed|offered|noted)\b|\b(?:handedOver|OfferedAction|offeredNow|onNoted|unnoted|notedSchema|isNoted)\b/u,
    instead: 'sent rows, stored, screen actions',
    why: 'one word for the rows that main sent, one for what is on the disk',
  },
  {
    word: /\b(?:laneHeight|wallsOf|wallIn|walls|interface Wall)\b/u,
    instead: 'line, column, wall time',
    why: 'a lane is of the outbox, and a wall says nothing of a time',
  },
  {
    word: /\b(?:HealthReading|standingFor|(?:vault|keyStore)\.standing|waysToSign)\b/u,
    instead: 'facts, match, status, routes',
    why: 'a reading is of a rule or of a phrase; the others named anything',
  },
  {
    word: /\b(?:shareDay|shareRun|Shared(?:Block|Overflow|Run)|lanesOf|sharesOf|shareRoom)\b/u,
    instead: 'divide the width, column span',
    why: 'a lane is of the outbox, and a share is where the service keeps its files',
  },
  {
    word: /\b(?:[Tt]ourStops?|useTourStops|screenOfStop)\b/u,
    instead: 'tour topic',
    why: 'to stop is to end: a preparation, a request, a drag',
  },
  { word: /\bNews\b|common\.news\b/u, instead: 'new rows', why: 'say what is new' },
  {
    word: /\b(?:QuickReading|useReading|ReadingLines|MarkedPieces|NoteReading)\b|quick\.marked/u,
    instead: 'phrase event, unsettled piece',
    why: 'a reading is of a rule, and a mark says where a change stands',
  },
  {
    word: /\b(?:use(?:Held|InHand)\w*|WithHeldPlace|isInHand|inHand|isHeldHere|heldIn)\b/u,
    instead: 'pinned rows, focused place, isInUse, isStoppedByCarnet, carriedBy',
    why: 'what is held is a change that waits for an earlier one',
  },
  {
    word: /\b(?:setsBeside|besideOf|mostBeside|useBeside|showBeside|besideRemoved)\b/u,
    instead: 'rivals, compareWeeks, neighbour',
    why: 'it named rows, people, columns and days',
  },
  {
    word: /\b(?:interface|type) (?:Beside|Held|Look|Reading|Way)\b/u,
    instead: 'what it is',
    why: 'it says nothing of what it holds',
  },
  {
    word: /\b(?:(?:busy|menu|popover|MonthDay)Look|lookNow|lookAhead|lookInto)\b/u,
    instead: 'styles, ping, load, inspect',
    why: 'a look is at what became of a change (doubt)',
  },
  { word: /\b(?:WayToShow|makeWay|ofTheWay)\b/u, instead: 'target, takeBack, route', why: 'say which way' },
];
