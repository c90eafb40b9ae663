import { FigureValue } from '@/components/charts/figure-value.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { trpc } from '@/lib/trpc.ts'
import { Card } from '@/components/ui/card.tsx'

/** What came of the leads whose streets got coverage. */
export function CoverageFigures() {
  const { data } = useQuery(trpc.leads.coverageResults.queryOptions())
  if (!data) return null
  const tiles = [
    ['Leads encontradas', formatNumber(data.encontradas)],
    ['Aguardando', formatNumber(data.aguardando)],
    ['Retomadas', formatNumber(data.retomadas)],
    ['Efetivadas', formatNumber(data.efetivadas)],
    ['Faturamento ganho', formatMoney(data.faturamento)],
  ] as const
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-5" aria-label="Cobertura chegou">
      {tiles.map(([name, value]) => (
        <Card key={name} className="block p-3">
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd>
            <FigureValue>{value}</FigureValue>
          </dd>
        </Card>
      ))}
    </dl>
  )
}
