import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

/** The marketing home: cards by section, for whoever may open them; its head has no button. */
export function MarketingHomePage({ sections }: { sections: HubSection[] }) {
  const session = useSession()
  const open = useHubSections(sections, session)
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      <Hub sections={sections} />
    </Page>
  )
}
