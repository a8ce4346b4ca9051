import { useTranslation } from 'react-i18next';
import { Kbd } from '../ui/index.ts';

/** The sheet as data: a group's and a row's words are under shell.shortcuts. */
const sheet: readonly { readonly group: string; readonly rows: readonly (readonly [name: string, ...keys: string[]])[] }[] = [
  {
    group: 'everywhere',
    rows: [
      ['areas', 'mod+1', 'mod+5'],
      ['undo', 'mod+z'],
      ['refresh', 'F5'],
      ['region', 'F6'],
      ['back', 'alt+ArrowLeft', 'alt+ArrowRight'],
      ['save', 'mod+Enter'],
      ['lock', 'mod+l'],
      ['sheet', '?'],
    ],
  },
  {
    group: 'lists',
    rows: [
      ['row', 'ArrowUp', 'ArrowDown', 'k', 'j'],
      ['open', 'Enter'],
      ['close', 'Escape'],
    ],
  },
  {
    group: 'today',
    rows: [
      ['hour', 'h'],
      ['period', 'ArrowLeft', 'ArrowRight'],
      ['now', 't'],
    ],
  },
  {
    group: 'calendar',
    rows: [
      ['create', 'c'],
      ['edit', 'e'],
      ['done', 'f'],
      ['views', '1', '2'],
      ['period', 'ArrowLeft', 'ArrowRight'],
      ['now', 't'],
      ['move15', 'mod+ArrowUp', 'mod+ArrowDown'],
      ['moveDay', 'mod+ArrowLeft', 'mod+ArrowRight'],
      ['resize', 'mod+shift+ArrowUp', 'mod+shift+ArrowDown'],
      ['cancelEvent', 'Delete'],
      ['linked', 'l'],
    ],
  },
  {
    group: 'directory',
    rows: [
      ['create', 'c'],
      ['fold', 'ArrowLeft', 'ArrowRight'],
    ],
  },
  {
    group: 'outbox',
    rows: [
      ['nextToDecide', 'q'],
      ['retry', 'r'],
      ['putBack', 'b'],
    ],
  },
  {
    group: 'conflict',
    rows: [
      ['mine', '1', '2', '3'],
      ['all', 'shift+1', 'shift+2'],
      ['send', 'mod+Enter'],
    ],
  },
];

export function ShortcutSheet() {
  const { t } = useTranslation();
  return (
    <div className="columns-3 gap-8 max-[999.98px]:columns-2 max-[699.98px]:columns-1">
      {sheet.map(({ group, rows }) => (
        <section key={group} className="mb-5 break-inside-avoid">
          <h3 className="mb-1 text-help font-medium text-text-2">{t(`shell.shortcuts.${group}`)}</h3>
          <dl>
            {rows.map(([name, ...keys]) => (
              <div key={name} className="flex min-h-7 items-center justify-between gap-3 border-b border-line-soft">
                <dt>{t(`shell.shortcuts.${name}`)}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <Kbd key={key} keys={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
