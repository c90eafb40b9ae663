import type { Comparison } from '@intranet/contract/comparison'
import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { firstOfMonth, monthsLater, todayInBrazil } from '@intranet/contract/today'
import { LineChart } from '@/components/charts/chart.tsx'
import { inReais } from '@/components/charts/chart-data.ts'
import { FigureTiles, type Figure } from '@/components/charts/figure-tiles.tsx'
import { ChangeSentence } from '@/components/report/change-sentence.tsx'
import { beforeNote, wereText } from '@/components/report/measures.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { costSentence } from './cost-measures.ts'

/** The first day of the month eleven months ago, and today. */
export function lastYear(): { inicio: string; fim: string } {
  const fim = todayInBrazil()
  return { inicio: monthsLater(firstOfMonth(fim), -11), fim }
}

const parts = [
  ['combustivel', 'Combustível'],
  ['manutencao', 'Manutenção'],
  ['locacao', 'Locação'],
  ['multas', 'Multas'],
  ['total', 'Total'],
] as const

type Totals = Outputs['fleet']['costTotals']
const wasMoney = (value: string) => `era ${formatMoney(value)}`

function CostTiles({ totals }: { totals: Totals }) {
  const { km, custo_km, comparacao: before } = totals
  const figures: Figure[] = [
    ...parts.map(([key, label]): Figure => [
      label,
      formatMoney(totals[key]),
      beforeNote(before, before?.[key], wasMoney),
    ]),
    ['KM rodados', formatNumber(km), beforeNote(before, before?.km, wereText)],
    [
      'Custo por km',
      custo_km === null ? '–' : formatMoney(custo_km),
      beforeNote(before, before?.custo_km, wasMoney),
    ],
  ]
  return <FigureTiles figures={figures} />
}

/** What a vehicle, or all of them, cost in a period: the sums, and the cost of a kilometre month by month. */
export function CostPanel({
  id_veiculo,
  period = lastYear(),
  comparar,
}: {
  id_veiculo?: number
  period?: { inicio: string; fim: string }
  comparar?: Comparison
}) {
  const totals = useQuery(trpc.fleet.costTotals.queryOptions({ ...period, id_veiculo, comparar }))
  const months = useQuery(trpc.fleet.costsByMonth.queryOptions({ ...period, id_veiculo }))
  return (
    <Loaded reads={[totals, months]}>
      {(sums, rows) => {
        const sentence = costSentence(sums)
        return (
          <>
            <CostTiles totals={sums} />
            {sentence && <ChangeSentence text={sentence.text} />}
            <LineChart
              label="Custo por km"
              category="Mês"
              rows={rows.map(({ mes, custo_km }) => ({
                Mês: mes,
                custo: custo_km === null ? null : Number(custo_km),
              }))}
              series={[{ key: 'custo', name: 'Custo por km' }]}
              unit={inReais}
              period={{ from: period.inicio, to: period.fim }}
              average
            />
          </>
        )
      }}
    </Loaded>
  )
}
