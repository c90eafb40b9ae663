import type { Comparison } from '@intranet/contract/comparison'
import { formatCount } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComparisonTool } from '@/components/report/comparison-tool.tsx'
import { nothingBefore, ProviderFigures, type ProviderWords } from '@/components/report/provider-figures.tsx'
import { comparedDaysText, useComparison } from '@/components/report/use-comparison.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Asked } from '../no-coverage/asked-days.ts'
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

/** Of the report of unfeasibility: what it counts, and of how many leads. */
const lostWords: ProviderWords = {
  total: ['inviável', 'inviáveis'],
  outro: (leads) => `de ${formatCount(leads, 'lead', 'leads')}`,
  share: 'total of outro',
  more: 'bad',
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

/**
 * A report beside the same days before (docs/screens.md#a-report-that-answers): by what the address says, or as
 * `always` where the report itself is beside them; with `lost` the cards say what could not be served. `period` undefined:
 * the days are not known yet.
 */
export function useReportComparison(
  period: Pick<Asked, 'data_ini' | 'data_end'> | undefined,
  { always, lost = false }: { always?: Comparison; lost?: boolean } = {},
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
  const rows = data?.map((row) =>
    lost
      ? {
          sistema: row.sistema,
          total: row.inviabilidades,
          total_antes: row.inviabilidades_antes,
          outro: row.leads,
          outro_antes: row.leads_antes,
          // The days are those of leads.
          linha: [],
        }
      : {
          sistema: row.sistema,
          total: row.leads,
          total_antes: row.leads_antes,
          outro: row.efetivadas,
          outro_antes: row.efetivadas_antes,
          linha: row.dias,
        },
  )
  return {
    comparar,
    por_efetivacao,
    renderFigures: (key) => rows && <ProviderFigures rows={rows} of={key} words={lost ? lostWords : words} />,
    daysOf: (days) =>
      comparedDaysText(days && { de: days.data_ini, ate: days.data_end }, comparar, nothingBefore(rows)),
    tool: (
      <ComparisonTool
        days={period?.data_ini && period.data_end ? { de: period.data_ini, ate: period.data_end } : undefined}
      />
    ),
  }
}
