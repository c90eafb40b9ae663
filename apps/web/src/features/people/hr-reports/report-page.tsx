import type { ReactNode } from 'react'
import { ReportPeriod } from '@/components/report/report-period.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'

interface ReportPageProps {
  /** Not beside a note: the cards of providers and the list's foot count. */
  total?: number | string | null
  /** Which days it is about, and which it is compared with. */
  note?: string
  /** What period it is about. */
  period?: ReactNode
  children: ReactNode
}

export function ReportPage({ total, note, period, children }: ReportPageProps) {
  return (
    <Page>
      <PageHead beside={note} total={note === undefined ? total : undefined} />
      <PageSheet beside={period && <ReportPeriod>{period}</ReportPeriod>}>{children}</PageSheet>
    </Page>
  )
}
