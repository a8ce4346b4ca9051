import type { Translated } from '../catalogue.ts';
import type { companies as french } from '../fr/companies.ts';

/** Words of: companies. */
export const companies: Translated<typeof french> = {
  note: 'The service gives a company by its number and lists none: these are the ones this workstation knows.',
  new: 'New company',
  create: 'Create the company',
  group: {
    identity: 'Identity',
    contact: 'Contact',
    social: 'Social',
    billing: 'Billing',
    other: 'Other information',
  },
  agreements: {
    title: 'Agreements',
    none: 'No agreement on this workstation names this company.',
    how: 'A company belongs to one agreement only: for another agreement of the same company, the service wants another record.',
  },
  form: {
    lead: 'The service offers no change of a company afterwards: everything is said here. It will serve one agreement only.',
    mail: 'The address of the contact: an e-mail record is created with it, then the company.',
    records:
      'The service offers no creation of an address or a telephone here: give the number of one that exists, or nothing.',
  },
};
