import { shortcutsOf } from '../../ui/index.ts';

export const todayShortcuts = shortcutsOf('today', { hour: 'h', previous: 'ArrowLeft', next: 'ArrowRight', now: 't', save: 'mod+Enter' });
