import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/index.ts';
import { iconOf } from './RightsTree.tsx';
import type { RightsNode } from './tree.ts';

interface RightsChoiceProps {
  readonly tree: readonly RightsNode[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Campuses and programmes to choose from; what is granted already is said, and no choice. */
export function RightsChoice({ tree, chosen, onChange }: RightsChoiceProps) {
  const { t } = useTranslation();
  const put = (id: string, isSelected: boolean): void =>
    onChange(isSelected ? new Set([...chosen, id]) : new Set([...chosen].filter((other) => other !== id)));
  return (
    <ul className="flex flex-col gap-1">
      {tree.map((node) => {
        const detail = t(node.isAmbiguous ? 'users.rights.ambiguous' : 'users.rights.number', { id: node.id });
        return (
          <li key={`${node.entity} ${node.id}`}>
            {node.isGranted ? (
              <span className="flex min-h-6 items-center gap-2 text-text-3">
                {iconOf(node)}
                {node.name}
                <span className="text-help">{t('users.add.already')}</span>
              </span>
            ) : (
              <Checkbox isSelected={chosen.has(node.id)} onChange={(isSelected) => put(node.id, isSelected)}>
                {node.name} <span className="text-help text-text-3">{detail}</span>
              </Checkbox>
            )}
            {node.children.length > 0 && (
              <div className="mt-1 ml-[7px] border-l border-line-soft pl-3.5">
                <RightsChoice tree={node.children} chosen={chosen} onChange={onChange} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
