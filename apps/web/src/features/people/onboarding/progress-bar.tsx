import { formatPercent, percentTone } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'

const tones = { positive: 'success', warning: 'warning', negative: 'destructive' } as const

/** A percent in its colour: 80 and 60 are the thresholds (docs/screens.md#percent-colours). */
export function PercentTag({ percent }: { percent: number }) {
  return <Badge variant={tones[percentTone(percent)]}>{formatPercent(percent)}</Badge>
}

/** How much of an onboarding is read. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="h-1.5 overflow-hidden rounded-[3px] bg-muted"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={formatPercent(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i className="block h-full bg-node" style={{ width: `${percent}%` }} />
    </div>
  )
}
