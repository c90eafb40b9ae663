import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import { useSearch } from '@tanstack/react-router'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { ROOT, shown } from './levels.ts'
import { atLevel, type PlaceSearch } from './place-search.ts'
import { addressOf } from '@/lib/asked-address.ts'
import { leadsNote } from './asked-days.ts'
import { PlaceThread } from './place-thread.tsx'
import { PeopleTable } from './people-table.tsx'

/** The leads of one street, under its full address (docs/sales.md#missing-coverage). */
export function PeoplePage() {
  const search = useSearch({ strict: false }) as PlaceSearch
  const { provedor, cidade, bairro, rua } = search
  const table = useTableSearch('noCoverage.step4', undefined, undefined, NO_COVERAGE_LIMIT)
  const { limit, offset, filtro } = table.input
  const asked = { filtro, provedor, cidade, bairro, logradouro: rua, limit, offset }
  const list = useList(trpc.noCoverage.step4.queryOptions(asked), table)
  return (
    <Page>
      <PageHead
        beside="pessoas"
        total={list.data && leadsNote(list.data.total, search.filtro)}
        back={addressOf(`${ROOT}/bairros/ruas`, atLevel(search, { provedor, cidade, bairro }))}
      />
      <PageSheet spine={<PlaceThread search={search} total={list.data?.total} />}>
        <SectionLabel>{`${shown(rua)}, ${shown(bairro)} - ${shown(cidade)}`}</SectionLabel>
        <PeopleTable
          label="Leads"
          list={list}
          search={table}
          documented
          file={{ procedure: 'noCoverage.step4', input: asked }}
        />
      </PageSheet>
    </Page>
  )
}
