const [WIDTH, HEIGHT] = [84, 28]

/** A small line of values without axes; its last point is marked. What it says is also said in words beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const top = Math.max(...values, 1)
  const points = values.map((value, place) => [
    (place / (values.length - 1)) * (WIDTH - 4),
    HEIGHT - 4 - (value / top) * (HEIGHT - 8),
  ])
  const [x, y] = points.at(-1)!
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="min-w-10 shrink max-sm:hidden"
      aria-hidden
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--muted-foreground)"
      />
      <circle cx={x} cy={y} r={3} fill="var(--primary)" />
    </svg>
  )
}
