import type { AccessHolder } from '@intranet/contract/access'
import type { ReactNode } from 'react'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'

interface ReportGateProps {
  title: string
  may: (holder: AccessHolder | null) => unknown
  children: ReactNode
}

/** A report for whoever may read it; others are told so, and nothing of it is asked for. */
export function ReportGate({ title, may, children }: ReportGateProps) {
  if (may(useSession())) return children
  return (
    <ReportPage title={title}>
      <NoPermission />
    </ReportPage>
  )
}

interface ReportPageProps {
  title: string
  total?: number | null
  /** What period it is about. */
  period?: ReactNode
  children: ReactNode
}

export function ReportPage({ title, total, period, children }: ReportPageProps) {
  return (
    <Page>
      <PageHead title={title} total={total} />
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
