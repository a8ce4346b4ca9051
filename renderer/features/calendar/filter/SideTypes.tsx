import { useTypes } from '#cache/queries/hooks.ts';
import { TypeToggles } from './TypeToggles.tsx';

/** The types of events as toggles, under the month of the side bar. */
export const SideTypes = () => <TypeToggles types={useTypes()} />;
