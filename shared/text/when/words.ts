import type { Language } from '../languages.ts';

type InEach<Of> = Readonly<Record<Language, Of>>;
/** Patterns, and what each stands for. */
export type Meanings<Value> = Readonly<Record<string, Value>>;

/*
 * All words of days, hours, lengths and series, without accents and in lower case, as pieces of regular expressions.
 * Each language is read, whatever the language of the screen is. {Braces} stand for what `patterns.ts` says.
 */

/** From Monday. Three letters are enough where a number or a dot follows. */
export const weekdays: InEach<readonly string[]> = {
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
};
/** From January. Three letters are enough. */
export const months: InEach<readonly string[]> = {
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
/** From zero; a hyphen may be a blank. */
export const numbers: InEach<readonly string[]> = {
  fr: (
    'zero un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit ' +
    'dix-neuf vingt vingt-et-un|vingt-et-une vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept ' +
    'vingt-huit vingt-neuf trente trente-et-un|trente-et-une'
  ).split(' '),
  en: (
    'zero a|an|one two|other|second three|third four|fourth five six seven eight nine ten eleven twelve thirteen ' +
    'fourteen fifteen sixteen seventeen eighteen nineteen twenty'
  ).split(' '),
};

/** Words that stand for a number: {days} captures those of `days`. */
export const meanings = {
  /** Days from today. */
  daysAway: {
    "aujourd(?:'| )?hui|auj|ajd|(?<!a )ce jour(?!-)|today": 0,
    'demain|2main|tomorrow|tmrw|tmw|2moro': 1,
    'apres[ -]?demain|surlendemain|day after tomorrow': 2,
    'hier|yesterday': -1,
    'avant[ -]hier|day before yesterday': -2,
    'in a fortnight': 14,
  },
  /** Days from a day that follows. */
  daysFrom: {
    '(?<!(?:once|twice|times|every|for|in|within|during|lasting) )(?:a|one) week(?: (?:from|after|on))?': 7,
    '(?<!(?:once|twice|times|every|for|in|within|during|lasting) )(?:two weeks|a fortnight)(?: (?:from|after|on))?': 14,
  },
  /** Days by which a weekday is moved; 0: the next one may be that of this week or of the next. */
  beforeWeekday: { 'next|coming': 0, 'last|past': -7 },
  afterWeekday: {
    'prochain|suivant|qui (?:vient|arrive)|coming': 0,
    'dernier|passe': -7,
    'en (?:huit|8)|week': 7,
    'en (?:quinze|15)': 14,
  },
  /** Weeks from this one. */
  weeksAway: {
    '(?:de )?(?:la )?(?:semaine|sem\\.?) (?:prochaine|suivante|pro|qui (?:vient|arrive))|(?:of )?next week': 1,
    '(?:de )?(?:la )?semaine (?:derniere|passee)|(?:of )?last week': -1,
    '(?:de )?cette semaine|(?:of )?this week': 0,
  },
  /** Months from this one, as spans of days. */
  monthsAway: {
    '(?:le )?mois prochain|next month': 1,
    '(?:le )?mois dernier|last month': -1,
    'ce mois(?:-ci)?|this month': 0,
  },
  /** Minutes since 00:00. */
  clock: { 'midi|noon|midday': 720, 'minuit|midnight': 0 },
  /** Minutes that are added to an hour: before it in English, after it in French. */
  beforeHour: {
    'half past': 30,
    '(?:a )?quarter past': 15,
    '(?:a )?quarter to': -15,
    'five past': 5,
    'ten past': 10,
    'twenty past': 20,
    'five to': -5,
    'ten to': -10,
    'twenty to': -20,
  },
  afterHour: {
    'et demie?|trente|½': 30,
    'et quart': 15,
    'moins (?:le )?quart': -15,
    'moins (?:cinq|5)': -5,
    'moins (?:dix|10)': -10,
    'moins (?:vingt|20)': -20,
    'moins (?:vingt[ -]cinq|25)': -25,
  },
  /** Behind an hour, which half of the day it is of: the minute at which that begins. */
  halves: {
    "du mat(?:in|')?|matin|in the morning": 0,
    "(?:de l')?apres[ -]midi|in the afternoon": 720,
    '(?:du )?soir|in the evening|at night': 1080,
  },
  /** Parts of a day, and the minute at which each begins; of today. */
  parts: { 'matin|matinee|morning': 540, 'apres[ -]midi|aprem|afternoon': 840, 'soir|soiree|evening': 1080 },
  partsToday: {
    'ce matin|cette matinee|this morning': 540,
    'ce midi|this noon': 720,
    'cet? apres[ -]midi|cet aprem|this afternoon': 840,
    'ce soir|cette soiree|this evening|tonight': 1080,
  },
  /** Lengths in minutes that are no number with its unit. */
  lengths: {
    '(?:une |1 )?(?:demie?[ -]|(?:1/2|½) ?)(?:heure|h)|half an hour|(?:a )?half[ -]hour': 30,
    "(?:(?:un|1) )?quart d'heure|(?:1/4|¼) ?(?:d'heure|h)|a quarter of an hour": 15,
    "(?:trois|3) quarts? d'heure|(?:3/4|¾) ?(?:d'heure|h)|three quarters of an hour": 45,
    '(?:quarante[ -]cinq|forty[ -]five) min(?:ute)?s?': 45,
    'une heure (?:et quart|quinze)|an hour and a quarter': 75,
    'une heure trente|an? hour and a half|one and a half hours|one hour thirty|1 ?(?:½|1/2) ?h(?:eures?|ours?|rs?)?': 90,
    'une heure (?:trois quarts|quarante[ -]cinq)': 105,
  },
} as const satisfies Readonly<Record<string, Meanings<number>>>;

/** How often a series comes: in weeks; null where the words name weekdays or a number. */
export const every: Meanings<number | null> = {
  '(?:un|1) {weekdays} sur {n}': null,
  '{each} (?<n>other|second|third|fourth) {weekdays}': null,
  '{each} {weekdays}': null,
  '(?:les |on )?{plurals}': null,
  '(?:une|1) semaine sur {n}': null,
  '{each} {n} {weeks}': null,
  '(?:tous|ts|tts) les (?:15|quinze) ?{days}|fortnightly|every fortnight': 2,
  '{each} {weeks}|hebdo(?:madaires?)?|weekly': 1,
};

export const words = {
  /** Small words before a day, which belong to no name. */
  on: { fr: 'le|la|ce|cette|pour|des|du|au', en: 'on|this|the|for' },
  the: { fr: 'le', en: 'the' },
  of: { fr: 'de', en: 'of' },
  ordinal: { fr: ' ?i?er', en: ' ?(?:st|nd|rd|th)' },
  /** Before the day from which a series runs. */
  starting: { fr: 'a partir(?: d[ue])?|a compter(?: d[ue])?', en: 'starting(?: on| from)?|from' },
  /** Before the day since which it runs: one that has been. */
  since: { fr: 'depuis', en: 'since' },
  until: { fr: "jusqu'(?:aux?|a la|a|en)|jusque(?: (?:a|vers))?", en: "(?:until|'?till?|through)(?: the)?" },
  at: {
    fr: String.raw`a|vers(?: les)?|@|autour de|aux (?:alentours|environs) de|sur les coups de`,
    en: 'at|about|around|@',
  },
  from: { fr: 'de|des', en: 'from' },
  to: { fr: "a|jusqu'a|jusque(?: a)?", en: "to|until|'?till?" },
  between: { fr: 'entre', en: 'between' },
  and: { fr: 'et|puis', en: 'and|then' },
  /** After an hour of the day, and after a number of hours. */
  hour: { fr: 'h|heures?', en: "h|hrs?|o'?clock" },
  hours: { fr: 'h|heures?', en: 'h|hours?|hrs?' },
  /** Behind an hour: it is as it is said. */
  exactly: { fr: 'precises?|pile|tapantes?|environ', en: 'sharp|exactly' },
  /** Behind a date, of which it says no more, or that it has been; « 15/12 dernier cours » may be of another one. */
  included: { fr: 'inclus|compris|prochain', en: 'inclusive|included' },
  bygone: {
    fr: String.raw`(?:dernier|passe)(?! (?!(?:{at}|{from}|{between}|{and}|{starting}|les|{anyPart})(?!\p{L}))\p{L})`,
    en: '(?!)',
  },
  minutes: { fr: "minutes?|mins?|mn|'", en: "minutes?|mins?|mn|'" },
  half: { fr: 'et demie?|½', en: 'and a half' },
  lasting: { fr: "pendant|pdt|durant|(?:(?:pour |d')?une )?duree(?: de)?|sur", en: 'for|lasting|during' },
  soon: { fr: 'dans', en: 'in' },
  /** Before a part of the day. */
  during: { fr: "dans l'|de l'|l'|dans la |la |le |du |en ", en: 'in the |the ' },
  days: { fr: String.raw`jours?|(?<=\d)j`, en: 'days?' },
  weeks: { fr: String.raw`semaines?|sem\.?`, en: 'weeks?|wks?' },
  months: { fr: 'mois', en: 'months?' },
  years: { fr: 'ans?|annees?', en: 'years?' },
  /** Two weeks, as a unit: not read. */
  fortnights: { fr: 'quinzaines?', en: 'fortnights?' },
  week: { fr: '(?:de )?(?:la )?(?:semaine|sem\\.?)', en: '(?:of )?(?:week|wk)' },
  allDay: { fr: 'toute la journee|(?:la )?journee (?:entiere|complete)', en: 'all[ -]day|(?:the )?whole day' },
  /** Around a number of events, days or weeks: « les 3 prochaines semaines de suite ». */
  times: { fr: 'fois', en: 'times' },
  per: { fr: 'par|a', en: 'a|per' },
  coming: { fr: 'les|prochaine?s?', en: 'the|next' },
  running: { fr: 'de suite', en: 'in a row' },
  withHolidays: {
    fr: '(?:jours )?feries (?:compris|inclus)|y compris (?:les )?(?:jours )?feries',
    en: 'including (?:public |bank )?holidays',
  },
  withoutHolidays: {
    fr: '(?:sauf|hors|sans) (?:les )?(?:jours? )?feries?',
    en: '(?:except|without|excluding) (?:public |bank )?holidays',
  },
  except: { fr: '(?:sauf|hors|excepte)(?: les?)?', en: '(?:except|excluding|without)(?: on)?(?: the)?' },
  /** Before what comes again and again, and words that say so alone. */
  each: { fr: '(?:tous|toute?s?|ts|tts) les|chaque', en: 'every|each' },
  ofMonth: { fr: '(?:du|de chaque|des) mois', en: 'of (?:the|each|every) month' },
  regular: {
    fr: '(?:quotidien|mensuel|bimensuel)(?:le|ne)?s?|recurrente?s?',
    en: 'daily|monthly|bi-?weekly|recurring',
  },
  /** Around the days of a span. */
  fromDay: { fr: 'du', en: 'from' },
  toDay: { fr: 'au', en: 'to|until' },
  /** Which of several: « premier », "2nd". */
  nth: {
    fr: '1(?:er|e?re)|premiere?|(?:2|3|4)e(?:me)?|deuxieme|second|troisieme|quatrieme|derniere?',
    en: '1st|2nd|3rd|4th|first|second|third|fourth|last',
  },
  /** Days that have a name, and are not read. */
  feasts: {
    fr: "noel|paques|(?:la )?toussaint|(?:l')?ascension|(?:la )?pentecote|(?:la )?(?:st|saint)[ -]sylvestre|(?:le )?(?:jour de l'an|nouvel an)",
    en: "christmas|easter|whitsun|boxing day|new year's (?:day|eve)",
  },
  /** Such a day beside one of the week, which alone would be another day. */
  feastDay: {
    fr: "mardi gras|(?:jeudi|vendredi|samedi) saint|{dayName} ferie|(?:{dayName}|pont|vacances) (?:de |d')?{feasts}",
    en: '(?:good|easter|whit|bank holiday) {dayName}',
  },
  holidays: { fr: "vacances(?: scolaires| d'(?:ete|hiver|automne))?|conges", en: '(?:school )?holidays|half[ -]term' },
  /** Before such a day. */
  ofFeast: {
    fr: '(?:la )?(?:veille|retour) (?:des?|du) |(?:le )?(?:jour|lendemain) de |(?:a|pour|avant|apres|pendant|le|vers) ',
    en: 'before |after |during |at |on |the day (?:before|after) ',
  },
  /** Before a day up to which something is to be done: none on which it is. */
  deadline: {
    fr: "d'ici(?: a| au| le)?|au plus tard(?: le)?|avant(?: le)?|apres(?: le)?",
    en: '(?:by|before|after|no later than)(?: the)?',
  },
  /** Days on which people work. */
  working: {
    fr: 'jours? (?:ouvre|ouvrable)s?|jours? de (?:la )?semaine',
    en: 'week ?days?|(?:working|business) days?',
  },
  /** A stretch of a month. */
  stretch: {
    fr: '(?:(?:a la |en |au |mi-)?(?:fin|debut|milieu|mi|courant)|au mois)(?:[ -](?:de |du |d.)?)',
    en: '(?:(?:at |by )?the )?(?:end|beginning|middle|start|early|late|mid)[ -](?:of )?',
  },
  weekend: { fr: 'week[ -]?end', en: 'week[ -]?end' },
  /** A number after these is a name: « salle 12 ». */
  numbered: {
    fr: String.raw`salle|n°|no|promo|annee|rentree(?! ?\d{1,2}(?:/(?:0?\d|1[0-2])(?!\d)| ?[,&]| et ))|groupes?|gr\.?|t[pd]|seances?|parties?|lots?|modules?|etapes?|pages?|chap(?:itres?|\.)?`,
    en: String.raw`room|no\.?|year|class|groups?|sessions?|parts?|modules?|steps?|pages?|chapters?`,
  },
  /** A number before these counts them, and is no minute: « 14h 15 candidats ». */
  counted: {
    fr: '(?:candidat|apprenant|etudiant|participant|invite|inscrit)(?:e?s)?|(?:eleve|apprenti|stagiaire|personne|jeune|adulte|parent|famille|place|dossier|rue|avenue|boulevard|an|euro)s?|etudiantes?|pers\\.?|bis|ter|€|%',
    en: '(?:candidate|applicant|student|learner|apprentice|participant|attendee|guest|adult|parent|seat|file)s?|person|people|years?',
  },
  /** A fraction before these is none of a year: « 1/2 groupe ». */
  parted: { fr: "groupe|classe|journee|j|(?:d')?heure|h|finale", en: 'group|day|hours?|hrs?' },
  /** A time of the day that is not the same for all. */
  moment: {
    fr: 'tout a l.heure|bientot|(?:a la )?(?:premiere|1 ?ere|derniere) heure|(?:apres|avant|pendant) (?:la pause|la recre|le (?:dejeuner|repas))|au dejeuner|apm|ap[ -]?m(?:idi)?|apres[ -]m|(?<={aDay} \\(?)(?:mat|[ap][.-]?m)',
    en: 'eod|cob|first thing|later today|(?:at )?lunch(?: ?time)?',
  },
  /** Hours in words. */
  spoken: { fr: '(?!)', en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve' },
} as const satisfies Meanings<InEach<string>>;

/** What looks like a day or an hour, and is not read: marked. */
export const unreadForms: readonly string[] = [
  '(?:le |la |les |the )?{nth} {weekday}(?: (?:{ofMonth}|(?:de|of|in) {month}|de l.annee|in the month))?',
  "(?:(?:le|au|the|on the) )?(?:premier|dernier|first|last) (?:(?:working|business|week) ?)?(?:jours?(?: ouvre| ouvrable)?|days?) (?:{ofMonth}|(?:de|d'|of|in) ?(?:la |l.|the )?(?:{month}|{weeks}|{years}))",
  '(?:le |du |en )?(?:mois|trimestre|semestre) (?:prochain|suivant|dernier|passe)',
  "(?:l')?(?:an|annee) (?:prochaine?|derniere?|passee?)",
  '(?:next|last) (?:month|term|year)',
  '(?:en |the )?(?:fin|debut|milieu|end|beginning|middle) (?:de |du |d.|of )(?:la |l.|the )?(?:{days}|{weeks}|{months}|{parts})',
  '(?:late|early|mid)[ -]{parts}',
  '{stretch}{anyMonth}|(?:le )?premier {anyMonth}',
  '(?:en |la )?(?:fin|debut) de journee|sous (?:huit|quinz)aine|dans la (?:semaine|quinzaine)|courant (?:de la )?semaine',
  "tout(?:e la| le| l'| l)? ?(?:matinee|apres[ -]midi|soiree|semaine|mois)|(?:all|the whole) (?:morning|afternoon|evening|week|month)",
  // « demain journée », not « demain journée portes ouvertes ».
  String.raw`(?<={aDay} )(?:la |en )?journee(?! \p{L})`,
  "(?:(?:ce|le|next|this|last|the|at the) {weekend}|{weekend} (?:prochain|suivant|dernier))(?! d(?:e |'))",
  'le lendemain|the (?:next|following) day|now|asap|cette nuit',
  '(?:a|des|avant|apres) la rentree',
  '{deadline} {aDay}',
  String.raw`\d{1,2}(?:h|:)(?:\d{2})? ?[/~] ?\d{1,2}(?:h|:)(?:\d{2})?`,
  '(?:at )?{anyBeforeHour} {spoken}',
  // A class may be called 3A.
  String.raw`(?<=(?:{aDay}|at) )(?:[1-9]|1[0-2])(?::[0-5]\d)?[ap]`,
  'il y a {some} {calendarUnit}',
  '{some} {calendarUnit} ago',
  '(?:une |a )?(?:(?:demi|1/2|½)[ -]?(?:journees?|j)|(?:half|1/2)[ -]days?)|(?:1|une) journee(?! \\p{L})',
  '(?:la |the )?(?:sem(?:aine|\\.)? du|week (?:of|commencing|beginning)|w/c) {date}(?: {date})*',
  '\\d{1,2} (?:du (?:matin|soir)|de l.apres[ -]midi|in the (?:morning|afternoon|evening)|at night|tonight)',
  '(?:{at} )?(?:{plainHour}|{number} heures?) (?:cinq|dix|quinze|vingt|trente|quarante|cinquante)(?:[ -]cinq)?|{anyClock} \\d{1,2}',
  '(?:at )?(?:\\d{1,2}|{spoken}) (?:thirty|fifteen|forty[ -]five)|at {spoken}|half (?:\\d{1,2}|{spoken})',
  '{plainHour} (?:heure (?:de |d.)\\p{L}+|utc|gmt)',
  '(?:avant|apres|by|before|after) (?:{plainHour}|{weekday}|\\d{1,2}|demain|tomorrow)',
  '{deadline} {some} ?{unit}',
  '{weekday} (?:pro|d.apres|last|after next)|(?:la )?semaine (?:d.apres|qui suit)|(?:the )?week after(?: next)?',
  '{anyDayAway} (?:en (?:huit|quinze|8|15)|week)',
  String.raw`(?:le )?premier(?= {clock})|le \d{1,2}e(?:me)?(?= {clock})|(?:{the} )?{number}(?= {clock})|(?:ap[ -]|apres[ -])?dem\.?(?= (?:{clock}|{anyPart}))`,
  String.raw`(?<=(?:\d{1,2}/\d{1,2}|\d{1,2}(?:{ordinal})? {anyMonth}) )(?:dernier|passe)(?! delai)(?= \p{L})`,
  // « 8 h 1/2 » is half past eight or the 1st of February, « 4/12,9h » a day and an hour or a decimal.
  String.raw`{plainHour} 1/2(?! ?(?:{parted})(?!\p{L}))|\d{1,2}/\d{1,2},\d{1,2} ?(?:h|:)(?:\d\d)?`,
  String.raw`(?:{on}|rdv)\d{1,2}/\d{1,2}\S*|(?:{dayName}|{anyDayAway})a(?= ?\d)`,
  // Two letters of a day of the week: « ma 9h », « ve. 14h ».
  String.raw`(?:lu|ma|me|je|ve|sa|di)\.? (?:\d{1,2} )?\d{1,2} ?h(?:\d\d)?`,
  '{plainHour} (?:au plus tard|maxi?|dernier delai|at the latest)',
  String.raw`(?<={aDay} )a {number}(?! ?(?:{hour}|{counted}|\p{L}))|{plainHour} \d(?= *$)`,
  String.raw`(?:{dayName}|{anyDayAway})\d{1,2}(?:(?:h|:)\d{0,2})?|\d{1,2}h(?:\d\d\p{L}{2,}|\p{L}{3,})`,
  String.raw`\d{1,2}(?:/\d{1,2}\p{L}[\p{L}\d:]*|/\d{3,4}h\d*|//\d{1,2}|/\d{1,2}/\d*\p{L}[\p{L}\d]*)|(?<={aDay} )\d{1,2} (?:a|to) {plainHour}`,
  String.raw`{spoken} ?[ap]\.?m`,
  // Keys beside the right ones: « &'h » for 14h without its shift, « 14hOO », « l4h ».
  String.raw`&["'(_eac&-]h\S{0,2}|\d{1,2}[h:](?:\d?o[o\d]?| (?:o[o\d]|\do))|\d{1,2}ha(?= ?\d)|[12]oh(?:\d\d)?|l\dh(?:\d\d)?|\d{1,2}hh`,
  // Written together, or with signs that are no others': « 8hà10h », « 9h’30 », « 8h>10h », 9ish.
  String.raw`\d{1,2}(?:h|:)\d{0,2}(?:(?:a|[^\p{L}\s\d(),;]+)\d{1,2}(?:h|:)?\d{0,2})+|\d{1,2}/\d{1,2}(?: ?h(?:\d\d)?|:\d\d)|\d{1,2} ?-?ish`,
  String.raw`\d{4}-\d\d-\d\dt\d\d:?\d\d\S*|(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:t\d{4,6}z?)?`,
  String.raw`(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) 20\d\d|(?<!{numbered} ?)(?:[0-2]\d|3[01]) (?:0\d|1[0-2])(?= {clock})`,
  // Beside a day of the week or first of all; a room may bear such a number.
  // « S+1 mardi »: of another week.
  String.raw`(?:(?<={dayName}\b.*)|(?=.*\b{dayName}))[sw]\+\d{1,2}`,
  String.raw`(?:(?<=^ *|{dayName}\b.*)|(?=.*\b{dayName}))(?<!{numbered} ?)[sw]\.? ?(?:1\d|[2-4]\d|5[0-3])`,
];

/** What may say when, where nothing else says the day or the hour: marked there, and part of the name elsewhere. */
export const looseForms: Readonly<Record<'day' | 'hour', readonly string[]>> = {
  day: [
    '{feastDay}|(?:{ofFeast}|(?<=^ *)){feasts}',
    String.raw`(?<!(?:de|du|des|la|of) ){feasts}(?= (?:{at} )?\d{1,2} ?(?:h|:|[ap]m))`,
    '{ofFeast}(?:les )?{holidays}',
    '(?:la )?(?:{nth} )?{weeks} (?:de |d.|of )(?:{feasts}|{anyMonth})',
    String.raw`(?:en|in) {anyMonth}(?!\p{L})(?: \d{4})?`,
    '(?:au|ce|in|this) (?:printemps|spring)|(?:a l.|cet |l.)(?:ete|automne|hiver)|(?:en|in|this) (?:ete|automne|hiver|summer|autumn|winter)',
    String.raw`(?<=^ *){anyMonth}\.(?= \p{L})`,
    String.raw`(?:(?:pour|d'ici) |(?<=^ *)(?!mars|avril|mai|march|april|may|june|august)){monthName}(?: \d{4})?`,
    String.raw`(?<!{numbered} ?){monthName} 20\d\d`,
    String.raw`(?<=^ *|{at} )[jd]\+\d{1,3}`,
  ],
  hour: [
    '{moment}',
    String.raw`(?:{at} ?)?(?<!\d )(?:[01]?\d|2[0-3])[,;'][0-5]\d(?! ?(?:{counted}|\d|[,.]))`,
    String.raw`(?:(?<={aDay},? )(?:[01]?\d|2[0-3])(?: ?[0-5]\d)?|{at} (?:[01]?\d|2[0-3]) ?[0-5]\d|(?<=^ *)(?:[01]?\d|2[0-3]) [0-5]\d)(?! ?(?:{counted}|\d)| {anyMonth}|[,./])`,
  ],
};

/** The value of the pattern that a text matches as a whole. */
export const valueIn = <Value>(values: Meanings<Value>, text: string): Value | undefined =>
  Object.entries(values).find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(text))?.[1];

/** Which of the names begins with a text, from 1; 0 where none does. */
export const placeOf = (list: InEach<readonly string[]>, start: string): number =>
  Math.max(...Object.values(list).map((names) => names.findIndex((name) => name.startsWith(start)) + 1));

/** A beginning of three letters, of a name of that language. */
export const isShort = (list: InEach<readonly string[]>, start: string, language: Language): boolean =>
  !list[language].includes(start) && list[language].some((name) => name.startsWith(start));

/** A number in words or digits: « vingt et un », 21, 1,5. */
export const numberIn = (text: string): number => {
  const word = text.replaceAll(' ', '-');
  const places = Object.values(numbers).map((list) => list.findIndex((names) => names.split('|').includes(word)));
  return places.find((at) => at !== -1) ?? Number(text.replace(',', '.'));
};
