import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { onboarding as text } from '@intranet/contract/messages/people'
import { AddLink } from '@/components/records/add-link.tsx'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { hrArea } from '@/components/shell/areas/hr.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { NEW_LEAD } from '@/features/sales/leads/lead-addresses.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

const one = { limit: 1 }

/** How much stands behind the onboarding cards, for who may open them. */
function useFigures(enabled: boolean) {
  const onboardings = useQuery({ ...trpc.onboarding.list.queryOptions(one), enabled })
  const trails = useQuery({ ...trpc.onboardingTrails.list.queryOptions(one), enabled })
  const contents = useQuery({ ...trpc.onboardingContents.list.queryOptions(one), enabled })
  const report = useQuery({ ...trpc.onboardingReport.count.queryOptions({}), enabled })
  const pending = report.data?.pendentes
  return {
    '/human-resources/onboarding/list': formatted(onboardings.data?.total),
    '/human-resources/trail/list': formatted(trails.data?.total),
    '/human-resources/content/list': formatted(contents.data?.total),
    '/human-resources/onboarding/report':
      pending === undefined ? undefined : `${formatNumber(pending)} pendente${pending === 1 ? '' : 's'}`,
  }
}

const formatted = (total: number | null | undefined) =>
  typeof total === 'number' ? formatNumber(total) : undefined

/** The HR home: cards by section, for whom they open (000:81-87, 184). */
export function HrHomePage() {
  const session = useSession()
  const open = useHubSections(hrArea.sections, session)
  const figures = useFigures(can(session, 'onboarding', 'read'))
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead title="RECURSOS HUMANOS">
        {can(session, 'vendas', 'create') && (
          <AddressLink to={NEW_LEAD} className={buttonVariants()}>
            <ExternalLink className="ic" aria-hidden />
            Cadastrar lead
          </AddressLink>
        )}
        {can(session, 'onboarding', 'create') && (
          <AddLink to="/human-resources/onboarding/register">{text.create}</AddLink>
        )}
      </PageHead>
      <Hub sections={hrArea.sections} figures={figures} />
    </Page>
  )
}
