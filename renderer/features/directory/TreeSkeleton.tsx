import { LoadingAfter } from '#ui/index.ts';

const widths = ['w-28', 'w-36', 'w-24', 'w-32', 'w-40', 'w-44'] as const;

/** Lines in place of the tree while its first level comes. The list beside it says in words that it loads. */
export function TreeSkeleton() {
  return (
    <LoadingAfter>
      <div aria-hidden data-skeleton="tree">
        {widths.map((width) => (
          <div key={width} className="flex h-[29px] items-center gap-2.5 px-2.5">
            <span className="size-4 shrink-0 rounded-chip bg-line-soft" />
            <span className={`h-3 rounded-chip bg-line-soft ${width}`} />
          </div>
        ))}
      </div>
    </LoadingAfter>
  );
}
