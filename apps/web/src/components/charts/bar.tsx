import { cn } from '@/lib/cn.ts'

interface BarProps {
  /** Of the longest bar, 0 to 1. */
  share: number
  /** What is left free for the value behind it. */
  beside?: string
  color?: string
  /** 1 unless it is not complete. */
  opacity?: number
  className?: string
}

/** A bar that lies. Its value is written beside it. */
export const Bar = ({ share, beside = '0px', color = 'var(--chart-1)', opacity, className }: BarProps) => (
  <i
    aria-hidden
    className={cn('block h-5 rounded-xs', share > 0 && 'min-w-px', className)}
    style={{
      width: `calc((100% - ${beside}) * ${Math.max(0, share)})`,
      backgroundColor: color,
      outlineColor: color,
      opacity,
    }}
  />
)
