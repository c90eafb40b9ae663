import type { ReportMetrics } from '@intranet/contract/marketing/result-words'
import { inReais } from '@/components/charts/chart-data.ts'
import { BarChart } from '@/components/charts/chart.tsx'

interface MetricChartsProps<Column extends ReportMetrics> {
  columns: Column[]
  head: (column: Column) => string
}

/** The months of the synthetic table side by side: what was invested and sold, and how many. */
export function MetricCharts<Column extends ReportMetrics>({ columns, head }: MetricChartsProps<Column>) {
  if (columns.length === 0) return null
  const rows = columns.map((column) => ({
    Período: head(column),
    investido: column.valor_investido === null ? null : Number(column.valor_investido),
    faturamento: Number(column.faturamento),
    leads: column.leads,
    vendas: column.sales,
  }))
  return (
    <div className="mb-6 grid items-start gap-4 lg:grid-cols-2">
      <BarChart
        label="Investimento e faturamento"
        category="Período"
        rows={rows}
        series={[
          { key: 'investido', name: 'Valor investido' },
          { key: 'faturamento', name: 'Faturamento' },
        ]}
        unit={inReais}
      />
      <BarChart
        label="Leads e vendas"
        category="Período"
        rows={rows}
        series={[
          { key: 'leads', name: 'Leads' },
          { key: 'vendas', name: 'Vendas' },
        ]}
      />
    </div>
  )
}
