import { canaryKinds } from '@intranet/contract/access/canary-words'
import { formatDateTime } from '@intranet/contract/formats'
import { canaries as text } from '@intranet/contract/messages/trust'
import { BellRing, Trash2 } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Canary = Outputs['canaries']['list']['dados'][number]

const columns: ListColumns<Canary, 'canaries.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main' } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => canaryKinds[original.tipo],
  },
  {
    accessorKey: 'alarmes',
    header: 'Alarmes',
    meta: { card: 'extra', labelled: true },
    cell: ({ row: { original } }) =>
      original.alarmes > 0 ? <Badge variant="warning">{original.alarmes}</Badge> : 'Nenhum',
  },
  {
    accessorKey: 'ultimo_alarme',
    header: 'Último alarme',
    cell: ({ row: { original } }) => formatDateTime(original.ultimo_alarme),
  },
  { accessorKey: 'nota', header: 'Nota' },
  createdColumn(),
]

/** Marked records of nobody: who opens or exports one raises an alarm. */
export function CanaryListPage() {
  const search = useTableSearch('canaries.list')
  const list = useList(trpc.canaries.list.queryOptions(search.input), search)
  const confirm = useConfirm()
  const remove = useSave(trpc.canaries.remove.mutationOptions(), {
    saved: text.removed,
    changes: [trpc.canaries.pathFilter()],
  })
  const ask = async ({ id, nome }: Canary) => {
    const answer = await confirm({
      title: `Retirar a isca ${nome ?? ''}?`,
      consequences: ['O cadastro continua, sem alarme.', 'Os alarmes deste registro saem da lista.'],
      confirmLabel: 'Retirar',
    })
    if (answer) remove.mutate({ id })
  }
  const actions = (row: Canary): RowAction[] => [
    { label: 'Retirar', icon: Trash2, variant: 'destructive', onSelect: () => void ask(row) },
  ]
  return (
    <ListPage
      label="Registros-isca"
      placeholder="Buscar registro"
      list={list}
      columns={columns}
      filters={[]}
      actions={actions}
      tools={
        <>
          <AddressLink to="/settings/canaries/alarms" className={buttonVariants({ variant: 'outline' })}>
            <BellRing aria-hidden />
            Alarmes
          </AddressLink>
          <AddLink to="/settings/canaries/register">Novo registro-isca</AddLink>
        </>
      }
    />
  )
}
