import { CheckCheck } from 'lucide-react'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { readsColleagueDays } from '@intranet/contract/people/hr-reports-access'
import { hrArea } from '@/components/shell/areas/hr.ts'
import type { HubCard, HubSection } from '@/components/shell/areas.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

const everybodys = ['/reports/birthday/list', '/reports/company-anniversary']

const readConfirmation: HubCard = {
  title: 'Confirmação de leitura',
  text: 'Quem leu e quem falta ler',
  icon: CheckCheck,
  to: '/reports/read-confirm',
  visible: (holder) => confirmationReach(holder) !== null,
}

/** The reports of the HR home in their order (000:86); here every employee also finds their colleagues' days. */
const sections: HubSection[] = hrArea.sections
  .filter(({ key }) => key === 'relatorios')
  .map((section) => ({
    ...section,
    cards: [
      ...section.cards.map((card) =>
        everybodys.includes(card.to) ? { ...card, visible: readsColleagueDays } : card,
      ),
      readConfirmation,
    ],
  }))

/** /reports/home */
export function ReportsHomePage() {
  const open = useHubSections(sections, useSession())
  if (open.length > 0) {
    return (
      <Page>
        <PageHead title="RELATÓRIOS" />
        <Hub sections={sections} />
      </Page>
    )
  }
  return (
    <Page layout="plain">
      <PageHead title="RELATÓRIOS" />
      <PageSheet>
        <NoPermission />
      </PageSheet>
    </Page>
  )
}
