import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { marketingArea } from '@/components/shell/areas/marketing.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

const one = { limit: 1 }
const formatted = (total: number | null | undefined) =>
  typeof total === 'number' ? formatNumber(total) : undefined

/** How much stands behind the cards of LEADS, for who may open them. */
function useFigures(enabled: boolean) {
  const campaigns = useQuery({ ...trpc.salesCampaigns.list.queryOptions(one), enabled })
  const channels = useQuery({ ...trpc.salesChannels.list.queryOptions(one), enabled })
  const links = useQuery({ ...trpc.trackingLinks.list.queryOptions(one), enabled })
  return {
    '/marketing/campaigns/list': formatted(campaigns.data?.total),
    '/marketing/channels/list': formatted(channels.data?.total),
    '/marketing/tracking-link/list': formatted(links.data?.total),
  }
}

/** The marketing home: cards by section, for whom they open; no button in its head (001:34). */
export function MarketingHomePage() {
  const session = useSession()
  const open = useHubSections(marketingArea.sections, session)
  const figures = useFigures((session?.employee ?? false) && can(session, 'vendas', 'read'))
  if (open.length === 0) return <ForbiddenPage />
  return (
    <Page>
      <PageHead title="MARKETING" />
      <Hub sections={marketingArea.sections} figures={figures} />
    </Page>
  )
}
