import { fieldReportStateLabels } from '@intranet/contract/operations/field-report-options'
import { Eye } from 'lucide-react'
import { Suspense } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { trpc } from '@/lib/trpc.ts'
import { reportColumns, sheetColumns, type FieldReportRow } from './field-report-columns.tsx'
import { ProposedIncidents, useProposedIncidents } from './proposed-incidents.tsx'

const FieldReportSheet = lazyDialog(async () => ({
  default: (await import('./field-report-sheet.tsx')).FieldReportSheet,
}))

const columns: ListColumns<FieldReportRow, 'fieldReports.list'> = [...reportColumns, ...sheetColumns]

/** What is in the list until somebody asks for more. */
const open = { situacao: { _in: ['aberto'] } }

/** What employees reported, for the managers who decide what becomes of it. */
export function FieldReportListPage() {
  const search = useTableSearch('fieldReports.list', open)
  const list = useList(trpc.fieldReports.list.queryOptions(search.input), search, { live: true })
  const proposed = useProposedIncidents()
  const { ver, open: view } = useOpened()
  const filters: FiltersOf<'fieldReports.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(fieldReportStateLabels) },
    useProviderFilter(),
    { key: 'bairro', label: 'Bairro', kind: 'text' },
    { key: 'created_at', label: 'Data', kind: 'period' },
  ]
  return (
    <ListPage
      tools={
        <AddLink to="/requests/reports/register" variant={proposed.length > 0 ? 'outline' : undefined}>
          Reportar
        </AddLink>
      }
      label="Relatos do campo"
      placeholder="Buscar relato"
      list={list}
      columns={columns}
      filters={filters}
      empty={<EmptyState text="O que os funcionários reportam do campo aparece aqui." />}
      actions={(row) => [{ label: 'Ver', icon: Eye, onSelect: () => view(row.id), opens: true }]}
    >
      {(rows) => (
        <>
          <ProposedIncidents proposed={proposed} onView={view} />
          {rows}
          {ver !== undefined && (
            <Suspense>
              <FieldReportSheet id={ver} onClose={() => view(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </ListPage>
  )
}
