import { useSearch } from '@tanstack/react-router'
import { noCoverage as text } from '@intranet/contract/messages/sales-reports'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { levels } from './levels.ts'
import { CityMap, DistrictBars } from './place-charts.tsx'
import { atLevel, type PlaceSearch } from './place-search.ts'
import { addressOf } from '@/lib/asked-address.ts'
import { leadsNote } from './asked-days.ts'
import { PlaceThread } from './place-thread.tsx'
import { PlaceTable } from './place-table.tsx'
import { usePlaces } from './use-places.ts'

interface PlacesProps {
  level: keyof typeof levels
}

/** Cities, neighbourhoods or streets with their leads lost because of missing coverage (docs/sales.md#missing-coverage). */
export function PlacesPage({ level: name }: PlacesProps) {
  const level = levels[name]
  const search = useSearch({ strict: false }) as PlaceSearch
  const { asked, list, table } = usePlaces(level, search)
  const chart =
    name === 'cidades' ? (
      <CityMap asked={asked} />
    ) : name === 'bairros' ? (
      <DistrictBars asked={asked} />
    ) : null
  return (
    <Page>
      <PageHead
        beside={level.label.toLowerCase()}
        total={list.data && leadsNote(list.data.leads, search.filtro)}
        back={level.back ? addressOf(level.back, atLevel(search, level.above(search))) : '/vendas/inicio'}
      />
      <PageSheet spine={level.back ? <PlaceThread search={search} total={list.data?.leads} /> : undefined}>
        {level.section && <SectionLabel>{level.section(search)}</SectionLabel>}
        <div
          className={chart ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : undefined}
        >
          <div className="min-w-0">
            <PlaceTable
              level={level}
              list={list}
              table={table}
              asked={asked}
              action={(row) => ({
                name: text.open,
                to: addressOf(level.next, atLevel(search, level.place(row))),
              })}
            />
          </div>
          {chart && <div className="min-w-0">{chart}</div>}
        </div>
      </PageSheet>
    </Page>
  )
}
