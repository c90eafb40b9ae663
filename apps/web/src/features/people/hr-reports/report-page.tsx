import { formatCount } from '@intranet/contract/formats'
import type { ReactNode } from 'react'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'

interface ReportPageProps {
  total?: number | null
  /** What the total counts: beside a note a bare number would tell nothing. */
  words?: readonly [one: string, many: string]
  /** Which days it is about, and which it is compared with. */
  note?: string
  /** What period it is about. */
  period?: ReactNode
  children: ReactNode
}

export function ReportPage({ total, words, note, period, children }: ReportPageProps) {
  return (
    <Page>
      <PageHead
        beside={note}
        total={words && typeof total === 'number' ? formatCount(total, ...words) : total}
      />
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
