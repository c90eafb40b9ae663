import { Hub } from './hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'
import type { ReactNode } from 'react'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'

interface HubPageProps {
  sections: HubSection[]
  /** What is above the cards. */
  children?: ReactNode
}

/** A hub that asks card by card: who may open none of them is refused. */
export function HubPage({ sections, children }: HubPageProps) {
  const open = useHubSections(sections, useSession())
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      {children && <div className="col-span-full mb-5 empty:hidden">{children}</div>}
      <Hub sections={sections} />
    </Page>
  )
}
