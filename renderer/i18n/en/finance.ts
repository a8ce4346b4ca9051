import type { Translated } from '../catalogue.ts';
import type { finance as french } from '../fr/finance.ts';

/** Words of: finance. */
export const finance: Translated<typeof french> = {
  note: 'The service gives the clients of an agreement, a learner or an applicant, but no list of them: these are the ones this workstation knows.',
  parts: 'List shown',
  part: { clients: 'Clients', balances: 'Balances', lines: 'Lines', instalments: 'Instalments' },
  lines: {
    note: 'The lines of every billing case received on this workstation, debits and credits.',
    none: 'No line on this workstation. Receive a billing case under Balances, or open the balance of a person.',
  },
  instalments: {
    note: 'The instalments received on this workstation, with their agreements.',
    none: 'No instalment on this workstation. They come with the record of an agreement.',
  },
  new: 'New client',
  create: 'Create the client',
  of: {
    label: 'Clients of an agreement or a person',
    help: 'By the number of the agreement, learner or applicant',
    receive: 'Receive its clients',
    found_zero: 'No client for no. {{number}}.',
    found_one: '{{count}} client for no. {{number}}.',
    found_other: '{{count}} clients for no. {{number}}.',
  },
  group: {
    billing: 'Billing',
    contact: 'Contact',
    identity: 'Identity',
    account: 'Account',
    consents: 'Consents',
  },
  linked: {
    title: 'Linked items',
    none: 'Nothing on this workstation has the number to which this client is linked.',
    how: 'The service gives a number without saying of what: an agreement and a learner may have the same.',
  },
  ledger: {
    none: 'No line of this client on this workstation.',
    noneOfCase: 'The service has no line for this billing case.',
  },
  case: {
    note: 'The service gives the balances of one billing case at a time. These were received on this workstation, overdue ones first.',
    none: 'No billing case on this workstation. Give the number of one, or open the balance of a person.',
    label: 'Billing cases received on this workstation',
    number: 'Billing case',
    clients: 'Clients',
    latest: 'Latest line',
    lines: 'Lines',
    unsure: '{{sum}}\u00A0(?)',
    one: 'Billing case {{id}}',
    of: 'For whom',
    noClients: 'The clients of these lines are not on this workstation.',
    applications: 'Applications of this billing case',
  },
  form: {
    for: 'For whom',
    free: 'An agreement, or other',
    freeHow: 'The linked item says which: the number of an agreement, for instance.',
    change: 'Change',
    choose: 'Choose the person first.',
    notHere: 'Not on this workstation: received online.',
    find: { Apprenant: 'Find a learner', Candidat: 'Find an applicant' },
    findLearner: 'Among the learners on this workstation: receive others in People and applications.',
    findApplicant: 'By name, number or email address, on this workstation',
    found: 'People found',
    nobody: 'Nobody on this workstation matches.',
    more_one: 'and {{count}} other',
    more_other: 'and {{count}} others',
    reused: 'Taken from the person',
    reusedHow:
      'These fields can serve the client as they are. The service makes its code. The email is copied further down; nothing else is taken over.',
    mail: 'An email record of the client’s own is created with this address, marked as a duplicate if another one has it.',
    records:
      'A client has its own records: never the person’s, which would change with it. The email is copied here; the address, phone and mobile are created in the service’s administration, and given by their number.',
    ownNumber: 'Number of a record made for this client. Empty: it has none.',
    copyOf: 'The person has record no. {{id}}: make a copy of it and give its number. Empty: the client has none.',
    unreferenced:
      'Without a linked item, the service may answer without a number: the client could not be found again, nor a lost answer checked.',
  },
};
