import { useTranslation } from 'react-i18next';
import { useCampuses } from '#cache/queries/hooks.ts';
import { useView } from '#stores/view.ts';
import { Select } from '#ui/index.ts';

const column = 'EntiteJuridiqueId';
const every = 'every';

/** The people of one campus: a value of that column, like those that the list itself offers to filter by. */
export function CampusFilter({ list }: { readonly list: string }) {
  const { t } = useTranslation();
  const campuses = useCampuses();
  const chips = useView(({ listChips }) => listChips[list]);
  const [chosen, ...others] = chips?.[column] ?? [];
  const campus = others.length === 0 ? campuses.find(({ name }) => name === chosen) : undefined;
  const show = (id: string): void => {
    const name = campuses.find((each) => each.id === id)?.name;
    const { [column]: _before, ...rest } = chips ?? {};
    const next = name === undefined ? rest : { ...rest, [column]: [name] };
    useView.setState(({ listChips }) => ({ listChips: { ...listChips, [list]: next } }));
  };
  if (campuses.length < 2) return null;
  return (
    <div className="w-48">
      <Select
        label={t('teaching.campus.label')}
        hideLabel
        value={campus?.id ?? (chosen === undefined ? every : null)}
        placeholder={t('teaching.campus.several')}
        onChange={show}
        options={[
          { id: every, label: t('teaching.campus.every') },
          ...campuses.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
    </div>
  );
}
