import { formatPercent, percentTone } from '@intranet/contract/formats'
import { cn } from '@/lib/cn.ts'

const tones = { positive: 'text-success', warning: 'text-warning', negative: 'text-danger' }

/** A percent in its colour: 80 and 60 are the thresholds (docs/screens.md#percent-colours). */
export function PercentCell({ percent }: { percent: number }) {
  return <span className={cn('font-semibold', tones[percentTone(percent)])}>{formatPercent(percent)}</span>
}
