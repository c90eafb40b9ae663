/** docs/day.md and its chart, written by `pnpm day`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slicesOf, type Slice, type Window } from './measures.ts'
import type { Day } from './run.ts'
import { whole, type Size } from './size.ts'
import { HEADS, type Conclusion } from './table.ts'

const docs = join(import.meta.dirname, '../../docs')
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 260, 50, 220]

/** Milliseconds of the chart's lines, from 1 ms to 20 s: each ten times as far up. */
const up = (value: number) => BOTTOM - (Math.log10(Math.max(1, value)) / Math.log10(20_000)) * 190

function line(slices: readonly Slice[], of: (slice: Slice) => number, x: (at: number) => number): string {
  return slices
    .filter(({ answers }) => answers > 0)
    .map((slice) => `${x(slice.at).toFixed(0)},${up(of(slice)).toFixed(0)}`)
    .join(' ')
}

/** How long answers took over the day: the middle one and the slowest of hundred; failovers are grey. */
export function chartOf({ day, from, to, failovers, planned }: Day): string {
  const seconds = (to - from) / 1000
  const x = (at: number) => LEFT + (at / seconds) * (WIDTH - LEFT - 10)
  const slices = slicesOf(day, from, to)
  const block = (fill: string) => (window: Window) => {
    const [left, right] = [x((window.from - from) / 1000), x((window.to - from) / 1000)]
    return `<rect x="${left.toFixed(0)}" y="20" width="${Math.max(2, right - left).toFixed(0)}" height="200" fill="${fill}"><title>${window.name}</title></rect>`
  }
  const grid = [1, 10, 100, 1000, 10_000].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${up(value).toFixed(0)}" y2="${up(value).toFixed(0)}" stroke="#ddd"/><text x="${LEFT - 6}" y="${(up(value) + 4).toFixed(0)}" text-anchor="end">${value < 1000 ? `${value} ms` : `${value / 1000} s`}</text>`,
  )
  const minutes = Array.from({ length: Math.floor(seconds / 60) + 1 }, (_, n) => n)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="#333">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...failovers.map(block('#ccc')),
    ...planned.map(block('#eee')),
    ...grid,
    ...minutes.map((n) => `<text x="${x(n * 60).toFixed(0)}" y="236" text-anchor="middle">${n}</text>`),
    `<polyline fill="none" stroke="#c33" points="${line(slices, ({ p99 }) => p99, x)}"/>`,
    `<polyline fill="none" stroke="#06c" points="${line(slices, ({ middle }) => middle, x)}"/>`,
    `<text x="${LEFT}" y="14">time of an answer by minute: blue the middle one, red p99; dark grey: failovers, light grey: servers one by one</text>`,
    '</svg>',
    '',
  ].join('\n')
}

const tableOf = (rows: readonly string[][]) =>
  [HEADS, ['---', '---:', '---:', '---:', '---:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const shorter = ({ minutes, people }: Size) =>
  minutes < whole.minutes || people < whole.people
    ? ` (a whole day has ${whole.minutes} minutes and ${whole.people} people)`
    : ''

/** Writes both. */
export function writePage(day: Day, { kinds, facts }: Conclusion, on: string): void {
  const { size, failovers, planned } = day
  writeFileSync(join(docs, 'day.svg'), chartOf(day))
  const events = [...planned, ...failovers].map(
    ({ name, from, to }) =>
      `${name} at minute ${((from - day.from) / 60_000).toFixed(1)}, for ${((to - from) / 1000).toFixed(0)} s`,
  )
  writeFileSync(
    join(docs, 'day.md'),
    `# A working day

Written by \`pnpm day\` on ${on}: ${size.minutes} minutes, ${size.people} people of all roles with an account each (copies of the demo's
sign-ins), one action each per 10 s, ${size.streams} event streams, an import of ${size.imported} lines, a shift of ${size.messages} messages,
${size.exporters} people who export and ${size.syncs} programs that keep a copy, against the [cluster](deploy.md#a-cluster) with two servers, all of it on one
machine${shorter(size)}. Who opens what is in \`tools/day/mix.ts\`. In it: ${events.join('; ')}.

![How long answers took](day.svg)

Quiet are ten people alone, an action a second each, before the day. One person more writes a lead each half second all the while. The median minute leaves out the seconds of failovers (from the
fault to five seconds after writes are back), and minutes with fewer than twenty answers of a kind.

${tableOf(kinds.map(({ cells }) => cells))}

${facts.map(([text, holds]) => `- ${holds ? '✓' : '✗'} ${text}`).join('\n')}
`,
  )
}
