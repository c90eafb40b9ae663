import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/table/data-table.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { useListTable } from '@/components/table/use-list-table.ts'
import { trpc } from '@/lib/trpc.ts'
import { ownDocumentColumns } from './document-columns.tsx'
import { useDocumentActions } from './use-document-actions.ts'

/** A person's documents inside their profile: own and general ones for themselves, theirs alone for HR. */
export function PersonDocuments({ id, own }: { id: number; own: boolean }) {
  const more = useMoreRows(id)
  const { limit } = more
  const mine = useQuery({ ...trpc.documents.mine.queryOptions({ limit }), ...more.kept, enabled: own })
  const theirs = useQuery({
    ...trpc.documents.list.queryOptions({ limit, filtro: { id_funcionario: id } }),
    ...more.kept,
    enabled: !own,
  })
  const actions = useDocumentActions()
  const list = own ? mine : theirs
  const table = useListTable({ columns: ownDocumentColumns, list })
  return (
    <>
      <DataTable label="Documentos" table={table} list={list} actions={own ? actions.own : actions.manage} />
      <MoreRows rows={more} read={list} />
    </>
  )
}
