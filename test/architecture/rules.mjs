/**
 * Who may import whom. `from` and `mayNot` are patterns of paths below the project's folder, packages by their path in
 * node_modules; `unless` takes targets out of `mayNot`, `apartFrom` takes sources out of `from`.
 * Every rule has a planted breach under planted/, and the check fails when one is not seen.
 */
const anywhere = '^(main|preload|renderer|shared)/';
const packages = 'node_modules/';
const nodeBuiltins = '^(node:|fs$|path$|http$|crypto$)';

/** Where the user changes rows: each way begins at an act (`renderer/acts`). */
const screens = '^renderer/(features|parts|pages|lists|forms|shell)/';

export const rules = [
  { name: 'shared-knows-zod-only', from: '^shared/', mayNot: '.*', unless: `^shared/|${packages}zod/` },
  {
    name: 'preload-knows-the-channels',
    from: '^preload/',
    mayNot: '.*',
    unless: `^preload/|^shared/|${packages}(electron|zod)/|^electron$`,
  },
  { name: 'processes-meet-in-shared', from: '^main/', mayNot: '^(renderer|preload)/' },
  {
    name: 'page-has-no-node',
    from: '^renderer/',
    mayNot: `^(main|preload)/|${packages}electron/|^electron$|${nodeBuiltins}`,
  },
  { name: 'production-never-test', from: anywhere, mayNot: '^test/' },
  {
    name: 'bundle-without-tools',
    from: '^(main/(?!tools/)|preload/|renderer/|shared/)',
    mayNot: '^main/tools/',
    unless: '^main/tools/practice/index',
  },
  { name: 'undici-in-api', from: anywhere, apartFrom: '^main/api/', mayNot: `${packages}undici/` },
  {
    name: 'ipcMain-in-ipc',
    from: '^main/(api|tools/practice|journal|diagnostics)/',
    mayNot: `${packages}electron/|^electron$`,
  },
  { name: 'api-alone', from: '^main/api/', mayNot: '^main/', unless: '^main/api/' },
  { name: 'secrets-alone', from: '^main/secrets/', mayNot: '^main/', unless: '^main/(secrets|disk)/' },
  { name: 'journal-alone', from: '^main/journal/', mayNot: '^main/', unless: '^main/(journal|disk)/' },
  { name: 'disk-alone', from: '^main/disk/', mayNot: '^(main|shared)/', unless: '^main/disk/' },
  { name: 'practice-alone', from: '^main/tools/practice/', mayNot: '^main/', unless: '^main/(tools/practice|disk)/' },
  { name: 'updates-alone', from: '^main/updates/', mayNot: '^main/', unless: '^main/(updates|diagnostics)/' },
  { name: 'app-serves-no-api', from: '^main/app/', mayNot: '^main/(api|secrets|tools/practice|journal)/' },
  { name: 'dexie-in-cache', from: anywhere, apartFrom: '^renderer/cache/', mayNot: `${packages}dexie/` },
  {
    name: 'core-is-pure',
    from: '^renderer/sync/core/',
    mayNot: '.*',
    unless: '^shared/|^renderer/sync/(core/|rules/|step|ports)',
  },
  {
    name: 'sync-rules-are-pure',
    from: '^renderer/sync/rules/',
    mayNot: '.*',
    unless: '^shared/|^renderer/sync/(rules/|step|ports)',
  },
  { name: 'core-behind-its-engine', from: anywhere, apartFrom: '^renderer/sync/', mayNot: '^renderer/sync/core/' },
  {
    name: 'intents-are-pure',
    from: '^renderer/intents/',
    mayNot: '.*',
    unless: `^shared/|^renderer/intents/|^renderer/sync/(rules/|step)|${packages}(zod|temporal-polyfill|temporal-utils)/`,
  },
  {
    name: 'engine-knows-ports',
    from: '^renderer/sync/engine/',
    mayNot: '.*',
    unless: `^shared/|^renderer/sync/|^renderer/intents/|${packages}(zod|async-mutex)/`,
  },
  {
    name: 'cache-below-screens',
    from: '^renderer/cache/',
    mayNot: '^renderer/',
    unless:
      '^renderer/cache/|^renderer/sync/(step|ports|rules/)|^renderer/intents/(snapshot|intent)|^renderer/i18n/labels/',
  },
  {
    name: 'gateway-below-all',
    from: '^renderer/gateway/',
    mayNot: '^renderer/',
    unless: '^renderer/gateway/|^renderer/sync/(step|ports)',
  },
  {
    name: 'stores-hold-no-entities',
    from: '^renderer/stores/',
    mayNot: '^renderer/',
    unless: '^renderer/stores/|^renderer/sync/(step|ports|rules/)|^renderer/intents/intent',
  },
  {
    name: 'wording-below-screens',
    from: '^renderer/wording/',
    mayNot: '^renderer/(acts|shell|session|offline|forms|timeGrid|lists|pages|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  {
    name: 'acts-below-screens',
    from: '^renderer/acts/',
    mayNot: '^renderer/(shell|session|offline|forms|timeGrid|lists|pages|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  { name: 'words-stand-alone', from: '^renderer/i18n/', mayNot: '^renderer/', unless: '^renderer/i18n/' },
  {
    name: 'forms-below-screens',
    from: '^renderer/forms/',
    mayNot: '^renderer/(shell|session|offline|timeGrid|lists|pages|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  {
    name: 'time-grid-below-lists',
    from: '^renderer/timeGrid/',
    mayNot: '^renderer/(shell|session|offline|forms|lists|pages|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/',
  },
  {
    name: 'lists-below-pages',
    from: '^renderer/lists/',
    mayNot: '^renderer/(shell|session|offline|pages|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  {
    name: 'pages-below-screens',
    from: '^renderer/pages/',
    mayNot: '^renderer/(shell|session|offline|parts|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  {
    name: 'parts-below-screens',
    from: '^renderer/parts/',
    mayNot: '^renderer/(shell|session|offline|features|gateway|sync|cache)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|rules/)',
  },
  { name: 'palette-beside-screens', from: '^renderer/shell/palette/', mayNot: '^renderer/features/' },
  { name: 'session-below-shell', from: '^renderer/(session|offline)/', mayNot: '^renderer/(shell|features)/' },
  {
    name: 'features-stay-apart',
    from: '^renderer/features/([^/]+)/',
    mayNot: '^renderer/features/',
    unless: '^renderer/features/$1/',
  },
  {
    name: 'features-see-queries',
    from: '^renderer/features/',
    mayNot: '^renderer/(shell|session|offline|gateway|cache|sync)/',
    unless: '^renderer/cache/queries/|^renderer/sync/(step|ports|outboxFile|rules/)',
  },
  {
    name: 'ui-knows-no-entity',
    from: '^renderer/ui/',
    mayNot: '^(shared|renderer)/',
    unless: '^renderer/ui/|^shared/(text|time)/',
  },
];

/** The same of what stands in a module, apart from its comments: `mayNot` is a pattern of its text. */
export const texts = [
  {
    name: 'screens-begin-acts',
    // Lines of a file that become people have no row before: there is no base.
    from: `^(?!.*/people/importing/useRun)${screens.slice(1)}`,
    mayNot: '\\buse(Act|FormDispatch|UndoToast)\\b|\\bcommands\\.dispatch\\(',
  },
  { name: 'base-is-the-shown-row', from: screens, mayNot: "\\bkind: '\\w+',[^}]*\\bfrom: \\[|\\.\\.\\.\\w+, from:" },
];
