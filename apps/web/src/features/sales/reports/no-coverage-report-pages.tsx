import { formatCount } from '@intranet/contract/formats'
import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import { useSearch } from '@tanstack/react-router'
import { noCoverage as text } from '@intranet/contract/messages/sales-reports'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { levels, shown } from '../no-coverage/levels.ts'
import { PeopleTable } from '../no-coverage/people-table.tsx'
import { CityMap, DistrictBars } from '../no-coverage/place-charts.tsx'
import { addressOf } from '@/lib/asked-address.ts'
import { PlaceTable } from '../no-coverage/place-table.tsx'
import { usePlaces } from '../no-coverage/use-places.ts'
import type { Door } from './lead-links.ts'
import type { ReportSearch } from './report-search.ts'
import { EmptyDetails, pathText, useProviderNames } from './details-head.tsx'
import { askedOf, daysText, leadsNote } from '../no-coverage/asked-days.ts'

const level = levels.cidades

/** The drill-down's data as a report: cities, each leading to its leads (docs/sales.md#missing-coverage). */
export function NoCoverageReportPage({ door }: { door: Door }) {
  const search = useSearch({ strict: false }) as ReportSearch
  const { asked, list, table } = usePlaces(level, {})
  return (
    <Page>
      <PageHead beside="relatório" total={list.data && leadsNote(list.data.leads, search.filtro)} />
      <PageSheet>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-w-0">
            <PlaceTable
              level={level}
              list={list}
              table={table}
              asked={asked}
              action={({ provedor, cidade }) => ({
                name: text.open,
                to: addressOf(`/sales/${door}/report/without-coverage/details`, {
                  filtro: search.filtro,
                  provider: provedor,
                  city: cidade,
                }),
              })}
            />
          </div>
          <CityMap asked={asked} />
        </div>
      </PageSheet>
    </Page>
  )
}

const optional = (name: string | undefined) => name !== undefined && shown(name)

/** Leads of a provider, city, neighbourhood and street, as far as the address names them. */
export function NoCoverageDetailsPage() {
  const {
    provider: provedor,
    city: cidade,
    neighborhood: bairro,
    street,
  } = useSearch({ strict: false }) as ReportSearch
  const table = useTableSearch('noCoverage.step4', undefined, undefined, NO_COVERAGE_LIMIT)
  const { limit, offset, filtro } = table.input
  const asked = { filtro, provedor, cidade, bairro, logradouro: street, limit, offset }
  const list = useList(trpc.noCoverage.step4.queryOptions(asked), table)
  const providers = useProviderNames(provedor)
  const path = pathText(
    cidade === undefined ? 'Todas as cidades' : shown(cidade),
    optional(bairro),
    optional(street),
    providers,
  )
  const days = daysText(askedOf(table.filtro))
  return (
    <Page>
      <PageHead
        heading="DETALHES: LEADS SEM COBERTURA"
        beside={path}
        total={list.data && formatCount(list.data.total, 'lead', 'leads')}
      />
      <PageSheet>
        {cidade !== undefined && bairro === undefined && (
          <div className="mb-4">
            <DistrictBars asked={{ filtro, provedor, cidade }} />
          </div>
        )}
        <PeopleTable
          label="Leads"
          place={cidade === undefined ? 'cidade' : bairro === undefined ? 'bairro' : undefined}
          days={days}
          list={list}
          search={table}
          file={{ procedure: 'noCoverage.step4', input: asked }}
          empty={<EmptyDetails path={path} days={days} />}
        />
      </PageSheet>
    </Page>
  )
}
