import { formatCount } from '@intranet/contract/formats'
import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import { useSearch } from '@tanstack/react-router'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { askedOf, daysText } from '../no-coverage/asked-days.ts'
import { shown } from '../no-coverage/levels.ts'
import { PeopleTable } from '../no-coverage/people-table.tsx'
import { DistrictBars } from '../no-coverage/place-charts.tsx'
import { EmptyDetails, pathText, useProviderNames } from './details-head.tsx'
import type { ReportSearch } from './report-search.ts'

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
