const drawings = [
  [
    'M-4 70C30 70 30 20 64 20s34 50 68 50',
    'M-4 84C30 84 30 34 64 34s34 50 68 50',
    'M-4 98C30 98 30 48 64 48s34 50 68 50',
  ],
  ['M10 70L40 30l24 22 30-38 30 30', 'M10 84L40 44l24 22 30-38 30 30'],
  [
    'M54 42a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    'M40 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
    'M24 42a40 40 0 1 0 80 0a40 40 0 1 0-80 0',
  ],
]

/** The picture of a publication in a list. */
export const coverClasses = 'h-[92px] w-32 flex-none rounded-md bg-muted object-cover max-sm:size-[72px]'

/** What replaces a picture where there is none: the category's colour, drawn as the thread. */
export function CoverArt({ color, seed }: { color: string; seed: number }) {
  return (
    <svg
      className={`${coverClasses} fill-none stroke-current stroke-[2.5] dark:brightness-150`}
      viewBox="0 0 128 84"
      preserveAspectRatio="xMidYMid slice"
      style={{ color }}
      aria-hidden
    >
      <rect className="fill-current stroke-none opacity-14" width="128" height="84" />
      {drawings[seed % drawings.length]!.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
