import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

/** The editors' hub: news, FAQ and handbook, each by its module's roles. */
export function ContentHomePage({ sections }: { sections: HubSection[] }) {
  const open = useHubSections(sections, useSession())
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      <Hub sections={sections} />
    </Page>
  )
}
