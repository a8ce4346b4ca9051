import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, useShortcut } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';

interface CreateButtonProps {
  readonly shortcut: Shortcut;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function CreateButton({ shortcut, onPress, children }: CreateButtonProps) {
  useShortcut(shortcut, onPress);
  return (
    <Button variant="primary" kbd="mod+n" icon={<Plus size={14} aria-hidden />} onPress={onPress}>
      {children}
    </Button>
  );
}
