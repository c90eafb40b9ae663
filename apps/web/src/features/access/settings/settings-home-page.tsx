import { seesConfiguration } from '@intranet/contract/access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { settingsArea } from '@/components/shell/areas/settings.ts'
import { useSession } from '@/lib/session.ts'

/** The hub of users and configuration. */
export function SettingsHomePage() {
  if (!seesConfiguration(useSession())) return <ForbiddenPage />
  return (
    <Page>
      <PageHead title="CONFIGURAÇÕES" />
      <Hub sections={settingsArea.sections} />
    </Page>
  )
}
