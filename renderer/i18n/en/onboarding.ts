import type { Translated } from '../catalogue.ts';
import type { onboarding as french } from '../fr/onboarding.ts';

/** Words of: onboarding. */
export const onboarding: Translated<typeof french> = {
  title: 'Sign in to the school',
  lead: 'Carnet shows the calendar, interviews and folders of a campus, even offline.',
  step: 'Step {{step}} of {{of}}',
  passwordTitle: 'Password',
  passwordLead: '{{user}}, at {{address}}.',
  receive: {
    title: 'What you will keep available offline',
    lead: 'Carnet receives the school’s data for the first time. You can change these choices in “Ready for offline”.',
    lists: 'Lists of the service',
    start: 'Start',
    goesOn: 'Receiving goes on while you work.',
    later: 'You can start: receiving will follow.',
    campuses: 'Campuses',
    before: 'Past weeks',
    after: 'Coming weeks',
    weeks_zero: 'None',
    weeks_one: '{{count}} week',
    weeks_other: '{{count}} weeks',
    waits: 'Not received yet',
    received_one: '{{received}} received',
    received_other: '{{received}} received',
    set: {
      Planification: 'Calendar',
      Dossier: 'Applications',
      Candidat: 'Applicants',
      Directory: 'Folders',
      Agent: 'Agents',
    },
  },
  school: 'The school’s service',
  schoolDetail:
    'The software where the school keeps its applicants, applications and calendar. With the address, user and password that the school gave you.',
  practice: 'Practise',
  practiceDetail: 'A sample campus on this workstation: nothing is sent, nothing is real.',
  practiceName: 'Practice',
  address: 'Address of the service',
  addressPlaceholder: 'https://school.example',
  addressHint: 'Given by the school. It starts with https://.',
  user: 'User',
  userMissing: 'Give your user name.',
  password: 'Password',
  passwordMissing: 'Give your password.',
  keptSystem: 'Kept in this workstation’s password store, never in Carnet’s files.',
  keptSession:
    'This workstation has no password store: yours is kept until Carnet closes, then asked for again; and whoever has its disk can read the data that Carnet keeps on it, except while it is locked.',
  advanced: {
    title: 'Advanced settings',
    authentication: 'User and password',
    basic: 'Sent together, as usual',
    headers: 'Sent in two headers',
    userHeader: {
      label: 'Header of the user',
      wrong: 'Letters, digits and hyphens. Reserved headers, such as Authorization, cannot be used.',
    },
    passwordHeader: {
      label: 'Header of the password',
      wrong: 'Letters, digits and hyphens, other than the header of the user. Reserved headers cannot be used.',
    },
    shareName: {
      label: 'Name of the share',
      hint: 'Only if the service does not give it itself.',
      wrong: 'One name, without \\ / : * ? " < > |.',
    },
    rootStreamid: {
      label: 'Root folder',
      hint: 'Only if the service does not give it: without it, no folder can be created at the first level.',
      wrong: 'Expected form: 3f2504e0-4f89-41d3-9a0c-0305e82c3301.',
    },
    pem: {
      label: 'Public key for passwords',
      hint: 'To create accounts with a password: the text given by the school, from its first to its last line.',
      wrong: 'This text is too long for a key.',
      notAKey: 'This text is not an RSA public key. Paste all of it, first and last lines included.',
      weakKey: 'This key is too weak: it must have at least 2,048 bits. Ask the school for another one.',
    },
    padding: {
      label: 'Encryption of passwords',
      pkcs1: 'RSA PKCS1-v1_5',
      oaepSha1: 'RSA OAEP, SHA-1',
      oaepSha256: 'RSA OAEP, SHA-256',
    },
    bodyReadVerb: 'Reading the sequences to choose from',
    byGet: 'By GET, as usual',
    byPost: 'By POST',
    reads: 'Reads at a time',
    writes: 'Writes at a time',
    quiet: 'The service may act late by up to',
    quietMinutes: '{{count}}\u00A0min',
  },
  continue: 'Continue',
  detail: 'Received:',
  campusTitle: 'Choose the campus',
  campusLead: 'The service answered. You can change campus later.',
  campusLeadPractice: 'The practice service is ready. You can change campus later.',
  campus: 'Campus',
  campusChoose: 'Choose',
  campusMissing: 'Choose a campus.',
  campusNumber: 'Campus number',
  campusNumberHint: 'This service does not show the list of its campuses: ask the school for this number.',
  campusNumberWrong: 'A number, in digits, from 1.',
  campusNumbered: 'Campus {{id}}',
  name: 'Name in Carnet',
  nameHint: 'To recognise it on this workstation.',
  nameMissing: 'Give a name.',
  missing_one: 'One thing that this service does not give',
  missing_other: '{{count}} things that this service does not give',
  add: 'Open this service',
  back: 'Back',
  /** Parts that a deployment may not serve, by endpoint (R3.4). */
  assumed: {
    Planification: {
      list: 'List of events: the calendar shows only those created or opened on this workstation.',
      one: 'Reading one event: what you change in it is sent, but cannot be verified.',
    },
    Candidat: {
      one: 'Reading one applicant: name and email come from the list.',
    },
    Instance: {
      list: 'Name of the share: the folders stay closed, unless it is given in the advanced settings.',
    },
    EntiteJuridique: {
      list: 'List of campuses: their number stands for their name.',
    },
    TypePlanification: {
      list: 'Event types: their names come from events already seen.',
    },
    Programme: {
      list: 'Programmes: their number stands for their name.',
    },
    EtatCandidature: {
      list: 'Application states: their number stands for their name.',
    },
    TypeConvention: {
      list: 'Agreement types: their number stands for their name.',
    },
    EtatConvention: {
      list: 'Agreement states: their number stands for their name.',
    },
    OrganismeFinanceur: {
      list: 'Funders: their number stands for their name.',
    },
    NatureClient: {
      list: 'Client natures: their number stands for their name.',
    },
    Template: {
      list: 'Templates of rights: their number stands for their name.',
    },
  },
  /** What happened, what is safe, what to do; one entry per kind of shared/failures. */
  failure: {
    offline: {
      what: 'Nothing answers at this address.',
      safe: 'Nothing was sent.',
      todo: 'Check the address and the connection, then retry.',
    },
    foreignAnswer: {
      what: 'A page of the network answered instead of the service.',
      safe: 'Nothing was saved.',
      todo: 'Check the address; if the network asks you to sign in, do so in a browser, then retry.',
    },
    proxyPassword: {
      what: 'The network’s proxy asks you to sign in.',
      safe: 'Nothing was sent to the service.',
      todo: 'Give the proxy’s user and password, then retry.',
    },
    proxyRefused: {
      what: 'The network’s proxy does not let Carnet through.',
      safe: 'Nothing was sent to the service.',
      todo: 'Ask IT to allow this address, or try another network.',
    },
    timeout: {
      what: 'The service did not answer in time, or its answer was interrupted.',
      safe: 'Nothing was saved.',
      todo: 'Retry in a moment.',
    },
    password: {
      what: 'User or password refused.',
      safe: 'Nothing was saved.',
      todo: 'Check both, capitals included, then retry.',
    },
    noPassword: {
      what: 'The password is needed again: this workstation does not keep it.',
      safe: 'Nothing was sent.',
      todo: 'Give it, then retry.',
    },
    forbidden: {
      what: 'The service does not allow this user to do that.',
      safe: 'Nothing was saved.',
      todo: 'Ask the school for this right, or use another user.',
    },
    busy: {
      what: 'The service asks Carnet to wait.',
      safe: 'Nothing was saved.',
      todo: 'Retry in a minute.',
    },
    refused: {
      what: 'The service refused.',
      safe: 'Nothing was saved.',
      todo: 'Read the reason given, correct, then retry.',
    },
    changedMeanwhile: {
      what: 'Somebody else is changing this item at the same time.',
      safe: 'Nothing was sent. Your change is kept on this workstation.',
      todo: 'Carnet reads it again and tries by itself.',
    },
    gone: {
      what: 'This address answers, but the service is not there.',
      safe: 'Nothing was saved.',
      todo: 'Check the end of the address with the school.',
    },
    serviceError: {
      what: 'The service has an error on its side.',
      safe: 'Nothing was saved.',
      todo: 'Retry in a moment; if it lasts, tell the school.',
    },
    unreadable: {
      what: 'The answer was interrupted, or is not that of a service.',
      safe: 'Nothing was saved.',
      todo: 'Retry; if it lasts, check the address with the school.',
    },
    tooLarge: {
      what: 'The service’s answer is larger than Carnet accepts.',
      safe: 'Nothing was saved.',
      todo: 'Check the address; if it is right, tell the school.',
    },
    certificate: {
      what: 'The service’s certificate is not accepted: nothing proves that it is the service.',
      safe: 'Neither a password nor data was sent.',
      todo: 'Check the address and this workstation’s date, or ask the school.',
    },
    insecureAddress: {
      what: 'This address starts with http://: the password would travel unprotected.',
      safe: 'Nothing was sent.',
      todo: 'Write the address with https://.',
    },
    badAddress: {
      what: 'This is not the address of a service.',
      safe: 'Nothing was sent.',
      todo: 'Write it like https://school.example.',
    },
    cancelled: {
      what: 'You stopped it.',
      safe: 'Nothing was saved.',
      todo: 'Start again when you like.',
    },
    locked: {
      what: 'Carnet cannot open this service.',
      safe: 'Nothing was saved.',
      todo: 'Retry; if it lasts, restart Carnet.',
    },
    brokenRule: {
      what: 'A rule of the service forbids it.',
      safe: 'Nothing was sent.',
      todo: 'Correct what is shown, then retry.',
    },
    policy: {
      what: 'Your school does not allow it on this workstation.',
      safe: 'Nothing left, and nothing was stored.',
      todo: 'Use the address that your school gives, or ask IT.',
    },
    keyStoreRequired: {
      what: 'Your school requires a key store, and this workstation has none.',
      safe: 'Nothing left, and nothing was stored.',
      todo: 'Unlock your session’s keyring, or ask IT to install one, then start Carnet again.',
    },
    badRequest: {
      what: 'Carnet made a request that the service does not understand.',
      safe: 'Nothing was sent.',
      todo: 'Retry; if it lasts, report it with what you were doing.',
    },
    storage: {
      what: 'This workstation could not read or write its disk.',
      safe: 'What was already kept still is.',
      todo: 'Check the disk and the space left on it, then retry.',
    },
  },
};
