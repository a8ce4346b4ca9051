/** What is read with every screen: forms, lists and pages, whatever the entity. */
export { access } from './entities/access.ts';
export { deciding } from './entities/deciding.ts';
export { folders } from './entities/folders.ts';
export { forms } from './entities/forms.ts';
export { linking } from './entities/linking.ts';
export { lists } from './entities/lists.ts';
export { newApplication } from './entities/newApplication.ts';
export { pages } from './entities/pages.ts';
export { proxy } from './entities/proxy.ts';
export { summary } from './entities/summary.ts';
export { vocabulary } from './entities/vocabulary.ts';
