import { can } from '@intranet/contract/access'
import { callResultLabels, qualificationStateLabels } from '@intranet/contract/desk/backoffice-options'
import { formatDateTime, formatMomentDay } from '@intranet/contract/formats'
import { PhoneCall } from 'lucide-react'
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

const CallSheet = lazyDialog(async () => ({ default: (await import('./call-sheet.tsx')).CallSheet }))

type Call = Outputs['qualifications']['list']['dados'][number]

const columns: ListColumns<Call, 'qualifications.list'> = [
  { accessorKey: 'cliente', header: 'Cliente', meta: { sort: true, card: 'main', wraps: true } },
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => <DueCell due={row.original.prazo} open={row.original.situacao === 'pendente'} />,
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <DeskMark state={row.original.situacao} />,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  {
    accessorKey: 'data_ativacao',
    header: 'Ativada em',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatMomentDay(row.original.data_ativacao),
  },
  { accessorKey: 'tentativa', header: 'Tentativas', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'resultado',
    header: 'Resultado',
    meta: { sort: true },
    cell: ({ row }) => (row.original.resultado ? callResultLabels[row.original.resultado] : '–'),
  },
  {
    accessorKey: 'retornar_em',
    header: 'Retornar em',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.retornar_em),
  },
  { accessorKey: 'nps', header: 'NPS', meta: { sort: true, hidden: true, numeric: true } },
]

/** Welcome calls in the order they are due. */
export function QualificationPage() {
  const search = useTableSearch('qualifications.list', { situacao: { _in: ['pendente'] } })
  const list = useList(trpc.qualifications.list.queryOptions(search.input), search)
  const { open } = useOpened()
  const manages = can(useSession(), 'backoffice', 'manage')
  const removal = useRemoval(trpc.qualifications.pathFilter(), trpc.backoffice.pathFilter())
  const filters: FiltersOf<'qualifications.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(qualificationStateLabels) },
    { key: 'resultado', label: 'Resultado', kind: 'choice', options: optionsOf(callResultLabels) },
    useProviderFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'prazo', label: 'Prazo', kind: 'period' },
  ]
  return (
    <QueuePage
      label="Qualificações"
      list={list}
      columns={columns}
      filters={filters}
      sheet={CallSheet}
      tools={<TakeNext queue="qualificacao" onTaken={open} />}
      opens={() => ({ label: 'Abrir', icon: PhoneCall })}
      actions={(row) =>
        manages && row.situacao === 'sem_contato'
          ? [
              removal({
                title: `Excluir a qualificação sem contato de ${row.cliente ?? 'cliente sem nome'}?`,
                run: () => api.qualifications.remove.mutate({ id: row.id }),
              }),
            ]
          : []
      }
    />
  )
}
