import { adminArea } from '@/components/shell/areas/admin.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'

/** The hub of what managers keep (docs/screens.md#hubs). */
export function AdminHubPage() {
  return (
    <Page>
      <PageHead />
      <Hub sections={adminArea.sections} />
    </Page>
  )
}
