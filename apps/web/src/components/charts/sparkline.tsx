const [WIDTH, HEIGHT] = [84, 28]

/** A point every few pixels; more of them are no line. */
const MOST_POINTS = 31

/** Values of so many days together that they can be drawn; what is left of the division at the start is not. */
export function drawnPoints(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / MOST_POINTS)
  const first = values.length % size
  return Array.from({ length: Math.floor(values.length / size) }, (_, place) =>
    values.slice(first + place * size, first + (place + 1) * size).reduce((sum, value) => sum + value, 0),
  )
}

/** A small line of values without axes; its last point is marked. What it says is also said in words beside it. */
export function Sparkline({ values: all }: { values: readonly number[] }) {
  const values = drawnPoints(all)
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
