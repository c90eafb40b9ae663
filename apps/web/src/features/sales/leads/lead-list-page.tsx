import { useNavigate, useSearch } from '@tanstack/react-router'
import { Layers, UserPlus } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { can } from '@intranet/contract/access'
import { leadReach } from '@intranet/contract/sales/lead-reach'
import { listTitles, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { AddLink } from '@/components/list/add-link.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'
import { useRowsOf } from '@/components/list/use-seen-rows.ts'
import { ViewMenu } from '@/components/list/view-menu.tsx'
import { Page, PageHead, PageSheet, SpinePlace } from '@/components/shell/page.tsx'
import { useSpineShown } from '@/components/shell/use-viewport.ts'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { MenuButton } from '@/components/table/menu-button.tsx'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Door } from '../reports/lead-links.ts'
import { leadsInput, openingFilter } from './ask-leads.ts'
import { NEW_LEAD } from './lead-addresses.ts'
import { leadColumns } from './lead-columns.tsx'
import type { Grouping, LeadSearch } from './lead-search.ts'
import { LeadTable } from './lead-table.tsx'
import { hasTabs, LeadTabs } from './lead-tabs.tsx'
import { useLeadActions } from './use-lead-actions.tsx'
import { useLeadFilters } from './use-lead-filters.ts'
import { searchWith } from '@/lib/search-with.ts'

// What not every list shows, or shows beside its rows, comes after them.
const CoverageFigures = lazyPart(async () => ({
  default: (await import('./coverage-figures.tsx')).CoverageFigures,
}))
const LeadGroups = lazyPart(async () => ({ default: (await import('./lead-groups.tsx')).LeadGroups }))
const LeadViews = lazyPart(async () => ({ default: (await import('./lead-views.tsx')).LeadViews }))
const LeadViewsMenu = lazyPart(async () => ({
  default: (await import('./lead-views.tsx')).LeadViewsMenu,
}))

const groupings: Record<Grouping, string> = {
  dia: 'Por dia',
  vendedor: 'Por vendedor',
  status: 'Por status',
}

function GroupingMenu({ value }: { value: Grouping | undefined }) {
  const navigate = useNavigate()
  const group = (agrupar?: Grouping) =>
    void navigate({
      to: '.',
      search: searchWith({ agrupar, pagina: undefined }),
    })
  const choices = (Object.keys(groupings) as Grouping[]).map((key) => ({
    label: groupings[key],
    onSelect: () => group(key),
  }))
  const actions = value ? [{ label: 'Sem agrupar', onSelect: () => group() }, ...choices] : choices
  return (
    <MenuButton actions={actions} className={buttonVariants({ variant: 'outline' })} aria-label="Agrupar">
      <Layers aria-hidden />
      <span className="max-sm:hidden">{value ? groupings[value] : 'Agrupar'}</span>
    </MenuButton>
  )
}

/** A list of leads at a door. All lists are this page; which leads one holds is the server's knowledge. */
export function LeadListPage({ lista, door }: { lista: LeadListKey; door: Door }) {
  const session = useSession()
  const drawn = useFirstViewDrawn()
  const spineShown = useSpineShown()
  // Of one's own leads alone there is nothing to choose.
  const choosesWhose = session !== null && leadReach(session) !== 'own'
  const { agrupar } = useSearch({ strict: false }) as LeadSearch
  const [opening] = useState(() => openingFilter(lista))
  const search = useTableSearch('leads.list', opening)
  const filters = useLeadFilters(search)
  const asked = leadsInput(lista, search.input)
  const list = useList(trpc.leads.list.queryOptions(asked), search)
  const columns = useMemo(() => leadColumns(lista, door), [lista, door])
  const choice = useColumnChoice(`leads.${lista}`, columns)
  const selection = useSelection(list, search)
  const { menuOf, ask, dialog } = useLeadActions(door)
  const manages = can(session, 'vendas', 'manage') && lista !== 'excluded'
  const table = useListTable({ columns, list, search, selection: manages ? selection : undefined, choice })
  const rowsOf = useRowsOf(list.data?.dados)
  const assign = (ids: number[]) =>
    ask({
      kind: 'atribuir',
      leads: ids.map((id) => rowsOf([id])[0] ?? { id }),
      act: selection.act,
    })
  return (
    <Page>
      <PageHead heading={listTitles[lista]} total={shownTotal(list.data)}>
        {can(session, 'vendas', 'create') && <AddLink to={NEW_LEAD}>NOVO LEAD</AddLink>}
      </PageHead>
      <PageSheet
        spine={
          choosesWhose ? (
            <Suspense fallback={<SpinePlace />}>
              {drawn ? <LeadViews lista={lista} door={door} /> : <SpinePlace />}
            </Suspense>
          ) : undefined
        }
      >
        {hasTabs(lista) && (
          <LeadTabs
            lista={lista}
            door={door}
            period={search.filtro.created_at}
            total={shownTotal(list.data)}
          />
        )}
        <Suspense>{lista === 'coverage' && <CoverageFigures />}</Suspense>
        <Toolbar
          end={
            <>
              <Suspense>
                {choosesWhose && !spineShown && <LeadViewsMenu lista={lista} door={door} />}
              </Suspense>
              <GroupingMenu value={agrupar} />
              <ViewMenu lista={`leads.list/${lista}`} choice={choice} />
              <ColumnChooser table={table} choice={choice} />
              <ExportButton procedure="leads.export" input={asked} table={table} />
            </>
          }
        >
          <SearchBox search={search} placeholder="Nome, documento ou fone" />
          <Filters search={search} filters={filters} />
        </Toolbar>
        {agrupar ? (
          <Suspense>
            <LeadGroups
              lista={lista}
              door={door}
              por={agrupar}
              search={search}
              columns={columns}
              choice={choice}
              actions={menuOf}
            />
          </Suspense>
        ) : (
          <LeadTable
            label={listTitles[lista]}
            list={list}
            table={table}
            search={search}
            filters={filters}
            actions={menuOf}
          >
            <Pagination table={table} />
          </LeadTable>
        )}
        {manages && !agrupar && (
          <BulkBar selection={selection} noun={['lead', 'leads']}>
            <Button variant="outline" icon={UserPlus} onClick={() => assign([...selection.ids])}>
              Atribuir vendedor
            </Button>
            <ExportButton
              procedure="leads.export"
              input={{ lista, filtro: { id: { _in: [...selection.ids] } } }}
              table={table}
            />
          </BulkBar>
        )}
        {dialog}
      </PageSheet>
    </Page>
  )
}
