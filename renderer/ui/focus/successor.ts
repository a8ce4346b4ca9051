/**
 * The row that takes the focus when a row has left a list: the next one that is still there, else the one before it; null
 * when the list is empty. A row that stayed keeps it. `before` and `now`: ids in the order shown.
 */
export function successorOf(left: string, before: readonly string[], now: readonly string[]): string | null {
  if (now.includes(left)) return left;
  const at = before.indexOf(left);
  const gone = before.filter((id) => !now.includes(id));
  const come = now.filter((id) => !before.includes(id));
  const next = before.slice(at + 1).find((id) => now.includes(id));
  const previous = before.slice(0, Math.max(at, 0)).findLast((id) => now.includes(id));
  const [renamed] = come;
  // A creation that the service has accepted comes back under the service's id, in the same place.
  if (
    renamed !== undefined &&
    gone.length === 1 &&
    come.length === 1 &&
    now[now.indexOf(renamed) + 1] === next &&
    now[now.indexOf(renamed) - 1] === previous
  )
    return renamed;
  return next ?? previous ?? null;
}
