import type { Translated } from '../catalogue.ts';
import type { companies as french } from '../fr/companies.ts';

/** Words of: companies. */
export const companies: Translated<typeof french> = {
  note: 'The service gives a company by its number, but no list of them: these are the ones this workstation knows.',
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
    lead: 'The service does not let anyone change a company afterwards: everything is given here. It will serve one agreement only.',
    mail: 'The address of the contact: an email record is created with it, then the company.',
    records:
      'The service does not allow creating an address or a phone here: give the number of an existing one, or nothing.',
  },
};
