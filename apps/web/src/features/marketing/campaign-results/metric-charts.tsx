import { shortMonthNames } from '@intranet/contract/formats'
import type { MonthMetrics } from '@intranet/contract/marketing/result-words'
import { inReais } from '@/components/charts/chart-data.ts'
import { BarChart } from '@/components/charts/chart.tsx'

/** `Mar` of 2026 as `2026-03`. */
const monthOf = ({ mes, ano }: MonthMetrics) =>
  `${ano}-${String(shortMonthNames.indexOf(mes.toLowerCase()) + 1).padStart(2, '0')}`

/** The months of the synthetic table side by side: what was invested and sold, and how many. */
export function MetricCharts({ columns }: { columns: MonthMetrics[] }) {
  if (columns.length === 0) return null
  const rows = columns.map((column) => ({
    Mês: monthOf(column),
    investido: column.valor_investido === null ? null : Number(column.valor_investido),
    faturamento: Number(column.faturamento),
    leads: column.leads,
    vendas: column.sales,
  }))
  return (
    <div className="mb-6 grid items-start gap-4 lg:grid-cols-2">
      <BarChart
        label="Investimento e faturamento"
        category="Mês"
        rows={rows}
        series={[
          { key: 'investido', name: 'Valor investido' },
          { key: 'faturamento', name: 'Faturamento' },
        ]}
        unit={inReais}
      />
      <BarChart
        label="Leads e vendas"
        category="Mês"
        rows={rows}
        series={[
          { key: 'leads', name: 'Leads' },
          { key: 'vendas', name: 'Vendas' },
        ]}
      />
    </div>
  )
}
