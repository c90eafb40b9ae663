const RAYS = 60
const LENGTH = 1400
const strengths = [0.06, 0.14, 0.22, 0.3]
const turn = (2 * Math.PI) / RAYS

const rays = Array.from({ length: RAYS }, (_, index) => ({
  x: Math.round(Math.cos(index * turn) * LENGTH),
  y: Math.round(Math.sin(index * turn) * LENGTH),
  strength: strengths[index % strengths.length],
}))
/** Sparks between the rays: place and size. */
const sparks = [
  [399, 130, 3],
  [386, 348, 2.4],
  [-407, 235, 3],
  [-380, -124, 2.4],
  [-416, -375, 3],
  [342, -308, 2.6],
  [81, -381, 2],
  [-45, 428, 2.4],
  [606, -129, 3],
] as const

/** Light that comes out from behind the wheel. */
export function Rays() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full translate-x-[15%] overflow-visible fill-[color-mix(in_oklab,var(--wheel-base)_20%,#fff)] stroke-[color-mix(in_oklab,var(--wheel-base)_45%,#fff)] max-[981px]:translate-x-0 max-[981px]:-translate-y-[22%]"
      viewBox="-700 -450 1400 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {rays.map(({ x, y, strength }) => (
        <path key={`${x} ${y}`} d={`M0 0L${x} ${y}`} opacity={strength} />
      ))}
      {sparks.map(([cx, cy, r]) => (
        <circle key={cx} className="stroke-none" cx={cx} cy={cy} r={r} />
      ))}
    </svg>
  )
}
