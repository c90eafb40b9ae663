import { useParams, useSearch } from '@tanstack/react-router'
import { formatDate } from '@intranet/contract/formats'
import { NO_COVERAGE, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PeopleTable } from '../no-coverage/people-table.tsx'
import { type LeadFilter, rowFilters } from './lead-links.ts'
import { askedOfDetails, leadFilterOf } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'
import { ExpandHint } from '@/features/sales/expand-hint.tsx'

type Lead = Outputs['leads']['list']['dados'][number]

interface LeadListProps {
  title: string
  /** Or what to make it of once the first lead is known. */
  section: string | ((first: Lead | undefined) => string)
  lista: LeadListKey
  filtro: LeadFilter
}

/** The leads behind a row, with the columns of lead lists. */
function LeadListPage({ title, section, lista, filtro }: LeadListProps) {
  const search = useTableSearch('leads.list')
  const { limit, offset, depois, contar } = search.input
  const list = useList(trpc.leads.list.queryOptions({ lista, filtro, limit, offset, depois, contar }), search)
  return (
    <Page>
      <PageHead heading={title} total={list.data?.total} />
      <PageSheet>
        <ExpandHint list={list} />
        <SectionLabel>{typeof section === 'string' ? section : section(list.data?.dados[0])}</SectionLabel>
        <PeopleTable
          label="Leads"
          list={list}
          search={search}
          file={{ procedure: 'leads.export', input: { lista, filtro } }}
        />
      </PageSheet>
    </Page>
  )
}

const days = ({ data_ini, data_end }: { data_ini: string; data_end: string }) =>
  `${formatDate(data_ini)} a ${formatDate(data_end)}`

/** The leads of a seller. */
export function SellerDetailsPage() {
  const search = useSearch({ strict: false }) as ReportSearch
  const asked = askedOfDetails(search)
  return (
    <LeadListPage
      title="DETALHES: VENDEDORES"
      section={days(asked)}
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
  return (
    <LeadListPage
      title="DETALHES: INVIABILIDADES"
      section={`${reason}, ${days(asked)}`}
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
  return (
    <LeadListPage
      title="DETALHES DA CAMPANHA"
      section={(first) =>
        id_campanha === undefined ? 'Todas as campanhas' : (first?.campanha ?? 'Campanha')
      }
      lista="all"
      filtro={{
        ...(id_campanha !== undefined && { id_campanha }),
        ...(id_canal !== undefined && { id_canal }),
        ...(provider && provider !== '0' && { provedor: provider }),
      }}
    />
  )
}
