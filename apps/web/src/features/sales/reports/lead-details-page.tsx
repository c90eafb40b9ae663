import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { format } from '@intranet/contract/messages/formats'
import { NO_COVERAGE, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PeopleTable } from '../no-coverage/people-table.tsx'
import { EmptyDetails, pathText, useProviderNames } from './details-head.tsx'
import { type LeadFilter, rowFilters } from './lead-links.ts'
import { daysText } from '../no-coverage/asked-days.ts'
import { askedOfDetails, leadFilterOf } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'
import { shownCount } from '@/components/list/shown-total.ts'

type Lead = Outputs['leads']['list']['dados'][number]

interface LeadListProps {
  title: string
  /** Whose leads they are; the first of them is known later. */
  pathOf: (first: Lead | undefined) => string | undefined
  days: string
  lista: LeadListKey
  filtro: LeadFilter
}

/** The leads behind a row, with the columns of lead lists. */
function LeadListPage({ title, pathOf, days, lista, filtro }: LeadListProps) {
  const search = useTableSearch('leads.list')
  const { limit, offset, depois, contar } = search.input
  const list = useList(trpc.leads.list.queryOptions({ lista, filtro, limit, offset, depois, contar }), search)
  const path = pathOf(list.data?.dados[0])
  return (
    <Page>
      <PageHead heading={title} beside={path} total={shownCount(list.data, 'lead', 'leads')} />
      <PageSheet>
        <PeopleTable
          label="Leads"
          days={days}
          list={list}
          search={search}
          file={{ procedure: 'leads.export', input: { lista, filtro } }}
          empty={<EmptyDetails path={path} days={days} />}
        />
      </PageSheet>
    </Page>
  )
}

/** As the filters name it; else as the lead does: who sells no more is not offered. Its number is all that is left. */
const nameOf = (
  options: { id: number; nome: string }[] | undefined,
  id: number | string,
  ofLead: string | null | undefined,
  word: string,
) => options?.find((one) => one.id === Number(id))?.nome ?? ofLead ?? (options && `${word} nº ${id}`)

/** The leads of a seller. */
export function SellerDetailsPage() {
  const search = useSearch({ strict: false }) as ReportSearch
  const asked = askedOfDetails(search)
  const sellers = useQuery(trpc.leads.sellers.queryOptions({}))
  const providers = useProviderNames(asked.provedor)
  const sellerOf = (first: Lead | undefined) =>
    search.seller ? nameOf(sellers.data, search.seller, first?.vendedor, 'Vendedor') : format.notInformed
  return (
    <LeadListPage
      title="DETALHES: VENDEDORES"
      pathOf={(first) => pathText(sellerOf(first), providers)}
      days={daysText(asked)}
      lista="all"
      filtro={{ ...leadFilterOf(asked), ...rowFilters.sellers(search.seller ?? '') }}
    />
  )
}

/** The leads of a reason. */
export function UnfeasibilityDetailsPage() {
  const search = useSearch({ strict: false }) as ReportSearch
  const asked = askedOfDetails(search)
  const reason = search.reason ?? NO_COVERAGE
  const providers = useProviderNames(asked.provedor)
  return (
    <LeadListPage
      title="DETALHES: INVIABILIDADES"
      pathOf={() => pathText(reason, providers)}
      days={daysText(asked)}
      lista={reason === NO_COVERAGE ? 'without-coverage' : 'unfeasible'}
      filtro={{ ...leadFilterOf(asked), ...rowFilters.unfeasibility(reason) }}
    />
  )
}

/** The leads of a campaign, a channel and a provider; 0 is all of them (docs/sales.md#ten-reports). */
export function CampaignLeadsPage() {
  const { campaign, channel, provider } = useParams({ strict: false }) as Record<string, string>
  const number = (text: string | undefined) => (/^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined)
  const id_campanha = number(campaign)
  const id_canal = number(channel)
  const campaigns = useQuery(trpc.salesCampaigns.options.queryOptions({}))
  const channels = useQuery(trpc.salesChannels.options.queryOptions({}))
  const provedor = provider && provider !== '0' ? provider : undefined
  const providers = useProviderNames(provedor)
  const campaignOf = (first: Lead | undefined) =>
    id_campanha === undefined
      ? 'Todas as campanhas'
      : nameOf(campaigns.data, id_campanha, first?.campanha, 'Campanha')
  const channelOf = (first: Lead | undefined) =>
    id_canal === undefined ? 'todos os canais' : nameOf(channels.data, id_canal, first?.canal, 'Canal')
  return (
    <LeadListPage
      title="DETALHES DA CAMPANHA"
      pathOf={(first) =>
        pathText(campaignOf(first), channelOf(first), provedor ? providers : 'todos os provedores')
      }
      days={daysText({})}
      lista="all"
      filtro={{
        ...(id_campanha !== undefined && { id_campanha }),
        ...(id_canal !== undefined && { id_canal }),
        ...(provedor && { provedor }),
      }}
    />
  )
}
