import { cn } from '@/lib/cn.ts'
import { Bar } from './bar.tsx'
import { PARTIAL, plainNumbers } from './chart-data.ts'
import { type DrawnProps, largestOf } from './drawn-data.ts'

/** Rows in the order of time, those without any value that follow each other as one. */
function foldedRows({ rows, drawn, timed }: DrawnProps): { first: number; last: number; empty: boolean }[] {
  const folded: { first: number; last: number; empty: boolean }[] = []
  for (const [index, row] of rows.entries()) {
    const empty = timed && drawn.every(({ key }) => !row[key])
    const before = folded.at(-1)
    if (empty && before?.empty) before.last = index
    else folded.push({ first: index, last: index, empty })
  }
  return folded
}

/** Bars that lie: each under or beside its whole name, with its value behind it. */
export function BarList(props: DrawnProps) {
  const { rows, category, drawn, partial, today, unit = plainNumbers } = props
  const largest = Math.max(largestOf(props), Number.MIN_VALUE)
  return (
    <ul
      className={cn(
        'grid h-full content-start gap-x-3 text-sm sm:grid-cols-[minmax(5rem,auto)_1fr]',
        // The bars of one row are nearer to each other than to those of the next.
        drawn.length > 1 ? 'auto-rows-min gap-y-4' : 'auto-rows-[minmax(min-content,1.75rem)] gap-y-2',
      )}
    >
      {foldedRows(props).map(({ first: index, last, empty }) => {
        const row = rows[index]!
        const name = row[category]
        if (empty)
          return (
            <li key={name} className="col-span-full text-muted-foreground">
              {index === last ? name : `${name} a ${rows[last]![category]}`}: {unit.short(0)}
            </li>
          )
        return (
          <li key={name} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
            <span className="max-w-48 max-sm:max-w-full">{name}</span>
            <span className="grid gap-1 max-sm:col-span-full">
              {drawn.map(({ key, color }) => {
                const value = row[key]
                return (
                  <span key={key} className="flex items-center gap-2">
                    <Bar
                      share={Number(value ?? 0) / largest}
                      beside="5.5rem"
                      color={color}
                      opacity={partial.includes(index) ? PARTIAL : 1}
                      className={cn(
                        drawn.length > 1 && 'h-3.5',
                        index === today && 'outline-2 outline-offset-1',
                      )}
                    />
                    <b className="text-xs font-semibold whitespace-nowrap tabular-nums">
                      {typeof value === 'number' ? unit.short(value) : (unit.none ?? '–')}
                    </b>
                  </span>
                )
              })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
