import { noCoverage as text } from '@intranet/contract/messages/sales-reports'
import { useSearch } from '@tanstack/react-router'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { addressOf } from '@/lib/asked-address.ts'
import { leadsNote } from '../no-coverage/asked-days.ts'
import { levels } from '../no-coverage/levels.ts'
import { CityMap } from '../no-coverage/place-charts.tsx'
import { PlaceTable } from '../no-coverage/place-table.tsx'
import { usePlaces } from '../no-coverage/use-places.ts'
import type { Door } from './lead-links.ts'
import type { ReportSearch } from './report-search.ts'

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
