import { Building2, GraduationCap, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#ui/index.ts';
import { grantedBranches } from './rights.ts';
import type { Rights, RightsNode } from './rights.ts';

export function RightsTree({ rights: { tree, unnamed } }: { readonly rights: Rights }) {
  const { t } = useTranslation();
  const granted = grantedBranches(tree);
  if (granted.length + unnamed.length === 0) return <p className="text-text-3">{t('users.rights.none')}</p>;
  return (
    <>
      <RightsNodes
        label={t('users.rights.title')}
        nodes={granted}
        render={(node) => (
          <Line
            icon={iconOf(node)}
            name={node.name}
            isGranted={node.isGranted}
            detail={t(node.isAmbiguous ? 'users.rights.ambiguous' : 'common.numbered', { id: node.id })}
          />
        )}
      />
      {unnamed.map((id) => (
        <Line key={id} icon={<Hash size={14} aria-hidden />} name={t('users.rights.unnamed', { id })} isGranted />
      ))}
    </>
  );
}

interface RightsNodesProps {
  readonly label?: string;
  readonly nodes: readonly RightsNode[];
  readonly render: (node: RightsNode) => ReactNode;
}

/** Campuses, each with its programmes below it. */
export const RightsNodes = ({ label, nodes, render }: RightsNodesProps) => (
  <ul aria-label={label} className="flex flex-col gap-0.5">
    {nodes.map((node) => (
      <li key={`${node.entity} ${node.id}`}>
        {render(node)}
        {node.children.length > 0 && (
          <div className="ml-[7px] border-l border-line-soft pl-3.5">
            <RightsNodes nodes={node.children} render={render} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

export const iconOf = ({ entity }: Pick<RightsNode, 'entity'>): ReactNode =>
  entity === 'EntiteJuridique' ? <Building2 size={14} aria-hidden /> : <GraduationCap size={14} aria-hidden />;

interface LineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly isGranted: boolean;
  readonly detail?: string;
}

function Line({ icon, name, isGranted, detail }: LineProps) {
  const { t } = useTranslation();
  return (
    <span className={classes('flex min-h-7 items-center gap-2', isGranted ? '' : 'text-text-3')}>
      <span className="shrink-0 text-text-3">{icon}</span>
      <span className="selectable min-w-0 break-words">{name}</span>
      {detail && <span className="selectable shrink-0 text-help text-text-3">{detail}</span>}
      {!isGranted && <span className="shrink-0 text-help">{t('users.rights.onlyBelow')}</span>}
    </span>
  );
}
