import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'

/** The hub of what managers keep (docs/screens.md#hubs). */
export function AdminHubPage({ sections }: { sections: HubSection[] }) {
  return (
    <Page>
      <PageHead />
      <Hub sections={sections} />
    </Page>
  )
}
