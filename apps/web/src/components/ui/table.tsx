import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import {
  cellVariants,
  headCellVariants,
  tableBodyClasses,
  tableClasses,
  tableFrameClasses,
  tableScrollClasses,
} from './table-variants.ts'

interface TableProps extends ComponentProps<'table'> {
  /** What the rows are; a table with a `TableCaption` says it there. */
  label?: string
  /** Rows are cards on phones; their cells say by `card` which of them stand there. */
  cards?: boolean
}

/** A plain table in its frame, or in the one that is around it, for figures beside charts and small fixed lists. Lists use `DataTable`. */
export function Table({ className, label, cards, children, ...props }: TableProps) {
  return (
    <div
      data-slot="table-container"
      data-cards={cards || undefined}
      className={cn(tableFrameClasses, '[.border>&]:rounded-none [.border>&]:border-0')}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        data-slot="table-scroll"
        className={tableScrollClasses}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <table data-slot="table" {...props} className={cn(tableClasses, className)}>
          {label && <caption className="sr-only">{label}</caption>}
          {children}
        </table>
      </div>
    </div>
  )
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" {...props} />
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} className={cn(tableBodyClasses, className)} />
}

export function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return (
    <tfoot
      data-slot="table-footer"
      {...props}
      className={cn('font-[550] [&_td]:border-b-0 [&>tr:first-child>td]:border-t', className)}
    />
  )
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" {...props} />
}

interface CellProps {
  /** Numbers stand at the right. */
  numeric?: boolean
  /** Stays in sight while the rest scrolls. */
  pinned?: boolean
}

export function TableHead({ numeric, pinned, className, ...props }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      data-slot="table-head"
      {...props}
      className={cn(
        headCellVariants({ place: pinned ? 'pinned' : 'default' }),
        numeric && 'text-right',
        className,
      )}
    />
  )
}

/** `main` names the row; `card` says what of it a phone's card shows. */
export function TableCell({
  numeric,
  pinned,
  main,
  card,
  className,
  ...props
}: ComponentProps<'td'> & CellProps & { main?: boolean; card?: 'main' | 'sub' | 'extra' }) {
  return (
    <td
      data-slot="table-cell"
      data-card={card}
      {...props}
      className={cn(
        cellVariants({ place: pinned ? 'pinned' : 'default', main }),
        numeric && 'text-right',
        className,
      )}
    />
  )
}

export function TableCaption({ className, ...props }: ComponentProps<'caption'>) {
  return (
    <caption
      data-slot="table-caption"
      {...props}
      className={cn('caption-bottom py-3 text-sm text-muted-foreground', className)}
    />
  )
}
