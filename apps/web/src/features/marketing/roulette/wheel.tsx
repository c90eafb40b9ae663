import { useId, type CSSProperties } from 'react'
import type { WheelSlice } from '@intranet/contract/marketing/public-roulette'

export interface WheelTheme {
  base_background: string
  base_html_content: string
  color_item: string
  color_item_2: string
  color_text: string
  color_text2: string
  url_background?: string | null
}

const RADIUS = 226
const LAMPS = 24

const place = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

/** A prize's words on at most two lines, broken where they are most even. */
export function linesOf(text: string): string[] {
  const words = text.split(' ')
  if (text.length <= 10 || words.length === 1) return [text]
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, longest: Math.max(...lines.map((line) => line.length)) }
  })
  return splits.reduce((best, one) => (one.longest < best.longest ? one : best)).lines
}

function Slice({
  slice,
  index,
  count,
  theme,
}: {
  slice: WheelSlice
  index: number
  count: number
  theme: WheelTheme
}) {
  const step = 360 / count
  const odd = index % 2 === 1
  const fill = slice.background ?? (odd ? theme.color_item_2 : theme.color_item)
  const ink = slice.textColor ?? (odd ? theme.color_text2 : theme.color_text)
  const lines = linesOf(slice.texto)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(count > 4 ? 19 : 24, (count > 4 ? 215 : 330) / longest)
  return (
    <g transform={`rotate(${index * step})`}>
      <path
        d={`M0 0L${place(-step / 2, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${place(step / 2, RADIUS)}Z`}
        fill={fill}
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="1.5"
      />
      <text textAnchor="middle" fill={ink} fontSize={size} fontWeight="650">
        {lines.map((line, row) => (
          <tspan key={line} x="0" y={-170 + row * size * 1.16}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

interface WheelProps {
  slices: readonly WheelSlice[]
  theme: WheelTheme
  /** Degrees the disk is turned by. */
  turn?: number
  onStopped?: () => void
}

/** The wheel of prizes with its rim of lights and its pointer; the first prize is on top. */
export function Wheel({ slices, theme, turn = 0, onStopped }: WheelProps) {
  const id = useId()
  const hub = `${id}-hub`
  return (
    <svg
      className="mx-auto block w-full max-w-[620px] font-sans [--wheel-deep:color-mix(in_oklab,var(--wheel-base)_34%,#05060c)]"
      viewBox="-280 -292 560 572"
      role="img"
      aria-label={`Roleta com ${slices.length} prêmios: ${slices.map(({ texto }) => texto).join(', ')}`}
      style={{ '--wheel-base': theme.base_background } as CSSProperties}
    >
      <defs>
        <radialGradient id={hub} cx=".38" cy=".3" r=".9">
          <stop offset="0" stopColor="#ffe3a1" />
          <stop offset=".55" stopColor="#ffb938" />
          <stop offset="1" stopColor="#e08a00" />
        </radialGradient>
        <radialGradient id={`${id}-shade`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
          <stop offset=".2" stopColor="#000" stopOpacity=".22" />
          <stop offset=".6" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".14" />
        </radialGradient>
      </defs>
      <circle
        r="258"
        className="fill-[color-mix(in_oklab,var(--wheel-base)_62%,#0b0d18)] drop-shadow-[0_6px_12px_rgb(0_0_0/0.5)]"
      />
      <circle r="257" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.5" />
      <circle r="230" className="fill-(--wheel-deep)" />
      {Array.from({ length: LAMPS }, (_, lamp) => {
        const [x, y] = place((lamp * 360) / LAMPS, 243).split(' ')
        return (
          <circle
            key={lamp}
            cx={x}
            cy={y}
            r={lamp % 2 ? 3.4 : 4.6}
            className={
              lamp % 2
                ? 'fill-[color-mix(in_oklab,var(--wheel-base)_40%,#fff)]'
                : 'animate-lamp fill-white motion-reduce:animate-none'
            }
          />
        )
      })}
      <g
        className="origin-[0_0] transition-transform duration-[5600ms] ease-[cubic-bezier(0.12,0.62,0.08,1)] motion-reduce:transition-none"
        style={{ transform: `rotate(${turn}deg)` }}
        onTransitionEnd={(event) => event.propertyName === 'transform' && onStopped?.()}
      >
        {slices.map((slice, index) => (
          <Slice
            key={`${index}-${slice.texto}`}
            slice={slice}
            index={index}
            count={slices.length}
            theme={theme}
          />
        ))}
        <circle r={RADIUS} fill={`url(#${id}-shade)`} />
      </g>
      <circle r={RADIUS} fill="none" stroke="#000" strokeOpacity=".22" strokeWidth="9" />
      <circle r="58" className="fill-(--wheel-deep)" />
      <circle r="51" fill={`url(#${hub})`} />
      <text
        textAnchor="middle"
        y="7"
        fontSize={theme.base_html_content.length > 9 ? 14 : 21}
        fontWeight="750"
        fill="#3a2200"
      >
        {theme.base_html_content}
      </text>
      <g className="drop-shadow-[0_4px_5px_rgb(0_0_0/0.45)]">
        <path d="M0 -206L-19 -246A24 24 0 1 1 19 -246Z" fill={`url(#${hub})`} />
        <circle cy="-259" r="8" fill="#fff7e0" />
      </g>
    </svg>
  )
}
