import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

interface TableProps extends ComponentProps<'table'> {
  label: string
  /** Rows are cards on phones; their cells say `k-main` and `k-extra`, as those of `DataTable` do. */
  cards?: boolean
}

/** A plain table in its frame, for figures beside charts and small fixed lists. Lists use `DataTable`. */
export function Table({ className, label, cards, children, ...props }: TableProps) {
  return (
    <div data-slot="table-container" className={cn('tbl', cards && 'cardy')}>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" role="region" aria-label={label} tabIndex={0}>
        <table data-slot="table" {...props} className={cn(cards && 'cardy', className)}>
          <caption className="sr-only">{label}</caption>
          {children}
        </table>
      </div>
    </div>
  )
}
