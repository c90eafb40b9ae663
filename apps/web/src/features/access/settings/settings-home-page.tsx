import { seesConfiguration } from '@intranet/contract/access'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { settingsArea } from '@/components/shell/areas/settings.ts'
import { NoPermission } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'

/** The hub of users and configuration. */
export function SettingsHomePage() {
  if (!seesConfiguration(useSession())) return <NoPermission />
  return (
    <Page>
      <PageHead title="CONFIGURAÇÕES" />
      <Hub sections={settingsArea.sections} />
    </Page>
  )
}
