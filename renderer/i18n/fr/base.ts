import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import { common } from './common.ts';
import { connection } from './connection.ts';
import { deciding } from './deciding.ts';
import { directory } from './directory.ts';
import { folders } from './folders.ts';
import { forms } from './forms.ts';
import { health } from './health.ts';
import { help } from './help.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { newApplication } from './newApplication.ts';
import { offline } from './offline.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { today } from './today.ts';
import { tour } from './tour.ts';
import { users } from './users.ts';

/** What a start reads: all but the words that one screen alone uses. */
export const base = {
  common,
  connection,
  shell,
  keys,
  forms,
  folders,
  lists,
  newApplication,
  deciding,
  pages,
  calendar,
  today,
  people,
  directory,
  users,
  changes,
  offline,
  settings,
  health,
  help,
  tour,
};
