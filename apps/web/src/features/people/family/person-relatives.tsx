import { dialog } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { useListTable } from '@/components/table/use-list-table.ts'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { relativeColumns } from './relative-columns.tsx'
import { useRelativeActions } from './use-relative-actions.ts'

/** A person's relatives inside their profile. */
export function PersonRelatives({ id, own }: { id: number; own: boolean }) {
  const more = useMoreRows(id)
  const list = useQuery({
    ...trpc.relatives.list.queryOptions({ limit: more.limit, filtro: { id_funcionario: id } }),
    ...more.kept,
  })
  const table = useListTable({ columns: relativeColumns, list })
  const { actions, askNames } = useRelativeActions()
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-end gap-2">
        <Button variant="outline" icon={HeartHandshake} onClick={() => void askNames(id)}>
          {dialog.familyToggle}
        </Button>
        {own && <AddLink to="/family/register">Novo familiar</AddLink>}
      </div>
      <DataTable label="Familiares" table={table} list={list} actions={actions} />
      <MoreRows rows={more} read={list} />
    </>
  )
}
