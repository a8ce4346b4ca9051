import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';

interface DisclosureProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Rarely needed content, folded under its title. */
export function Disclosure({ title, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <AriaDisclosure isExpanded={isOpen} onExpandedChange={onOpenChange} className="group">
      <Heading level={2} className="text-body">
        <Button
          slot="trigger"
          className="-ml-1 inline-flex items-center gap-1 rounded-button font-medium text-text-2 data-hovered:text-text"
        >
          <ChevronRight size={16} aria-hidden className="group-data-expanded:rotate-90" />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
