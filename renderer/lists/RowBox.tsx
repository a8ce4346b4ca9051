import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CheckBoxSquare, classes } from '#ui/index.ts';

/** By keyboard and for a screen reader, the row itself is chosen (`aria-selected`). */
export function RowBox({
  isChosen,
  onChoose,
  onPress,
  onReach,
}: {
  readonly isChosen: boolean;
  readonly onChoose: (isRange: boolean) => void;
  /** The pointer goes down on it; then `onReach` of each box that it comes to before it goes up. */
  readonly onPress: () => void;
  readonly onReach: () => void;
}) {
  return (
    // The row has the key (Espace) and the role.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <td
      data-box
      className="cursor-default select-none"
      onClick={(event) => {
        event.stopPropagation(); // a click on the row opens it
        onChoose(event.shiftKey);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={onPress}
      onPointerEnter={(event) => event.buttons === 1 && onReach()}
    >
      <span aria-hidden data-selected={isChosen || undefined} className={classes('group flex items-center')}>
        <CheckBoxSquare />
      </span>
    </td>
  );
}

export function ChooseAll({ isChosen, onChoose }: { readonly isChosen: boolean; readonly onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      aria-label={t('lists.chooseAll')}
      isSelected={isChosen}
      onChange={onChoose}
      className="group flex size-6 items-center"
    >
      <CheckBoxSquare />
    </Checkbox>
  );
}
