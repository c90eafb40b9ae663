import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** A plain table in its frame, for figures beside charts and small fixed lists. Lists use `DataTable`. */
export function Table({ className, label, children, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    <div className="tbl">
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" role="region" aria-label={label} tabIndex={0}>
        <table {...props} className={cn(className)}>
          <caption className="sr-only">{label}</caption>
          {children}
        </table>
      </div>
    </div>
  )
}
