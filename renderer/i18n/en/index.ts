import { agreements } from './agreements.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { connection } from './connection.ts';
import { deciding } from './deciding.ts';
import { directory } from './directory.ts';
import { finance } from './finance.ts';
import { folders } from './folders.ts';
import { forms } from './forms.ts';
import { health } from './health.ts';
import { help } from './help.ts';
import { importing } from './importing.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { newApplication } from './newApplication.ts';
import { offline } from './offline.ts';
import { onboarding } from './onboarding.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { teaching } from './teaching.ts';
import { today } from './today.ts';
import { tour } from './tour.ts';
import { users } from './users.ts';

export const en = {
  common,
  connection,
  shell,
  keys,
  forms,
  folders,
  lists,
  newApplication,
  importing,
  deciding,
  pages,
  calendar,
  today,
  people,
  directory,
  agreements,
  companies,
  finance,
  teaching,
  users,
  changes,
  offline,
  settings,
  onboarding,
  health,
  help,
  tour,
};
