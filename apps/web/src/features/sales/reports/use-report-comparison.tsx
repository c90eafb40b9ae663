import type { Comparison } from '@intranet/contract/comparison'
import { formatCount } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { nothingBefore, ProviderFigures, type ProviderWords } from '@/components/report/provider-figures.tsx'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Asked } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'

interface Period {
  data_ini: string
  data_end: string
}

const words: ProviderWords = {
  total: ['lead', 'leads'],
  outro: (sales) => formatCount(sales, 'efetivada', 'efetivadas'),
  share: 'outro of total',
  more: 'good',
}

/** Where a report counts no sales: the leads alone that its rows are a part of. */
const leadsAlone: ProviderWords = { total: ['lead', 'leads'], share: 'of all' }

interface ReportComparison {
  comparar: Comparison
  por_efetivacao: boolean
  /** What a provider's card says beside the same days before. */
  renderFigures: (key: string | undefined) => ReactNode
  /** Which days a report is about, and which it is compared with. */
  daysOf: (period: Period | undefined) => string | undefined
  tool: ReactNode
}

/**
 * A report beside the same days before (docs/screens.md#a-report-that-answers): by what the address says, or as
 * `always` where the report itself is beside them; without `sales` the cards say none. `period` undefined: the days are not known yet.
 */
export function useReportComparison(
  period: Pick<Asked, 'data_ini' | 'data_end'> | undefined,
  { always, sales = true }: { always?: Comparison; sales?: boolean } = {},
): ReportComparison {
  const { por_efetivacao = false } = useSearch({ strict: false }) as Pick<ReportSearch, 'por_efetivacao'>
  const chosen = useComparison()
  const comparar = always ?? chosen
  const { data } = useQuery({
    ...trpc.salesReports.providers.queryOptions({
      data_ini: period?.data_ini,
      data_end: period?.data_end,
      por_efetivacao,
      comparar,
    }),
    enabled: period !== undefined,
  })
  const rows = data?.map(({ sistema, leads, efetivadas, leads_antes, efetivadas_antes, dias }) => ({
    sistema,
    total: leads,
    total_antes: leads_antes,
    outro: sales ? efetivadas : null,
    outro_antes: sales ? efetivadas_antes : null,
    linha: dias,
  }))
  return {
    comparar,
    por_efetivacao,
    renderFigures: (key) =>
      rows && <ProviderFigures rows={rows} of={key} words={sales ? words : leadsAlone} />,
    daysOf: (days) =>
      comparedDaysText(days && { de: days.data_ini, ate: days.data_end }, comparar, nothingBefore(rows)),
    tool: (
      <ComparisonTool
        days={period?.data_ini && period.data_end ? { de: period.data_ini, ate: period.data_end } : undefined}
      />
    ),
  }
}
