import brazil from '@svg-maps/brazil'
import { formatNumber } from '@intranet/contract/formats'
import type { NoCoveragePoint } from '@intranet/contract/sales/no-coverage-words'
import { shown } from './levels.ts'
import { namesOf } from './map-names.ts'

/** Bounds of the package's drawing, in Mercator; they put 98 in 100 municipalities into their own state. */
const BOUNDS = { left: -74.06, right: -34.73, top: 5.3, bottom: -33.78 }
const [, , WIDTH = 0, HEIGHT = 0] = brazil.viewBox.split(' ').map(Number)
const LARGEST = 18
/** More points than these have their names on the pointer alone. */
const MOST_NAMES = 8
/** 12 px on the screen, in the units of a point's radius. */
const LETTERS = 21
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

/** States as outlines, cities as points whose area is their number of leads. No tiles, nothing from elsewhere. */
export default function CoverageMap({ points }: { points: NoCoveragePoint[] }) {
  const most = Math.max(1, ...points.map(({ leads }) => leads))
  const placed = points.flatMap(({ lat, lon, ...city }) =>
    lat === null || lon === null ? [] : [{ ...city, ...place(lat, lon) }],
  )
  const frame = frameOf(placed)
  // Points keep their size on the screen however far the frame is in.
  const scale = Number(frame.split(' ')[2]) / WIDTH
  const letters = scale * LETTERS
  const dots = placed.map((city) => ({ ...city, r: (4 + Math.sqrt(city.leads / most) * LARGEST) * scale }))
  const names =
    dots.length <= MOST_NAMES
      ? namesOf(
          dots.map((dot) => ({ ...dot, text: `${shown(dot.cidade)} ${formatNumber(dot.leads)}` })),
          frame.split(' ').map(Number),
          letters,
        )
      : []
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
      {dots.map(({ cidade, uf, leads, cx, cy, r }) => (
        <circle
          key={`${cidade} ${uf}`}
          cx={cx}
          cy={cy}
          r={r}
          fill="var(--chart-1)"
          fillOpacity={0.55}
          stroke="var(--chart-1)"
          strokeWidth={scale}
        >
          <title>{`${shown(cidade)}${uf ? ` - ${uf}` : ''}: ${formatNumber(leads)}`}</title>
        </circle>
      ))}
      {names.map(({ text, line, ...at }) => (
        <g key={text}>
          {line && <line {...line} stroke="var(--foreground)" strokeWidth={scale} />}
          {/* In a halo of the land, so that no border strikes a name through. */}
          <text
            {...at}
            fontSize={letters}
            fill="var(--foreground)"
            stroke="var(--muted)"
            strokeWidth={letters / 4}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
