import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'

/** The hub of users and configuration. */
export function SettingsHomePage({ sections }: { sections: HubSection[] }) {
  return (
    <Page>
      <PageHead />
      <Hub sections={sections} />
    </Page>
  )
}
