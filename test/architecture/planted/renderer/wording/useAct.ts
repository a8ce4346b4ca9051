export const useAct = () => null;
