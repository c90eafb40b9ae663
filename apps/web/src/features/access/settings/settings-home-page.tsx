import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { settingsArea } from '@/components/shell/areas/settings.ts'

/** The hub of users and configuration. */
export function SettingsHomePage() {
  return (
    <Page>
      <PageHead />
      <Hub sections={settingsArea.sections} />
    </Page>
  )
}
