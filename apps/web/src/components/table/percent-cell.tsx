import { formatPercent, percentTone } from '@intranet/contract/formats'
import { cn } from '@/lib/cn.ts'

const tones = { positive: 'text-success', warning: 'text-warning', negative: 'text-danger' }

/** A completion percent in its documented colour: 80 and 60 are the thresholds (000:281). */
export function PercentCell({ percent }: { percent: number }) {
  return <span className={cn('font-semibold', tones[percentTone(percent)])}>{formatPercent(percent)}</span>
}
