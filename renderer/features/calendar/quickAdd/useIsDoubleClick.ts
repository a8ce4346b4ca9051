import { useEffect, useRef } from 'react';

/**
 * Whether the press that is going on is the second of a double click, as the system counts it: how slow one may be is
 * the user's own setting there.
 */
export function useIsDoubleClick(): () => boolean {
  const clicks = useRef(0);
  useEffect(() => {
    // A pointer event has no count yet; the mouse event that follows it has.
    const onPointer = (): void => {
      clicks.current = 0;
    };
    const onMouse = ({ detail }: MouseEvent): void => {
      clicks.current = detail;
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('mousedown', onMouse, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('mousedown', onMouse, true);
    };
  }, []);
  return () => clicks.current > 1;
}
