import { formatDateTime, formatDocument, formatMomentDay, formatMoney } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import {
  extraColumns,
  originNames,
  outcomeNames,
  typeNames,
  wrongReasonNames,
  type LeadListKey,
  type LeadOrigin,
  type LeadOutcome,
  type LeadType,
  type WrongReason,
} from '@intranet/contract/sales/lead-words'
import { bareMoney } from '@/lib/bare-units.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { columnId, type ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { DetailsButton } from '@/components/table/table-extras.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'
import type { Door } from '../reports/lead-links.ts'
import { leadAddress } from './lead-addresses.ts'
import { BlocklistMark, ErpBadge, NextContact, OffTableMark, OverdueMark } from './lead-marks.tsx'
import { LeadStage } from '../lead-stage.tsx'
import { daysText, phoneText } from '../lead-text.ts'

export type Lead = Outputs['leads']['list']['dados'][number]
type Column = ListColumns<Lead, 'leads.list'>[number]

/** Unset fields of lead tables say so (docs/sales.md#columns-of-lead-lists). */
const plain = (key: keyof Lead & string, header: string): Column => ({
  accessorKey: key,
  header,
  meta: { hidden: true },
  cell: ({ getValue }) => String(getValue() ?? '') || format.notInformed,
})
const documented = (lista: LeadListKey, door: Door): [Column, Column, Column, Column, Column, Column] => [
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { sort: true, card: 'below' },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  {
    accessorKey: 'cliente',
    header: 'Cliente',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={leadAddress(door, original.id)}>{original.cliente}</AddressLink>
    ),
  },
  {
    accessorKey: 'documento',
    header: 'Documento',
    cell: ({ row }) => formatDocument(row.original.documento),
  },
  {
    accessorKey: 'fone',
    header: 'Fone',
    meta: { card: 'below' },
    cell: ({ row }) => phoneText(row.original.fone),
  },
  {
    accessorKey: 'status',
    header: 'Status',
    meta: { sort: true, card: 'extra', exported: ['status_nome'] },
    cell: ({ row: { original } }) => (
      <span
        className={cn(
          'inline-flex items-center max-sm:flex-wrap',
          // Its marks are in the gap before the next column: a list fits its sheet with and without them.
          (original.vencida || original.fora_tabela) && 'sm:-mr-5',
        )}
      >
        <LeadStage status={original.status} />
        {original.vencida && lista !== 'overdue' && <OverdueMark />}
        {original.fora_tabela && <OffTableMark />}
      </span>
    ),
  },
  {
    accessorKey: 'blacklist',
    header: 'Blocklist',
    meta: { card: 'extra', exported: ['blacklist_motivo'] },
    cell: ({ row: { original } }) => (
      <BlocklistMark blacklist={original.blacklist} motivo={original.blacklist_motivo} />
    ),
  },
]

/** Why a lead is on a list of those that ended. */
function reasonOf(lead: Lead): string | null {
  if (lead.desfecho === 'excluida') return lead.motivo_exclusao
  if (lead.desfecho === 'errada') return wrongReasonNames[lead.wrong_motivo as WrongReason] ?? null
  return lead.desfecho === 'inativada' ? lead.motivo_inativacao : lead.motivo_inviabilidade
}

type Extra = NonNullable<(typeof extraColumns)[LeadListKey]>[number]

const extra: Record<Extra, Column> = {
  produtos: {
    id: 'produtos',
    header: 'Produto atual → novo',
    meta: { card: 'below', exported: ['produto_atual', 'produto'], wraps: true },
    cell: ({ row: { original } }) =>
      `${original.produto_atual ?? format.notInformed} → ${original.produto ?? format.notInformed}`,
  },
  diferenca: {
    accessorKey: 'diferenca',
    header: 'Diferença R$',
    meta: { numeric: true, card: 'below', labelled: false },
    cell: ({ row: { original } }) => (
      <OnCard table={bareMoney(original.diferenca)}>{formatMoney(original.diferenca)}</OnCard>
    ),
  },
  parado: {
    accessorKey: 'dias_parado',
    header: 'Dias parado',
    meta: { numeric: true, card: 'below' },
  },
  motivo: {
    id: 'motivo',
    header: 'Motivo',
    meta: { card: 'extra', cut: true },
    accessorFn: (row) => reasonOf(row) ?? format.notInformed,
  },
  desfecho: {
    accessorKey: 'desfecho',
    header: 'Desfecho',
    meta: { card: 'extra' },
    cell: ({ row }) => <StateBadge state={outcomeNames[row.original.desfecho as LeadOutcome]} />,
  },
  proximo: {
    accessorKey: 'proximo_contato',
    header: 'Próximo contato',
    meta: { sort: true, card: 'below' },
    cell: ({ row: { original } }) => (
      <OnCard table={<NextContact lead={original} />}>
        <NextContact lead={original} short />
      </OnCard>
    ),
  },
}

