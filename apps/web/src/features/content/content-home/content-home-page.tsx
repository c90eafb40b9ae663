import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { contentArea } from '@/components/shell/areas/content.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'

/** The editors' hub: news, FAQ and handbook, each by its module's roles. */
export function ContentHomePage() {
  const session = useSession()
  const opens = contentArea.sections.some(({ cards }) => cards.some((card) => card.visible(session)))
  if (!opens) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      <Hub sections={contentArea.sections} />
    </Page>
  )
}
