import { can } from '@intranet/contract/access'
import { activationStateLabels, dayPartLabels } from '@intranet/contract/desk/backoffice-options'
import { formatDate } from '@intranet/contract/formats'
import { FolderOpen } from 'lucide-react'
import { optionsOf } from '@/lib/options-of.ts'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark, DueCell } from '../desk-marks.tsx'
import { TakeNext } from '../take-next.tsx'
import { QueuePage } from '../queue-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'

const ActivationSheet = lazyDialog(async () => ({
  default: (await import('./activation-sheet.tsx')).ActivationSheet,
}))

type Activation = Outputs['activations']['list']['dados'][number]
const isOpen = ({ situacao }: Activation) => situacao !== 'ativada' && situacao !== 'cancelada'

const columns: ListColumns<Activation, 'activations.list'> = [
  { accessorKey: 'cliente', header: 'Cliente', meta: { sort: true, card: 'main', wraps: true } },
  {
    accessorKey: 'data_agendada',
    header: 'Agendada',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_agendada),
  },
  {
    accessorKey: 'periodo',
    header: 'Período',
    meta: { sort: true },
    cell: ({ row }) => (row.original.periodo ? dayPartLabels[row.original.periodo] : '–'),
  },
  { accessorKey: 'os', header: 'OS', meta: { sort: true, card: 'extra', labelled: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'equipe', header: 'Equipe', meta: { sort: true, card: 'extra' } },
  { accessorKey: 'tentativas', header: 'Tentativas', meta: { sort: true, hidden: true, numeric: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <DeskMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => <DueCell due={row.original.prazo} open={isOpen(row.original)} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true, hidden: true } },
]

/** Installations of approved sales. */
export function ActivationListPage() {
  const search = useTableSearch('activations.list')
  const list = useList(trpc.activations.list.queryOptions(search.input), search)
  const { open } = useOpened()
  const manages = can(useSession(), 'backoffice', 'manage')
  const removal = useRemoval(trpc.activations.pathFilter(), trpc.backoffice.pathFilter())
  const filters: FiltersOf<'activations.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(activationStateLabels) },
    { key: 'data_agendada', label: 'Agendada', kind: 'period' },
    { key: 'periodo', label: 'Período', kind: 'choice', options: optionsOf(dayPartLabels) },
    useProviderFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'equipe', label: 'Equipe', kind: 'text' },
  ]
  return (
    <QueuePage
      label="Ativações"
      list={list}
      columns={columns}
      filters={filters}
      sheet={ActivationSheet}
      tools={<TakeNext queue="ativacoes" onTaken={open} />}
      opens={() => ({ label: 'Abrir', icon: FolderOpen })}
      actions={(row) =>
        manages && row.situacao === 'cancelada'
          ? [
              removal({
                title: `Excluir a ativação cancelada de ${row.cliente ?? 'cliente sem nome'}?`,
                run: () => api.activations.remove.mutate({ id: row.id }),
              }),
            ]
          : []
      }
    />
  )
}
