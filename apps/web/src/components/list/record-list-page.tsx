import type { ReactNode } from 'react'
import { can } from '@intranet/contract/access'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { AddLink } from './add-link.tsx'
import type { Entity } from '@/components/records/entity.ts'
import type { Kept, RowOf } from '@/components/records/entity-calls.ts'
import type { AroundRows } from './list-frame.tsx'
import { RecordPage } from './record-page.tsx'
import { SheetImportButton } from './sheet-import-button.tsx'
import { useRecordActions } from './use-record-actions.ts'
import { useRecordList } from './use-record-list.ts'

interface RecordListPageProps<R extends Kept> {
  entity: Entity<R>
  columns: ListColumns<RowOf<R>, `${R}.list`>
  filters: FiltersOf<`${R}.list`>
  /** Who writes the records, where it is not all managers of their module. */
  manages?: boolean
  /** Who adds one, where it is not the same. */
  adds?: boolean
  /** Buttons before the one that adds. */
  tools?: ReactNode
  /** A row's menu, made from the usual one. */
  actions?: (row: RowOf<R>, usual: RowAction[]) => RowAction[]
  /** The menu of a row for everybody else. */
  readActions?: (row: RowOf<R>) => RowAction[]
  children?: AroundRows
}

/** The list of an entity: managers add, edit, switch and remove; everybody else reads. */
export function RecordListPage<R extends Kept>(props: RecordListPageProps<R>) {
  const { entity, columns, filters, tools, actions, readActions, children } = props
  const session = useSession()
  const { manages = can(session, entity.module, 'manage') } = props
  const { adds = manages } = props
  const { list } = useRecordList(entity)
  const records = useRecordActions(entity)
  const menu = (row: RowOf<R>) => actions?.(row, records.actions(row)) ?? records.actions(row)
  return (
    <RecordPage
      tools={
        <>
          {tools}
          {adds && entity.sheet && <SheetImportButton sheet={entity.sheet} noun={entity.noun} />}
          {adds && entity.base && <AddLink to={`${entity.base}/register`}>{entity.add}</AddLink>}
        </>
      }
      entity={entity}
      list={list}
      columns={columns}
      filters={filters}
      records={manages ? { ...records, actions: menu } : undefined}
      actions={readActions}
    >
      {children}
    </RecordPage>
  )
}
