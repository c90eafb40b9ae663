import type { ReactNode } from 'react'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'

interface ReportPageProps {
  total?: number | null
  /** What period it is about. */
  period?: ReactNode
  children: ReactNode
}

export function ReportPage({ total, period, children }: ReportPageProps) {
  return (
    <Page>
      <PageHead total={total} />
      <PageSheet
        beside={
          period && (
            <>
              <SectionLabel>Período</SectionLabel>
              {period}
            </>
          )
        }
      >
        {children}
      </PageSheet>
    </Page>
  )
}
