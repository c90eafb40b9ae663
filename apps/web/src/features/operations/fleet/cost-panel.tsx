import { FigureValue } from '@/components/charts/figure-value.tsx'
import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { todayInBrazil } from '@intranet/contract/today'
import { LineChart } from '@/components/charts/chart.tsx'
import { inReais } from '@/components/charts/chart-data.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { trpc } from '@/lib/trpc.ts'

/** The first day of the month eleven months ago, and today. */
export function lastYear(): { inicio: string; fim: string } {
  const fim = todayInBrazil()
  const start = new Date(`${fim.slice(0, 8)}01T12:00:00Z`)
  start.setUTCMonth(start.getUTCMonth() - 11)
  return { inicio: start.toISOString().slice(0, 10), fim }
}

const parts = [
  ['combustivel', 'Combustível'],
  ['manutencao', 'Manutenção'],
  ['locacao', 'Locação'],
  ['multas', 'Multas'],
] as const

/** What a vehicle, or all of them, cost in a period: the sums, and the cost of a kilometre month by month. */
export function CostPanel({
  id_veiculo,
  period = lastYear(),
}: {
  id_veiculo?: number
  period?: { inicio: string; fim: string }
}) {
  const read = useQuery(trpc.fleet.costsByMonth.queryOptions({ ...period, id_veiculo }))
  return (
    <Loaded reads={[read]}>
      {(months) => {
        const sum = (key: (typeof parts)[number][0] | 'total') =>
          months.reduce((total, month) => total + Number(month[key]), 0)
        const km = months.reduce((total, month) => total + month.km, 0)
        const facts: [string, string][] = [
          ...parts.map(([key, label]): [string, string] => [label, formatMoney(sum(key))]),
          ['Total', formatMoney(sum('total'))],
          ['KM rodados', formatNumber(km)],
          ['Custo por km', km > 0 ? formatMoney(sum('total') / km) : '–'],
        ]
        return (
          <div className="grid gap-6">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
              {facts.map(([label, value]) => (
                <div key={label} className="min-w-0">
                  <dt className="text-xs text-muted-foreground">{label}</dt>
                  <dd>
                    <FigureValue>{value}</FigureValue>
                  </dd>
                </div>
              ))}
            </dl>
            <LineChart
              label="Custo por km"
              category="Mês"
              rows={months.map(({ mes, custo_km }) => ({
                Mês: mes,
                custo: custo_km === null ? null : Number(custo_km),
              }))}
              series={[{ key: 'custo', name: 'Custo por km' }]}
              unit={inReais}
              period={{ from: period.inicio, to: period.fim }}
              average
            />
          </div>
        )
      }}
    </Loaded>
  )
}
