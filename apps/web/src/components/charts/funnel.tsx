import { changeOf } from '@intranet/contract/comparison'
import { formatNumber, formatPercent } from '@intranet/contract/formats'
import { Fragment } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx'
import { barePercent } from '@/lib/bare-units.ts'
import { cn } from '@/lib/cn.ts'
import { ChartFrame } from './chart-frame.tsx'

export interface FunnelStep {
  name: string
  value: number
  /** How many it were in the days that they are compared with. */
  before?: number
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)

/** "87,0 % seguem", and what it was where it fell by more than the noise. */
function Share({ from, to, then }: { from: FunnelStep; to: FunnelStep; then: string }) {
  const now = shareOf(to.value, from.value)
  if (now === null) return null
  const compared = from.before !== undefined && to.before !== undefined
  const before = compared ? shareOf(to.before!, from.before!) : null
  const fell =
    before !== null && now < before && changeOf({ now, before, of: [from.value, from.before!] }) !== null
  return (
    <span
      className={cn(
        'col-span-2 col-start-2 ml-2 border-l border-[var(--thread)] pl-1.5 text-xs text-muted-foreground',
        fell && 'font-semibold text-danger',
      )}
    >
      {formatPercent(now)} seguem{fell && `, ${then} ${formatPercent(before)}`}
    </span>
  )
}

interface FunnelProps {
  label: string
  steps: readonly FunnelStep[]
  /** When it was that they are compared with: "em outubro". */
  then?: string
}

function FunnelTable({ label, steps }: FunnelProps) {
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" pinned>
            Etapa
          </TableHead>
          <TableHead scope="col" numeric>
            Total
          </TableHead>
          <TableHead scope="col" numeric>
            Seguem (%)
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {steps.map(({ name, value }, place) => {
          const next = steps[place + 1]
          return (
            <TableRow key={name}>
              <TableCell pinned main>
                {name}
              </TableCell>
              <TableCell numeric>{formatNumber(value)}</TableCell>
              <TableCell numeric>{barePercent(next ? shareOf(next.value, value) : null)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** Where rows are lost from stage to stage: each bar is a share of the first, with the share that goes on to the next. */
export function Funnel({ label, steps, then = 'antes' }: FunnelProps) {
  const most = Math.max(...steps.map(({ value }) => value), 1)
  return (
    <ChartFrame
      label={label}
      note="de etapa a etapa"
      table={<FunnelTable label={label} steps={steps} />}
      drawing={
        <div className="grid grid-cols-[minmax(80px,auto)_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
          {steps.map((step, place) => (
            <Fragment key={step.name}>
              <span>{step.name}</span>
              <span
                className={cn(
                  'h-6 min-w-0.5 rounded-[3px]',
                  place === steps.length - 1 ? 'bg-on-success' : 'bg-[var(--chart-1)]',
                )}
                style={{ width: `${(100 * step.value) / most}%` }}
              />
              <b className="text-right font-semibold tabular-nums">{formatNumber(step.value)}</b>
              {steps[place + 1] && <Share from={step} to={steps[place + 1]!} then={then} />}
            </Fragment>
          ))}
        </div>
      }
    />
  )
}
