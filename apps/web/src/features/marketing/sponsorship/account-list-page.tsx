import { can } from '@intranet/contract/access'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import { account } from '@intranet/contract/marketing/sponsorship-post-event'
import { accountStateLabels } from '@intranet/contract/marketing/sponsorship-words'
import { Eye, FileText, FolderOpen, Images, Pencil } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { daysUntil } from '@/components/marks/days-until.ts'
import { api } from '@/lib/api.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { accounts } from './account.entity.ts'
import { closedBy } from './closed-account.ts'
import { AccountMark } from './sponsorship-marks.tsx'
import { detailsOf } from './sponsorship-search.ts'

type Row = Outputs['sponsorshipAccounts']['list']['dados'][number]
const orNone = (value: number | null) => (value === null ? '–' : formatNumber(value))
const owed = (row: Row) => !closedBy(row) && (row.situacao === 'pendente' || row.situacao === 'pendencia')

const column = columnsOf(account)

const columns: ListColumns<Row, 'sponsorshipAccounts.list'> = [
  column('protocolo', { card: 'extra' }),
  column('evento', {
    card: 'main',
    opens: true,
    cell: (row: Row) => <span className="block max-w-44 whitespace-normal">{row.evento}</span>,
  }),
  column('situacao', { card: 'extra', cell: (row: Row) => <AccountMark state={row.situacao} /> }),
  column('prazo', {
    card: 'extra',
    labelled: true,
    wraps: true,
    cell: (row: Row) => (
      <>
        {formatDate(row.prazo)} {owed(row) && <DueMark days={daysUntil(row.prazo)} />}
      </>
    ),
  }),
  column('data_inicio', { card: 'sub', labelled: true }),
  column('publico_real', { cell: (row: Row) => orNone(row.publico_real) }),
  column('leads', { cell: (row: Row) => formatNumber(row.leads) }),
  column('custo_lead', { card: 'extra', wraps: true }),
  column('avaliacao', { cell: (row: Row) => (row.avaliacao === null ? '–' : `${row.avaliacao} de 5`) }),
]

export function AccountListPage() {
  const session = useSession()
  const works = can(session, 'marketing', 'create')
  const manages = can(session, 'marketing', 'manage')
  const removal = useRemoval(
    trpc.sponsorshipAccounts.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
    trpc.sponsorshipBudgets.pathFilter(),
  )
  const search = useTableSearch('sponsorshipAccounts.list')
  const list = useList(trpc.sponsorshipAccounts.list.queryOptions(search.input), search)
  const filters: FiltersOf<'sponsorshipAccounts.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(accountStateLabels) },
    useProviderFilter(),
    { key: 'data_inicio', label: 'Data', kind: 'period' },
  ]
  return (
    <ListPage
      tools={
        works && <AddLink to="/marketing/sponsorship/post-event/register">Nova prestação de contas</AddLink>
      }
      label="Pós-evento"
      what={accounts.noun[1]}
      placeholder="Buscar protocolo ou evento"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => {
        const { id, id_solicitacao, protocolo, evento } = row
        const open = !closedBy(row)
        return [
          { label: 'Abrir solicitação', icon: FolderOpen, to: detailsOf(id_solicitacao) },
          ...(works
            ? [
                {
                  label: open ? 'Editar' : 'Ver',
                  icon: open ? Pencil : Eye,
                  to: `/marketing/sponsorship/post-event/edit?id=${id}` as const,
                },
                {
                  label: 'Fotos',
                  icon: Images,
                  to: `/marketing/sponsorship/post-event/edit-photo?id=${id}` as const,
                },
                {
                  label: 'Arquivos',
                  icon: FileText,
                  to: `/marketing/sponsorship/post-event/edit-file?id=${id}` as const,
                },
              ]
            : []),
          ...(manages && open
            ? [
                removal({
                  title: `Excluir a prestação de contas de ${protocolo}?`,
                  text: `${evento}. Depois do evento ela recomeça com o valor acordado.`,
                  run: () => api.sponsorshipAccounts.remove.mutate({ id }),
                }),
              ]
            : []),
        ]
      }}
    />
  )
}
