import { isAnyManager } from '@intranet/contract/access'
import { adminArea } from '@/components/shell/areas/admin.ts'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'

/** The hub of what managers keep (docs/screens.md#hubs). */
export function AdminHubPage() {
  if (!isAnyManager(useSession())) return <ForbiddenPage />
  return (
    <Page>
      <PageHead title="ADMINISTRAÇÃO" />
      <Hub sections={adminArea.sections} />
    </Page>
  )
}
