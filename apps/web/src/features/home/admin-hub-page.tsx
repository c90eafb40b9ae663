import { isAnyManager } from '@intranet/contract/access'
import { adminArea } from '@/components/shell/areas/admin.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'

/** The hub of what managers keep (000:76). */
export function AdminHubPage() {
  if (!isAnyManager(useSession())) return <NoPermission />
  return (
    <Page>
      <PageHead title="ADMINISTRAÇÃO" />
      <Hub sections={adminArea.sections} />
    </Page>
  )
}
