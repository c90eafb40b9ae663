import { Eye } from 'lucide-react'
import { useState, Suspense } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc } from '@/lib/trpc.ts'
import { outcomeColumns, reportColumns, type FieldReportRow } from './field-report-columns.tsx'

const FieldReportSheet = lazyDialog(async () => ({
  default: (await import('./field-report-sheet.tsx')).FieldReportSheet,
}))

const columns: ListColumns<FieldReportRow, 'fieldReports.listOwn'> = [...reportColumns, ...outcomeColumns]

/** What one reported, and what became of it. */
export function OwnReportListPage() {
  const search = useTableSearch('fieldReports.listOwn')
  const list = useList(trpc.fieldReports.listOwn.queryOptions(search.input), search)
  const [seen, setSeen] = useState<number>()
  return (
    <ListPage
      tools={<AddLink to="/requests/reports/register">Reportar</AddLink>}
      label="O que você reportou"
      placeholder="Buscar relato"
      list={list}
      columns={columns}
      filters={[{ key: 'created_at', label: 'Data', kind: 'period' }]}
      empty={<EmptyRows text="O que você reportar do campo aparece aqui, com o que foi feito." />}
      actions={(row) => [{ label: 'Ver', icon: Eye, onSelect: () => setSeen(row.id), opens: true }]}
    >
      {seen !== undefined && (
        <Suspense>
          <FieldReportSheet id={seen} onClose={() => setSeen(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
