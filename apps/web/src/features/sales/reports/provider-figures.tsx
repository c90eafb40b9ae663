import { LEAST_ROWS, pointsText } from '@intranet/contract/comparison'
import { formatCount, formatNumber, formatPercent } from '@intranet/contract/formats'
import { FigureValue } from '@/components/charts/figure-value.tsx'
import { Sparkline } from '@/components/charts/sparkline.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Figures = Omit<Outputs['salesReports']['providers'][number], 'sistema'>

const rate = (sales: number, leads: number) => (leads === 0 ? null : (100 * sales) / leads)
const sum = (values: (number | null)[]) =>
  values.every((one) => one === null) ? null : values.reduce<number>((all, one) => all + (one ?? 0), 0)

/** All providers together. */
function together(rows: readonly Figures[]): Figures {
  const longest = Math.max(0, ...rows.map(({ dias }) => dias.length))
  return {
    leads: sum(rows.map(({ leads }) => leads)) ?? 0,
    efetivadas: sum(rows.map(({ efetivadas }) => efetivadas)) ?? 0,
    leads_antes: sum(rows.map(({ leads_antes }) => leads_antes)),
    efetivadas_antes: sum(rows.map(({ efetivadas_antes }) => efetivadas_antes)),
    dias: Array.from({ length: longest }, (_, day) =>
      rows.reduce((all, { dias }) => all + (dias[day] ?? 0), 0),
    ),
  }
}

/** Smaller differences of a conversion say nothing. */
const LEAST_POINTS = 0.05

/** By how many points the conversion differs; nothing while there are too few leads on either side. */
function Difference({ leads, efetivadas, leads_antes, efetivadas_antes }: Figures) {
  const now = rate(efetivadas, leads)
  const before = leads_antes === null ? null : rate(efetivadas_antes ?? 0, leads_antes)
  if (now === null || before === null || Math.min(leads, leads_antes!) < LEAST_ROWS) return null
  const points = now - before
  if (Math.abs(points) < LEAST_POINTS) return null
  return <Badge variant={points < 0 ? 'destructive' : 'success'}>{pointsText(points)}</Badge>
}

/** What a provider's card says: leads, sales and their share, how it differs, and the days as a line. */
export function ProviderFigures({
  rows,
  of,
}: {
  rows: readonly (Figures & { sistema: string })[]
  of?: string
}) {
  const figures = of === undefined ? together(rows) : rows.find(({ sistema }) => sistema === of)
  if (!figures) return null
  const share = rate(figures.efetivadas, figures.leads)
  return (
    <span className="mt-1 grid gap-0.5 font-normal">
      <span className="flex items-center justify-between gap-2">
        <FigureValue>{formatCount(figures.leads, 'lead', 'leads')}</FigureValue>
        <Sparkline values={figures.dias} />
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-xs text-muted-foreground">
        {of === undefined
          ? formatCount(figures.efetivadas, 'efetivada', 'efetivadas')
          : formatNumber(figures.efetivadas)}
        {share !== null && ` · ${formatPercent(share)}`}
        <Difference {...figures} />
      </span>
    </span>
  )
}
