import { can } from '@intranet/contract/access'
import { formatMomentDay } from '@intranet/contract/formats'
import { request } from '@intranet/contract/marketing/sponsorship-requests'
import { requestStateLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { ChartColumn, ClipboardCheck, FolderOpen, Images, UserCheck, XCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useRemoval } from '@/components/records/use-removal.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { NoValue } from '@/components/table/filled-cell.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { RequestMark } from './sponsorship-marks.tsx'
import { detailsOf } from './sponsorship-search.ts'
import { useRequestSteps } from './use-request-steps.ts'

const RefuseDialog = lazyDialog(async () => ({
  default: (await import('./refuse-dialog.tsx')).RefuseDialog,
}))

type Row = Outputs['sponsorshipRequests']['list']['dados'][number]

const column = columnsOf(request)

/** On a card there is no head that says who is missing. */
const NoneInCharge = () => <OnCard table={<NoValue />}>Sem responsável</OnCard>

const columns: ListColumns<Row, 'sponsorshipRequests.list'> = [
  column('evento', { card: 'main' }),
  column('situacao', { card: 'extra', cell: (row: Row) => <RequestMark state={row.situacao} /> }),
  column('nome_razaosocial', { card: 'below', cut: true }),
  column('data_inicio', { card: 'extra', labelled: true }),
  column('valor', { card: 'below', labelled: false }),
  column('cidade', { hidden: true }),
  column('tipo', { hidden: true }),
  column('provedor', { hidden: true }),
  column('responsavel_interno', {
    card: 'below',
    cell: ({ responsavel_interno }: Row) => responsavel_interno ?? <NoneInCharge />,
  }),
  column('protocolo', { hidden: true }),
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatMomentDay(row.original.created_at),
  },
]

const others = [
  { to: '/marketing/sponsorship/viability/list', label: 'Viabilidade', icon: ClipboardCheck },
  { to: '/marketing/sponsorship/post-event/list', label: 'Pós-evento', icon: Images },
  { to: '/marketing/sponsorship/budget', label: 'Orçamento', icon: ChartColumn },
] as const

export function RequestListPage() {
  const search = useTableSearch('sponsorshipRequests.list')
  const list = useList(trpc.sponsorshipRequests.list.queryOptions(search.input), search)
  const steps = useRequestSteps()
  const deletes = can(useSession(), 'marketing', 'superadmin')
  const removal = useRemoval(trpc.sponsorshipRequests.pathFilter(), trpc.sponsorshipBudgets.pathFilter())
  const [refused, setRefused] = useState<Row>()
  const filters: FiltersOf<'sponsorshipRequests.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(requestStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(sponsorshipTypeLabels) },
    useProviderFilter(),
    { key: 'created_at', label: 'Criação', kind: 'period' },
    { key: 'data_inicio', label: 'Data do evento', kind: 'period' },
  ]
  return (
    <ListPage
      tools={others.map(({ to, label, icon: Icon }) => (
        <AddressLink key={to} to={to} className={buttonVariants({ variant: 'outline' })}>
          <Icon aria-hidden />
          {label}
        </AddressLink>
      ))}
      label="Solicitações de Patrocínio"
      placeholder="Protocolo, evento ou solicitante"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => {
        const may = steps.allowed(row)
        return [
          { label: 'Detalhes', icon: FolderOpen, to: detailsOf(row.id) },
          ...(may.takeOn
            ? [{ label: 'Assumir', icon: UserCheck, onSelect: () => void steps.takeOn(row) }]
            : []),
          ...(may.refuse ? [{ label: 'Recusar', icon: XCircle, onSelect: () => setRefused(row) }] : []),
          ...(deletes
            ? [
                removal({
                  title: `Excluir a solicitação ${row.protocolo}, ${row.evento}?`,
                  run: () => api.sponsorshipRequests.remove.mutate({ id: row.id }),
                }),
              ]
            : []),
        ]
      }}
    >
      {refused && (
        <Suspense fallback={null}>
          <RefuseDialog request={refused} onClose={() => setRefused(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
