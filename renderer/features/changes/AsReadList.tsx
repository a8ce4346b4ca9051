import { useState } from 'react';
import { describeEntity } from '#shared/entities/index.ts';
import type { Step } from '#sync/step.ts';
import { Disclosure, Facts } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import type { Wording } from '#wording/wording.ts';
import type { AsRead } from './leaving.ts';
import { valueLines } from './values.ts';

/** What goes back exactly as it was read, behind its count (I11). */
export function AsReadList({
  step,
  units,
  wording,
}: {
  readonly step: Step;
  readonly units: readonly AsRead[];
  readonly wording: Wording;
}) {
  const [isOpen, setIsOpen] = useState(false);
  if (units.length === 0) return null;
  const description = describeEntity(step.entity);
  return (
    <div className="mt-6">
      <Disclosure
        title={wording.t('outbox.decide.asRead', { count: units.length })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <div className="mt-2 max-w-[620px]">
          <Facts
            items={units.map((unit) => ({
              label: fieldLabel(step.entity, unit.unit, wording),
              value: valueLines(description, unit, unit.values, wording).join(', '),
            }))}
          />
        </div>
      </Disclosure>
    </div>
  );
}
