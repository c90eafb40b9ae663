import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { marketingArea } from '@/components/shell/areas/marketing.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

/** The marketing home: cards by section, for whoever may open them; its head has no button. */
export function MarketingHomePage() {
  const session = useSession()
  const open = useHubSections(marketingArea.sections, session)
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      <Hub sections={marketingArea.sections} />
    </Page>
  )
}
