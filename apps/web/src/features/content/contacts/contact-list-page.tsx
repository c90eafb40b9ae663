import { Network } from 'lucide-react'
import { Suspense } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { useRouteExists } from '@/components/shell/use-screen-opens.ts'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Segmented } from '@/components/ui/segmented.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc } from '@/lib/trpc.ts'
import { usePreference } from '@/lib/use-preference.ts'
import { contactColumns } from './contact-columns.tsx'
import { ContactCards } from './contact-cards.tsx'
import { LetterIndex } from './letter-index.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { TableFoot } from '@/components/table/table-foot.tsx'
import { useListTable } from '@/components/table/use-list-table.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const ContactTable = lazyPart(() => import('./contact-table.tsx'))

const views = [
  { value: 'cartoes', label: 'Cartões' },
  { value: 'tabela', label: 'Tabela' },
]

/** Every colleague, as cards or as a table. */
export function ContactListPage() {
  const search = useTableSearch('contacts.list')
  const list = useList(trpc.contacts.list.queryOptions(search.input), search)
  const [view, setView] = usePreference('contatos:visao', 'cartoes')
  const exists = useRouteExists()
  const cards = view === 'cartoes'
  const choice = useColumnChoice('contacts.list', contactColumns)
  const table = useListTable({ columns: contactColumns, list, search, choice })
  const pages = <Pagination table={table} />
  return (
    <Page>
      <PageHead total={shownTotal(list.data)}>
        {exists('/contacts/organization') && (
          <AddressLink to="/contacts/organization" className={buttonVariants({ variant: 'outline' })}>
            <Network aria-hidden />
            Organograma
          </AddressLink>
        )}
      </PageHead>
      <PageSheet>
        <Toolbar
          end={
            <>
              <Segmented label="Visão" value={view} options={views} onChange={setView} />
              <ExportButton procedure="contacts.list" input={search.input} />
            </>
          }
        >
          <SearchBox search={search} placeholder="Buscar por nome, e-mail ou ramal" />
          <Filters search={search} filters={[useProviderFilter(), useDepartmentFilter()]} />
        </Toolbar>
        <LetterIndex search={search} />
        {cards ? (
          <>
            <ContactCards list={list} />
            <TableFoot className="mt-4">{pages}</TableFoot>
          </>
        ) : (
          <Suspense fallback={<LoadingState />}>
            <ContactTable table={table} choice={choice} list={list} search={search}>
              {pages}
            </ContactTable>
          </Suspense>
        )}
      </PageSheet>
    </Page>
  )
}
