import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'

/** Which days the page is about, and at the right what is made of them: the file. */
export function DaysLine({ days, children }: { days: string; children?: ReactNode }) {
  return (
    <div
      data-slot="days-line"
      className="mb-2.5 flex min-h-(--control-h) items-center gap-3 [&>h2]:mb-0 [&>h2]:grow"
    >
      <SectionLabel>{days}</SectionLabel>
      {children}
    </div>
  )
}
