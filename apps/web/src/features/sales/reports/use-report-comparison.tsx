import { comparedDays, comparisonNames, periodText, type Comparison } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Segmented } from '@/components/ui/segmented.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProviderFigures } from './provider-figures.tsx'
import type { Asked } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'

interface Period {
  data_ini: string
  data_end: string
}

function Tool({ comparar }: { comparar: Comparison }) {
  const navigate = useNavigate()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted-foreground max-sm:hidden">Comparar com</span>
      <Segmented
        label="Comparar com"
        value={comparar}
        options={(['mes_anterior', 'ano_anterior', 'nenhum'] as const).map((value) => ({
          value,
          label: comparisonNames[value],
        }))}
        onChange={(value) =>
          void navigate({
            to: '.',
            search: searchWith({ comparar: value === 'mes_anterior' ? undefined : value }),
          })
        }
      />
    </span>
  )
}

/** "1 a 23 de novembro, contra 1 a 23 de outubro" */
function daysOf(period: Period | undefined, comparison: Comparison): string | undefined {
  const days =
    period && comparedDays({ de: period.data_ini, ate: period.data_end }, comparison, todayInBrazil())
  const year = todayInBrazil().slice(0, 4)
  return days ? `${periodText(days.now, year)}, contra ${periodText(days.before, year)}` : undefined
}

interface ReportComparison {
  comparar: Comparison
  por_efetivacao: boolean
  /** What a provider's card says beside the same days before. */
  renderFigures: (key: string | undefined) => ReactNode
  /** Which days a report is about, and which it is compared with. */
  daysOf: (period: Period | undefined) => string | undefined
  tool: ReactNode
}

/** A report beside the same days before (docs/screens.md#a-report-that-answers): by what the address says. */
export function useReportComparison(asked: Asked): ReportComparison {
  const { por_efetivacao = false, comparar = 'mes_anterior' } = useSearch({
    strict: false,
  }) as Pick<ReportSearch, 'por_efetivacao'> & { comparar?: Comparison }
  const { provedor: _, ...period } = asked
  const { data } = useQuery(trpc.salesReports.providers.queryOptions({ ...period, por_efetivacao, comparar }))
  return {
    comparar,
    por_efetivacao,
    renderFigures: (key) => data && <ProviderFigures rows={data} of={key} />,
    daysOf: (days) => daysOf(days, comparar),
    tool: <Tool comparar={comparar} />,
  }
}
