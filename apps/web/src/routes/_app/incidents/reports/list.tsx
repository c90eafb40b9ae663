import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { FieldReportListPage } from '@/features/operations/field-reports/field-report-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the report that is open beside the list. */
export const Route = createFileRoute('/_app/incidents/reports/list')({
  staticData: {
    needs: { module: 'incidentes', ability: 'manage' },
    title: 'Relatos do campo',
    back: { to: '/incidents/home', label: 'Incidentes' },
    area: 'operations',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: FieldReportListPage,
})
