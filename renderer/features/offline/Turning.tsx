/** Something is coming in. With reduced motion it stands still; words beside it say the same. */
export function Turning({ size = 16 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden className="turning shrink-0">
      <circle cx="8" cy="8" r="6.5" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke="var(--accent)" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
