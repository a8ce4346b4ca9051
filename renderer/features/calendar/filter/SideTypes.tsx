import { useTypes } from '#cache/queries/hooks.ts';
import { TypeToggles } from './TypeToggles.tsx';

export const SideTypes = () => <TypeToggles types={useTypes()} />;
