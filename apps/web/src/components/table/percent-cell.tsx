import { formatPercent, percentTone } from '@intranet/contract/formats'
import { barePercent } from '@/lib/bare-units.ts'
import { cn } from '@/lib/cn.ts'

const tones = { positive: 'text-success', warning: 'text-warning', negative: 'text-danger' }

/** A percent in its colour: 80 and 60 are the thresholds (docs/screens.md#percent-colours). `bare`: the head has the sign. */
export function PercentCell({ percent, bare }: { percent: number; bare?: boolean }) {
  return (
    <span className={cn('font-semibold', tones[percentTone(percent)])}>
      {bare ? barePercent(percent) : formatPercent(percent)}
    </span>
  )
}
