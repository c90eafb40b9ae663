import type { ReactNode } from 'react'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { PeriodSelect } from '@/features/people/hr-reports/period-select.tsx'
import { useProviderKeyFilter } from '../no-coverage/use-provider-key-filter.ts'

interface ReportToolsProps {
  search: TableSearch
  /** Procedure and input of the file. */
  file?: { procedure: string; input: object }
  /** The report is of twelve months by itself: no preset of a single one. */
  months?: boolean
  children?: ReactNode
}

/** Period and provider of a report, and its file. */
export function ReportTools({ search, file, months, children }: ReportToolsProps) {
  const provider = useProviderKeyFilter()
  return (
    <Toolbar end={file && <ExportButton procedure={file.procedure} input={file.input} />}>
      {!months && <PeriodSelect search={search} column="created_at" />}
      <Filters
        search={search}
        filters={[{ key: 'created_at', label: 'Criação', kind: 'period' }, provider]}
      />
      {children}
    </Toolbar>
  )
}
