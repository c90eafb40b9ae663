import { formatCount, formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import {
  audienceNames,
  priceStateNames,
  priceStates,
  technologyNames,
  type PriceState,
} from '@intranet/contract/sales/pricing-words'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

export type Price = Outputs['pricing']['list']['dados'][number]

const tones = { agendada: 'info', vigente: 'success', encerrada: 'neutral' } as const

const StateTag = ({ state }: { state: PriceState }) => (
  <Badge tone={tones[state]}>{priceStateNames[state]}</Badge>
)

const promotion = ({ valor_promocional, meses_promocao }: Price) =>
  valor_promocional === null
    ? '–'
    : `${formatMoney(valor_promocional)}${meses_promocao ? ` por ${formatCount(meses_promocao, 'mês', 'meses')}` : ''}`

const period = ({ vigencia_inicio, vigencia_fim }: Price) =>
  vigencia_fim === null
    ? `desde ${formatDate(vigencia_inicio)}`
    : `${formatDate(vigencia_inicio)} a ${formatDate(vigencia_fim)}`

export const priceColumns: ListColumns<Price, 'pricing.list'> = [
  { accessorKey: 'produto', header: 'Produto', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Status',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => <StateTag state={row.original.situacao} />,
  },
  {
    accessorKey: 'vigencia_inicio',
    header: 'Vigência',
    meta: { card: 'extra', sort: true, exported: ['vigencia_inicio', 'vigencia_fim'], wraps: true },
    cell: ({ row }) => period(row.original),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => <ProviderCell id={original.id_empresa} name={original.empresa} />,
  },
  {
    accessorKey: 'microrregiao',
    header: 'Microrregião',
    meta: { sort: true, wraps: true },
    cell: ({ row }) => row.original.microrregiao ?? 'Todo o provedor',
  },
  {
    accessorKey: 'velocidade_mbps',
    header: 'Velocidade',
    meta: { numeric: true, sort: true },
    cell: ({ row }) => `${formatNumber(row.original.velocidade_mbps)} Mbps`,
  },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { card: 'extra', numeric: true, sort: true },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  {
    accessorKey: 'valor_promocional',
    header: 'Promoção',
    meta: { numeric: true, sort: true, exported: ['valor_promocional', 'meses_promocao'], wraps: true },
    cell: ({ row }) => promotion(row.original),
  },
  {
    accessorKey: 'taxa_instalacao',
    header: 'Instalação',
    meta: { numeric: true, sort: true, hidden: true },
    cell: ({ row }) => formatMoney(row.original.taxa_instalacao),
  },
  {
    accessorKey: 'tecnologia',
    header: 'Tecnologia',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => technologyNames[row.original.tecnologia],
  },
  {
    accessorKey: 'publico',
    header: 'Público',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => audienceNames[row.original.publico],
  },
]

export const priceFilters: FiltersOf<'pricing.list'> = [
  {
    key: 'situacao',
    label: 'Status',
    kind: 'choice',
    options: priceStates.map((state) => ({ value: state, label: priceStateNames[state] })),
  },
  { key: 'microrregiao', label: 'Microrregião', kind: 'text' },
  { key: 'publico', label: 'Público', kind: 'choice', options: optionsOf(audienceNames) },
  { key: 'tecnologia', label: 'Tecnologia', kind: 'choice', options: optionsOf(technologyNames) },
  { key: 'vigencia_inicio', label: 'Início da vigência', kind: 'period' },
]
