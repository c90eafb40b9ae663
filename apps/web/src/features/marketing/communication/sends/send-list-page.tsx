import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { channels, sendStates, shiftWords } from '@intranet/contract/marketing/communication-words'
import { sendReasons } from '@intranet/contract/marketing/send-reasons'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { SendScope } from '../communication-addresses.ts'
import { useScopedSearch } from '../scoped-search.ts'
import { ExecutionLine } from './execution-line.tsx'
import { QueueLine } from './queue-line.tsx'
import { useSendActions, type Sent } from './use-send-actions.ts'

/** Why a message is where it is; what the provider said itself is shown to superadmins alone. */
const reasonOf = ({ motivo, detalhe }: Pick<Sent, 'motivo' | 'detalhe'>) =>
  motivo && (
    <>
      {sendReasons[motivo]}
      {detalhe && <span className="block text-xs break-words text-muted-foreground">{detalhe}</span>}
    </>
  )

const columns: ListColumns<Sent, 'communicationSends.list'> = [
  {
    id: 'cliente',
    header: 'Cliente',
    meta: { card: 'main', sort: true },
    accessorFn: ({ cliente, cod_cliente }) => cliente ?? cod_cliente ?? 'Cliente removido',
  },
  { accessorKey: 'cod_cliente', header: 'Código', meta: { sort: true, hidden: true } },
  {
    id: 'canal',
    header: 'Canal',
    meta: { sort: true, card: 'extra' },
    accessorFn: ({ canal }) => channels[canal],
  },
  { id: 'destino', header: 'Destino', accessorFn: ({ destino }) => destino ?? '–' },
  {
    id: 'situacao',
    accessorFn: ({ situacao }) => situacao,
    header: 'Situação',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => <StateBadge state={sendStates[original.situacao]} />,
  },
  {
    id: 'motivo',
    header: 'Motivo',
    meta: { sort: true, card: 'extra', wraps: true },
    accessorFn: ({ motivo }) => motivo && sendReasons[motivo],
    cell: ({ row: { original } }) => reasonOf(original),
  },
  { accessorKey: 'campanha', header: 'Campanha', meta: { sort: true, wraps: true, card: 'below' } },
  {
    id: 'data_referencia',
    header: 'Referência',
    meta: { sort: true },
    accessorFn: ({ data_referencia }) => formatDate(data_referencia),
  },
  {
    id: 'turno',
    header: 'Turno',
    meta: { sort: true, hidden: true },
    accessorFn: ({ turno }) => shiftWords[turno],
  },
  { accessorKey: 'tentativas', header: 'Tentativas', meta: { sort: true, numeric: true, hidden: true } },
  {
    id: 'enviado_em',
    header: 'Envio',
    meta: { sort: true, card: 'below' },
    accessorFn: ({ enviado_em }) => (enviado_em ? formatDateTime(enviado_em) : '–'),
  },
  {
    accessorKey: 'provedor',
    header: 'Provedor',
    meta: { sort: true, hidden: true },
    cell: providerNamesCell,
  },
]

const filters: FiltersOf<'communicationSends.list'> = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(sendStates) },
  { key: 'motivo', label: 'Motivo', kind: 'choice', options: optionsOf(sendReasons) },
  { key: 'canal', label: 'Canal', kind: 'choice', options: optionsOf(channels) },
  { key: 'turno', label: 'Turno', kind: 'choice', options: optionsOf(shiftWords) },
  { key: 'data_referencia', label: 'Data de referência', kind: 'period' },
  { key: 'cod_cliente', label: 'Código', kind: 'text' },
]

/** What the line above an execution's messages says of all of them. */
const ofExecution = new Set(['campanha', 'data_referencia', 'turno', 'provedor'])
const columnsOf = (idExecution: number | undefined) =>
  idExecution === undefined
    ? columns
    : columns.filter(
        (column) => !ofExecution.has(column.id ?? String('accessorKey' in column && column.accessorKey)),
      )

/** What was sent to whom, and why not: of everything, a campaign, a rule or one execution. */
export function SendListPage(scope: SendScope) {
  const { idCampaign, idRule, idExecution } = scope
  const search = useScopedSearch('communicationSends.list', {
    id_campanha: idCampaign,
    id_regra: idRule,
    id_execucao: idExecution,
  })
  const list = useList(trpc.communicationSends.list.queryOptions(search.input), search)
  const { rowActions } = useSendActions()
  return (
    <ListPage
      label="Envios"
      placeholder="Buscar cliente"
      list={list}
      columns={columnsOf(idExecution)}
      filters={[useProviderFilter(), ...filters]}
      actions={rowActions}
    >
      {(rows) => (
        <>
          <QueueLine />
          {idExecution && <ExecutionLine idExecution={idExecution} scope={scope} />}
          {rows}
        </>
      )}
    </ListPage>
  )
}
