import { dirname, relative } from 'node:path';

/** Rooms whose folders are layers: what a folder imports never imports it, by whatever way. Files beside them are above. */
const layered = ['renderer/features/calendar', 'renderer/timeGrid'];

/** The imports by which folders of such a room import each other. `modules`: of `imports.mjs`. */
export function knots(modules) {
  return layered.flatMap((room) => {
    const folderOf = (path) => relative(room, dirname(path)).split('/')[0];
    const isInside = (path) => path.startsWith(`${room}/`);
    let imports = modules
      .filter(({ source }) => isInside(source))
      .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
      .filter(({ from, to }) => isInside(to) && folderOf(from) !== folderOf(to));
    for (;;) {
      // A folder that imports none of the others, or that none of them imports, is in no knot.
      const importing = new Set(imports.map(({ from }) => folderOf(from)));
      const imported = new Set(imports.map(({ to }) => folderOf(to)));
      const left = imports.filter(({ from, to }) => importing.has(folderOf(to)) && imported.has(folderOf(from)));
      if (left.length === imports.length) return left;
      imports = left;
    }
  });
}
