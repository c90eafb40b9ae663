import { ExternalLink } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import { AddLink } from '@/components/list/add-link.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { HubSection } from '@/components/shell/area.ts'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { NEW_LEAD } from '@/features/sales/leads/lead-addresses.ts'
import { useSession } from '@/lib/session.ts'

/** The HR home: cards by section, for the one who may open them (docs/screens.md#hubs). */
export function HrHomePage({ sections }: { sections: HubSection[] }) {
  const session = useSession()
  const open = useHubSections(sections, session)
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead>
        {can(session, 'vendas', 'create') && (
          <AddressLink to={NEW_LEAD} className={buttonVariants({ variant: 'outline' })}>
            <ExternalLink aria-hidden />
            Cadastrar lead
          </AddressLink>
        )}
        {can(session, 'onboarding', 'create') && (
          <AddLink to="/human-resources/onboarding/register">{text.create}</AddLink>
        )}
      </PageHead>
      <Hub sections={sections} />
    </Page>
  )
}
