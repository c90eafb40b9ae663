import brazil from '@svg-maps/brazil'
import { formatNumber } from '@intranet/contract/formats'
import type { NoCoveragePoint } from '@intranet/contract/sales/no-coverage-words'
import { shown } from './levels.ts'

/** Bounds of the package's drawing, in Mercator; they put 98 in 100 municipalities into their own state. */
const BOUNDS = { left: -74.06, right: -34.73, top: 5.3, bottom: -33.78 }
const [, , WIDTH = 0, HEIGHT = 0] = brazil.viewBox.split(' ').map(Number)
const LARGEST = 18
/** More points than these have their names on the pointer alone. */
const MOST_NAMES = 8
/** 11 px on the screen, in the units of a point's radius. */
const LETTERS = 23
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

const place = (lat: number, lon: number) => ({
  cx: ((lon - BOUNDS.left) / (BOUNDS.right - BOUNDS.left)) * WIDTH,
  cy: ((mercator(BOUNDS.top) - mercator(lat)) / (mercator(BOUNDS.top) - mercator(BOUNDS.bottom))) * HEIGHT,
})

/** The box around the points with some air, in the drawing's proportions, so that one region fills the frame. */
function frameOf(points: { cx: number; cy: number }[]): string {
  if (points.length === 0) return brazil.viewBox
  const xs = points.map(({ cx }) => cx)
  const ys = points.map(({ cy }) => cy)
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * 1.4
  const size = Math.min(Math.max(span, 120), HEIGHT)
  return [middle(xs) - size / 2, middle(ys) - size / 2, size, size].map((value) => value.toFixed(1)).join(' ')
}

interface Point {
  cidade: string
  leads: number
  cx: number
  cy: number
}

/** Where the name of each point begins: on the side with more room, a line below a name that is there already. */
function namesOf(points: readonly Point[], frame: string, line: number) {
  const [left = 0, , size = 0] = frame.split(' ').map(Number)
  const last = { start: -Infinity, end: -Infinity }
  return points
    .toSorted((a, b) => a.cy - b.cy)
    .map(({ cidade, leads, cx, cy }) => {
      const textAnchor = cx > left + size / 2 ? ('end' as const) : ('start' as const)
      const y = Math.max(cy + line / 3, last[textAnchor] + line)
      last[textAnchor] = y
      const text = `${shown(cidade)} ${formatNumber(leads)}`
      return { text, textAnchor, x: textAnchor === 'end' ? cx - line : cx + line, y }
    })
}

/** States as outlines, cities as points whose area is their number of leads. No tiles, nothing from elsewhere. */
export default function CoverageMap({ points }: { points: NoCoveragePoint[] }) {
  const most = Math.max(1, ...points.map(({ leads }) => leads))
  const placed = points.flatMap(({ lat, lon, ...city }) =>
    lat === null || lon === null ? [] : [{ ...city, ...place(lat, lon) }],
  )
  const frame = frameOf(placed)
  // Points keep their size on the screen however far the frame is in.
  const scale = Number(frame.split(' ')[2]) / WIDTH
  return (
    <svg
      viewBox={frame}
      className="w-full rounded-md border border-border bg-background"
      role="img"
      aria-label="Mapa dos leads sem cobertura por cidade"
    >
      {brazil.locations.map(({ id, path }) => (
        <path key={id} d={path} fill="var(--muted)" stroke="var(--input)" strokeWidth={scale} />
      ))}
      {placed.map(({ cidade, uf, leads, cx, cy }) => (
        <circle
          key={`${cidade} ${uf}`}
          cx={cx}
          cy={cy}
          r={(4 + Math.sqrt(leads / most) * LARGEST) * scale}
          fill="var(--chart-1)"
          fillOpacity={0.55}
          stroke="var(--chart-1)"
          strokeWidth={scale}
        >
          <title>{`${shown(cidade)}${uf ? ` - ${uf}` : ''}: ${formatNumber(leads)}`}</title>
        </circle>
      ))}
      {placed.length <= MOST_NAMES &&
        namesOf(placed, frame, scale * LETTERS).map(({ text, ...at }) => (
          <text key={text} {...at} fontSize={scale * LETTERS} fill="var(--foreground)">
            {text}
          </text>
        ))}
    </svg>
  )
}
