import type { Row as TableRowModel } from '@tanstack/react-table'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { cellVariants } from '@/components/ui/table-variants.ts'
import { cn } from '@/lib/cn.ts'
import { FilledCell } from './filled-cell.tsx'
import { textsFollow, namingOf, rowId } from './list-column.ts'
import type { listFeatures } from './list-features.ts'
import type { RowPlace } from './long-rows.tsx'
import { type RowAction, RowActions } from './row-actions.tsx'
import { detailsId, useTableExtras } from './table-extras.tsx'

interface TableRowProps<Row extends object> {
  row: TableRowModel<typeof listFeatures, Row>
  /** With a tick before it. */
  ticks: boolean
  actions?: RowAction[]
  /** Where rows out of sight are not drawn. */
  place?: RowPlace
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(T.*)?$/

/** What the row is called: its main column, shown as it is or by its own cell; else its place. */
function rowName<Row extends object>(row: TableRowModel<typeof listFeatures, Row>): string {
  const naming = namingOf(row.getVisibleCells())
  const called = naming?.column.columnDef.meta?.called?.(row.original)
  if (called !== undefined) return called
  const value = naming?.getValue()
  // What travels is not what is said.
  if (typeof value === 'string' && MOMENT.test(value))
    return value.includes('T') ? formatDateTime(value) : formatDate(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : `linha ${row.index + 1}`
}

/** One record; on phones a two-line card (see `ListColumnMeta.card`). */
export function TableRow<Row extends object>({ row, ticks, actions, place }: TableRowProps<Row>) {
  const cells = row.getVisibleCells()
  const id = rowId(row.original, row.index)
  const name = rowName(row)
  const naming = namingOf(cells)
  const narrowFigures = textsFollow(cells, naming)
  const picked = row.getIsSelected()
  const { details, open } = useTableExtras()
  const opened = Boolean(details) && open.has(id)
  const line = (
    <tr
      ref={place?.measure}
      data-index={place?.index}
      // The first is the head's.
      aria-rowindex={place && place.index + 2}
      data-open={opened || undefined}
      aria-selected={ticks ? picked : undefined}
    >
      {ticks && (
        <td data-card="tick" className={cn(cellVariants({ place: 'tick' }), 'sticky left-0 z-1 bg-card')}>
          <Checkbox
            checked={picked}
            disabled={!row.getCanSelect()}
            aria-label={`Selecionar ${name}`}
            onCheckedChange={(on) => row.toggleSelected(on === true)}
          />
        </td>
      )}
      {cells.map((cell) => {
        const pinned = cell === naming
        const { meta, header } = cell.column.columnDef
        const value = cell.getValue()
        const headed = (meta?.labelled ?? meta?.numeric) && typeof header === 'string' && header !== '%'
        const shown = <FilledCell cell={cell} naming={pinned ? (actions ?? []) : undefined} />
        return (
          <td
            key={cell.id}
            data-cut={meta?.cut}
            title={meta?.cut && typeof value === 'string' ? value : undefined}
            // A card has no heads: a bare number would say nothing. A percent, and "OS-4128" of a head "OS", say it.
            data-head={headed && !String(value).startsWith(header) ? header : undefined}
            // A card without a name says nothing of whom it is.
            data-card={pinned ? 'main' : meta?.card}
            className={cn(
              cellVariants(pinned ? { place: 'pinned', main: true } : undefined),
              pinned && ['w-[1%] [&_a]:whole-cell', ticks && 'left-10'],
              meta?.numeric && 'text-right',
              meta?.numeric && narrowFigures && 'sm:w-[1%]',
              // A number has one line, also in a column whose head has several.
              meta?.cut === true && 'truncate sm:w-full sm:max-w-0 sm:min-w-28',
              meta?.wraps && ['min-w-24', !meta.numeric && 'py-1 whitespace-normal'],
            )}
          >
            {/* In two lines of 40 % of the frame; what room is left goes to the other columns. */}
            {pinned ? (
              <div
                data-slot="pinned-text"
                className="line-clamp-2 w-max max-w-[calc(var(--pin-max)-2*var(--cell-x))] wrap-anywhere whitespace-normal"
              >
                {shown}
              </div>
            ) : (
              shown
            )}
          </td>
        )
      })}
      {actions && (
        <td data-card="actions" className={cn(cellVariants({ place: 'end' }), 'bg-card')}>
          <RowActions label={`Ações de ${name}`} actions={actions} />
        </td>
      )}
    </tr>
  )
  if (!opened) return line
  return (
    <>
      {line}
      <tr data-details id={detailsId(id)}>
        <td
          data-card="all"
          className={cellVariants()}
          colSpan={cells.length + (ticks ? 1 : 0) + (actions ? 1 : 0)}
        >
          {details?.(row.original)}
        </td>
      </tr>
    </>
  )
}
