import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatDate, formatDateTime, formatNumber } from '@intranet/contract/formats'
import {
  channels,
  sendReasons,
  sendStates,
  shiftWords,
} from '@intranet/contract/marketing/communication-words'
import { ListTable } from '@/components/records/list-table.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'
import { sendList } from '../communication-addresses.ts'
import { useScopedSearch } from '../scoped-search.ts'
import { groupTotals, reasonText, stateGroups, stateTones } from './send-states.ts'

type Sent = Outputs['communicationSends']['list']['dados'][number]

const columns: ListColumn<Sent>[] = [
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
    cell: ({ row: { original } }) => (
      <Badge tone={stateTones[original.situacao]}>{sendStates[original.situacao]}</Badge>
    ),
  },
  {
    id: 'motivo',
    header: 'Motivo',
    meta: { sort: true, card: 'extra' },
    accessorFn: ({ motivo }) => reasonText(motivo),
  },
  { accessorKey: 'campanha', header: 'Campanha', meta: { sort: true } },
  {
    id: 'data_referencia',
    header: 'Data de referência',
    meta: { sort: true },
    accessorFn: ({ data_referencia }) => formatDate(data_referencia),
  },
  { id: 'turno', header: 'Turno', meta: { sort: true }, accessorFn: ({ turno }) => shiftWords[turno] },
  { accessorKey: 'tentativas', header: 'Tentativas', meta: { sort: true, numeric: true, hidden: true } },
  {
    id: 'enviado_em',
    header: 'Envio',
    meta: { sort: true },
    accessorFn: ({ enviado_em }) => (enviado_em ? formatDateTime(enviado_em) : '–'),
  },
  { accessorKey: 'provedor', header: 'Provedor', meta: { sort: true, hidden: true } },
]

const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const filters: FilterDefinition[] = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: choices(sendStates) },
  { key: 'motivo', label: 'Motivo', kind: 'choice', options: choices(sendReasons) },
  { key: 'canal', label: 'Canal', kind: 'choice', options: choices(channels) },
  { key: 'turno', label: 'Turno', kind: 'choice', options: choices(shiftWords) },
  { key: 'data_referencia', label: 'Data de referência', kind: 'period' },
  { key: 'cod_cliente', label: 'Código', kind: 'text' },
]

/** Queues failed messages again, one or all of an execution. */
function useRetry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { ids: number[] } | { id_execucao: number }) =>
      api.communicationSends.retry.mutate(input),
    async onSuccess() {
      toast.success('De volta à fila.')
      await queryClient.invalidateQueries(trpc.communicationSends.pathFilter())
    },
  })
}

export interface SendScope {
  idCampaign?: number
  idRule?: number
  idExecution?: number
}

/** The execution whose messages are listed: how they stand, which add up to its total. */
function ExecutionLine({ idExecution, scope }: { idExecution: number; scope: SendScope }) {
  const { data } = useQuery({
    ...trpc.communicationSends.execution.queryOptions({ id: idExecution }),
    refetchInterval: 5000,
  })
  const { mutate: retry, isPending } = useRetry()
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  if (!data) return null
  const totals = groupTotals(data.envios)
  return (
    <div className="panel mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 p-3 text-sm">
      <b className="font-semibold">
        {data.campanha}, {formatDate(data.data_referencia)}, {shiftWords[data.turno]}
      </b>
      <span>{formatNumber(data.total)} no público</span>
      {stateGroups.map(({ key, name }) => (
        <span key={key}>
          {name}: <b className="font-semibold tabular-nums">{formatNumber(totals[key])}</b>
        </span>
      ))}
      <span className="ml-auto flex gap-2">
        {manages && (totals.falhas ?? 0) > 0 && (
          <Button icon={RotateCcw} busy={isPending} onClick={() => retry({ id_execucao: idExecution })}>
            Reenviar falhas
          </Button>
        )}
        <AddressLink className="btn" to={sendList({ ...scope, idExecution: undefined })}>
          Ver todos os envios
        </AddressLink>
      </span>
    </div>
  )
}

/** What was sent to whom, and why not: of everything, a campaign, a rule or one execution. */
export function SendListPage(scope: SendScope) {
  const { idCampaign, idRule, idExecution } = scope
  const search = useScopedSearch({ id_campanha: idCampaign, id_regra: idRule, id_execucao: idExecution })
  const list = useList(trpc.communicationSends.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  const { mutate: retry } = useRetry()
  const actions = ({ id, situacao }: Sent): RowAction[] =>
    manages && situacao === 'falhou'
      ? [{ label: 'Reenviar', icon: RotateCcw, onSelect: () => retry({ ids: [id] }) }]
      : []
  return (
    <Page>
      <PageHead title="ENVIOS" total={list.data?.total} />
      <PageSheet>
        {idExecution && <ExecutionLine idExecution={idExecution} scope={scope} />}
        <ListTable
          procedure="communicationSends.list"
          label="Envios"
          placeholder="Buscar cliente"
          list={list}
          search={search}
          columns={columns}
          filters={[useProviderFilter(), ...filters]}
          actions={actions}
        />
      </PageSheet>
    </Page>
  )
}
