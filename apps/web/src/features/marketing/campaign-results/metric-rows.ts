import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { onceFor } from '@intranet/contract/once'
import type { ReportMetrics } from '@intranet/contract/marketing/result-words'
import { campaignResult } from '@intranet/contract/messages/marketing-events'

/** How a view writes its rates: as fractions or not, and with how many places (docs/marketing.md#result-formulas). */
export interface RateStyle {
  fractions: boolean
  conversionPlaces: number
}

const missing = campaignResult.missingNumber
const count = (value: number | null) => (value === null ? missing : formatNumber(value))
const money = (value: string | null) => (value === null ? missing : formatMoney(value))

const withPlaces = onceFor(
  (places: number) =>
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places }),
)

function fixed(value: number | null, places: number, unit = ''): string {
  if (value === null) return missing
  return `${withPlaces(places).format(value)}${unit}`
}

const percent = (value: number | null, { fractions }: RateStyle, places: number) =>
  fixed(value === null ? null : fractions ? value * 100 : value, places, '\u00a0%')

/** Every metric in its order: its name, and how one column's value reads (docs/marketing.md#result-formulas). */
export const metricRows: readonly (readonly [
  name: string,
  read: (metrics: ReportMetrics, style: RateStyle) => string,
])[] = [
  ['Valor investido', ({ valor_investido }) => money(valor_investido)],
  ['Impressões', ({ impressions }) => count(impressions)],
  ['Cliques', ({ clicks }) => count(clicks)],
  ['Leads', ({ leads }) => count(leads)],
  ['Vendas', ({ sales }) => count(sales)],
  ['Faturamento', ({ faturamento }) => money(faturamento)],
  ['Ticket médio', ({ ticket_medio }) => money(ticket_medio)],
  ['Custo por clique', ({ custo_por_clique }) => money(custo_por_clique)],
  ['Custo por lead', ({ custo_por_leads }) => money(custo_por_leads)],
  ['Custo por venda', ({ custo_por_venda }) => money(custo_por_venda)],
  ['ROAS', ({ roas }) => fixed(roas, 2)],
  ['CTR', ({ ctr }, style) => percent(ctr, style, 2)],
  ['Taxa de conversão clique/lead', ({ txc1 }, style) => percent(txc1, style, style.conversionPlaces)],
  ['Taxa de conversão clique/venda', ({ txc2 }, style) => percent(txc2, style, style.conversionPlaces)],
]
