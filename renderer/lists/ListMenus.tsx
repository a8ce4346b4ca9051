import { Bookmark, Check, Group, Pencil, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { arrange, useFilters, useListLayouts } from '#stores/lists.ts';
import {
  isViewShown,
  removeView,
  renameView,
  saveView,
  showSavedView,
  useListViews,
  viewsOf,
} from '#stores/listViews.ts';
import { Button, Dialog, IconButton, MenuButton, TextField } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

const chosen = <Check size={14} aria-hidden />;

export function GroupMenu<Row extends ListRow>({
  id,
  columns,
  group,
}: {
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly group: string | null;
}) {
  const { t } = useTranslation();
  const entry = (of: string | null, label: string) => ({
    id: of ?? 'none',
    label,
    ...(of === group && { icon: chosen }),
    onAction: () => arrange(id, { group: of ?? '' }),
  });
  return (
    <MenuButton
      label={t('lists.group')}
      isBare
      icon={<Group size={16} aria-hidden />}
      entries={[entry(null, t('lists.noGroup')), ...columns.map((column) => entry(column.id, column.label))]}
    />
  );
}

export function ViewMenu({
  id,
  onKeep,
  onChange,
}: {
  readonly id: string;
  readonly onKeep: () => void;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation();
  const { own: views, unreadable } = useViews(id);
  // Asked again whenever what the list shows changes.
  useListLayouts(({ layouts }) => layouts[id]);
  useFilters(({ listFilters }) => listFilters[id]);
  useFilters(({ listChips }) => listChips[id]);
  const shown = views.find(isViewShown);
  return (
    <MenuButton
      label={shown ? t('lists.chip', { column: t('lists.views'), values: shown.name }) : t('lists.views')}
      isBare
      isWide={shown !== undefined}
      icon={
        <>
          <Bookmark size={16} aria-hidden />
          {shown && <span className="truncate-line max-w-40">{shown.name}</span>}
        </>
      }
      entries={[
        ...views.map((view) => ({
          id: `view/${view.name}`,
          label: view.name,
          ...(view === shown && { icon: chosen }),
          onAction: () => showSavedView(view),
        })),
        { id: 'keep', label: t('lists.keepView'), onAction: onKeep },
        ...(views.length + unreadable > 0 ? [{ id: 'change', label: t('lists.changeViews'), onAction: onChange }] : []),
      ]}
    />
  );
}

function useViews(id: string): ReturnType<typeof viewsOf> {
  const stored = useListViews((store) => store.views);
  return useMemo(() => viewsOf(stored, id), [stored, id]);
}

export function KeepViewDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { own } = useViews(id);
  return (
    <NameDialog
      title={t('lists.keepView')}
      taken={own.map((view) => view.name)}
      onName={(name) => saveView(id, name)}
      onClose={onClose}
    />
  );
}

export function ViewsDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { own, unreadable } = useViews(id);
  const [renamed, setRenamed] = useState<string | null>(null);
  const names = own.map((view) => view.name);
  if (renamed !== null)
    return (
      <NameDialog
        title={t('lists.renameView', { name: renamed })}
        initial={renamed}
        taken={names.filter((name) => name !== renamed)}
        onName={(name) => renameView(id, renamed, name)}
        onClose={() => setRenamed(null)}
      />
    );
  return (
    <Dialog
      title={t('lists.views')}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <ul aria-label={t('lists.views')} className="flex flex-col">
        {names.map((name) => (
          <li key={name} className="flex min-h-8 items-center gap-1">
            <span className="truncate-line mr-auto min-w-0">{name}</span>
            <IconButton
              label={t('lists.renameView', { name })}
              icon={<Pencil size={14} aria-hidden />}
              onPress={() => setRenamed(name)}
            />
            <IconButton
              label={t('lists.removeView', { name })}
              icon={<X size={14} aria-hidden />}
              onPress={() => removeView(id, name)}
            />
          </li>
        ))}
      </ul>
      {unreadable > 0 && <p className="mt-3 text-help text-ask">{t('lists.unreadableViews', { count: unreadable })}</p>}
    </Dialog>
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly initial?: string;
  /** Other views have these names: one of them would be replaced. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ title, initial = '', taken, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const called = name.trim();
  const form = useForm({
    problems: () => ({ name: called === '' ? t('lists.viewNameMissing') : null }),
    onSave: () => {
      onName(called);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      action={t(taken.includes(called) ? 'common.word.replace' : 'common.save')}
      onClose={onClose}
    >
      <TextField
        label={t('lists.viewName')}
        value={name}
        onChange={setName}
        onSubmit={form.save}
        maxLength={80}
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
