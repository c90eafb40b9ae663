import { HubPage } from '@/components/hub/hub-page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { IncidentStrip } from './incident-strip.tsx'

/** What is open now, then the cards. */
export function IncidentHomePage({ sections }: { sections: HubSection[] }) {
  return (
    <HubPage sections={sections}>
      <IncidentStrip />
    </HubPage>
  )
}