/** What a list is about says more than when its leads came: a card has room for the day, beside the state. */
const dayOnCards = (column: Column) =>
  ({
    ...column,
    meta: { ...column.meta, card: 'extra' },
    cell: ({ row: { original } }) => (
      <OnCard table={formatDateTime(original.created_at)}>{formatMomentDay(original.created_at)}</OnCard>
    ),
  }) as Column

/** What a file calls the reason of a list's leads. */
const reasons: Partial<Record<LeadListKey, string>> = {
  unfeasible: 'motivo_inviabilidade',
  excluded: 'motivo_exclusao',
  wrong: 'wrong_motivo',
  inactivated: 'motivo_inativacao',
}

const reasonIn = (lista: LeadListKey) =>
  ({
    ...extra.motivo,
    meta: { ...extra.motivo.meta, exported: [reasons[lista] ?? 'motivo_inviabilidade'] },
  }) as Column

const optional = (column: Column) => ({ ...column, meta: { ...column.meta, hidden: true } }) as Column

/** Chosen in the column chooser. */
const others: Column[] = [
  {
    accessorKey: 'provedor_nome',
    header: 'Provedor',
    meta: { hidden: true },
    cell: ({ row: { original } }) => (
      <ProviderMark
        sistema={original.provedor ?? ''}
        name={original.provedor === 'razao' ? undefined : original.provedor_nome}
      />
    ),
  },
  plain('cidade', 'Cidade'),
  plain('bairro', 'Bairro'),
  plain('canal', 'Canal'),
  plain('campanha', 'Campanha'),
  plain('vendedor', 'Vendedor'),
  plain('produto', 'Produto'),
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { numeric: true, hidden: true },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { hidden: true },
    cell: ({ row }) => typeNames[row.original.tipo as LeadType],
  },
  {
    accessorKey: 'origem',
    header: 'Origem',
    meta: { hidden: true },
    cell: ({ row }) => originNames[row.original.origem as LeadOrigin],
  },
  optional(extra.desfecho),
  {
    accessorKey: 'ultimo_contato',
    header: 'Último contato',
    meta: { hidden: true },
    cell: ({ row: { original } }) =>
      original.ultimo_contato ? formatDateTime(original.ultimo_contato) : format.notInformed,
  },
  optional(extra.proximo),
  {
    accessorKey: 'status_em',
    header: 'Tempo no status',
    meta: { hidden: true, sort: true },
    cell: ({ row }) => daysText(row.original.dias_no_status),
  },
  {
    accessorKey: 'pendente_erp',
    header: 'ERP',
    meta: { hidden: true, exported: ['cod_lead'] },
    cell: ({ row: { original } }) =>
      original.pendente_erp ? <ErpBadge /> : (original.cod_lead ?? format.notInformed),
  },
]

const opener: Column = {
  id: 'detalhes',
  header: 'Detalhes',
  meta: { card: 'opener', exported: [] },
  cell: ({ row: { original } }) => (
    <DetailsButton id={original.id} name="Detalhes" hint={text.expandBanner} />
  ),
}

/** Lists in which what is against a lead is beside the point: it may be chosen there. */
const withoutBlocklist: readonly LeadListKey[] = [
  'all',
  'today',
  'upgrade',
  'downgrade',
  'unfeasible',
  'excluded',
  'wrong',
  'inactivated',
]

/**
 * The first columns of every list, those of this list, then what may be chosen (docs/sales.md#columns-of-lead-lists).
 * What a list is about is in sight without scrolling: it is beside the customer.
 */
export function leadColumns(lista: LeadListKey, door: Door): Column[] {
  const own = (extraColumns[lista] ?? []).map((key) => (key === 'motivo' ? reasonIn(lista) : extra[key]))
  const chosen = others.filter((column) => own.every((other) => columnId(other) !== columnId(column)))
  const [created, customer, document, phone, status, blocklist] = documented(lista, door)
  const against = withoutBlocklist.includes(lista) ? optional(blocklist) : blocklist
  const reached = own.includes(extra.diferenca) ? optional(phone) : phone
  return own.length
    ? [
        own.some(({ meta }) => meta?.card === 'below') ? dayOnCards(created) : created,
        customer,
        ...own,
        status,
        optional(document),
        reached,
        against,
        ...chosen,
        opener,
      ]
    : [created, customer, document, phone, status, against, ...chosen, opener]
}
