import { formatCount, formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import { price } from '@intranet/contract/sales/pricing'
import {
  audienceNames,
  priceStateNames,
  priceStates,
  technologyNames,
  type PriceState,
} from '@intranet/contract/sales/pricing-words'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

export type Price = Outputs['pricing']['list']['dados'][number]

const StateTag = ({ state }: { state: PriceState }) => <StateBadge state={priceStateNames[state]} />

const promotion = ({ valor_promocional, meses_promocao }: Price) =>
  valor_promocional === null
    ? '–'
    : `${formatMoney(valor_promocional)}${meses_promocao ? ` · ${formatCount(meses_promocao, 'mês', 'meses')}` : ''}`

const period = ({ vigencia_inicio, vigencia_fim }: Price) =>
  vigencia_fim === null
    ? `desde ${formatDate(vigencia_inicio)}`
    : `${formatDate(vigencia_inicio)} a ${formatDate(vigencia_fim)}`

const column = columnsOf(price)

export const priceColumns: ListColumns<Price, 'pricing.list'> = [
  column('produto', { card: 'main' }),
  column('situacao', { card: 'sub', cell: (row: Price) => <StateTag state={row.situacao} /> }),
  column('vigencia_inicio', {
    header: 'Vigência',
    card: 'extra',
    exported: ['vigencia_inicio', 'vigencia_fim'],
    cell: period,
  }),
  column('empresa', {
    card: 'extra',
    cell: (row: Price) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('microrregiao', { cell: (row: Price) => row.microrregiao ?? 'Todas' }),
  column('velocidade_mbps', {
    header: 'Mbps',
    cell: (row: Price) => formatNumber(row.velocidade_mbps),
  }),
  column('valor', { card: 'extra' }),
  column('valor_promocional', {
    header: 'Promoção',
    card: 'extra',
    labelled: true,
    exported: ['valor_promocional', 'meses_promocao'],
    wraps: true,
    cell: promotion,
  }),
  column('taxa_instalacao', { hidden: true }),
  column('tecnologia', { hidden: true }),
  column('publico', { hidden: true }),
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
