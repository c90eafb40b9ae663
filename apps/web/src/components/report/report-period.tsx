import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'

/** What period a report is about, in its spine. */
export const ReportPeriod = ({ children }: { children: ReactNode }) => (
  <>
    <SectionLabel>Período</SectionLabel>
    {children}
  </>
)
