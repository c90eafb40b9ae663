import { useMemo } from 'react'
import { can } from '@intranet/contract/access'
import { hr } from '@intranet/contract/messages/people'
import { onboarding as text } from '@intranet/contract/messages/people'
import { AddLink } from '@/components/list/add-link.tsx'
import { ViewMenu } from '@/components/list/view-menu.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { onboardingColumns } from './onboarding-columns.tsx'
import { useOnboardingActions } from './use-onboarding-actions.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const status = { key: 'status', label: 'Status', kind: 'boolean' } as const
const waiting = { key: 'aguarda_ativacao', label: 'Aguarda ativação', kind: 'boolean' } as const

/** Onboardings, with the actions that one's role allows (docs/access.md#onboardings-roles). */
export function OnboardingListPage() {
  const search = useTableSearch('onboarding.list')
  const list = useList(trpc.onboarding.list.queryOptions(search.input), search)
  const creates = can(useSession(), 'onboarding', 'create')
  const { actions, setStatus } = useOnboardingActions()
  const choice = useColumnChoice('onboarding.list', onboardingColumns)
  const selection = useSelection(list, search)
  const filters: FiltersOf<'onboarding.list'> = [useProviderFilter(), useDepartmentFilter(), status, waiting]
  const data = useMemo(
    () => list.data && { ...list.data, dados: list.data.dados.map((row) => ({ ...row, ativo: row.status })) },
    [list.data],
  )
  const shown = { ...list, data }
  const table = useListTable({
    columns: onboardingColumns,
    list: shown,
    search,
    selection: setStatus && selection,
    choice,
  })
  return (
    <Page>
      <PageHead heading={hr.onboarding} total={shownTotal(list.data)}>
        {creates && <AddLink to="/human-resources/onboarding/register">{text.create}</AddLink>}
      </PageHead>
      <PageSheet>
        <Toolbar
          end={
            <>
              <ViewMenu lista={search.procedure} choice={choice} />
              <ColumnChooser table={table} choice={choice} />
              <ExportButton procedure="onboarding.list" input={search.input} table={table} />
            </>
          }
        >
          <SearchBox search={search} placeholder="Buscar onboarding" />
          <Filters search={search} filters={filters} />
        </Toolbar>
        {list.error && !data ? (
          <ErrorState error={list.error} title={text.listFailed} onRetry={() => void list.refetch()} />
        ) : (
          <DataTable label="Onboardings" table={table} list={shown} search={search} actions={actions}>
            <Pagination table={table} />
          </DataTable>
        )}
        {setStatus && (
          <BulkBar
            selection={selection}
            noun={['onboarding', 'onboardings']}
            onActivate={(ids) => setStatus({ ids, status: true })}
            onInactivate={(ids) => setStatus({ ids, status: false })}
          />
        )}
      </PageSheet>
    </Page>
  )
}
