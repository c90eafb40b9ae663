import { readsColleagueDays } from '@intranet/contract/people/hr-reports-access'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

const everybodys = ['/reports/birthday/list', '/reports/company-anniversary']

/** The reports of the HR home in their order; here every employee also finds their colleagues' days. */
const reportsOf = (hr: HubSection[]): HubSection[] =>
  hr
    .filter(({ key }) => key === 'relatorios')
    .map((section) => ({
      ...section,
      cards: section.cards.map((card) =>
        everybodys.includes(card.to) ? { ...card, visible: readsColleagueDays } : card,
      ),
    }))

/** /reports/home, from the sections of the HR home. */
export function ReportsHomePage({ hr }: { hr: HubSection[] }) {
  const sections = reportsOf(hr)
  const open = useHubSections(sections, useSession())
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead />
      <Hub sections={sections} />
    </Page>
  )
}
