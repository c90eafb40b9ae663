import type { ReactNode } from 'react'
import { ReportPeriod } from '@/components/report/report-period.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import type { ProcedureName } from '@/components/table/list-name.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { ProviderFilterCards } from '@/features/company/provider-cards.tsx'
import { PeriodSelect } from '@/features/people/hr-reports/period-select.tsx'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'

interface ReportPageProps {
  title: string
  total?: string
  search: TableSearch
  /** Procedure and input of the file. */
  file?: { procedure: ProcedureName; input: object }
  /** The report is of twelve months by itself: no preset of a single one. */
  months?: boolean
  /** A note beside the title: which days it is about. */
  note?: string
  /** What a provider's card says. */
  renderFigures?: (key: string | undefined) => ReactNode
  /** Beside the filters. */
  tools?: ReactNode
  children: ReactNode
}

/** A report's frame: the period in the spine, providers as cards on top, filters and the file, then charts and tables. */
export function SalesReportPage(props: ReportPageProps) {
  const { title, total, note, renderFigures, search, file, months, tools, children } = props
  const provider = useProviderKeyFilter('provedor')
  const period = (
    <ReportPeriod>
      <PeriodSelect search={search} column="created_at" />
    </ReportPeriod>
  )
  return (
    <Page>
      <PageHead heading={title} beside={['relatório', note].filter(Boolean).join(', ')} total={total} />
      <PageSheet beside={!months && period}>
        <ProviderFilterCards search={search} column="provedor" renderFigures={renderFigures} />
        <Toolbar end={file && <ExportButton procedure={file.procedure} input={file.input} />}>
          <Filters
            search={search}
            filters={[{ key: 'created_at', label: 'Criação', kind: 'period' }, provider]}
          />
          {tools}
        </Toolbar>
        {children}
      </PageSheet>
    </Page>
  )
}
