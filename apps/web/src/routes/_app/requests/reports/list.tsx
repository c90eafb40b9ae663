import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OwnReportListPage } from '@/features/operations/field-reports/own-report-list-page.tsx'

export const Route = createFileRoute('/_app/requests/reports/list')({
  staticData: {
    needs: 'employee',
    title: 'O que eu reportei',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: OwnReportListPage,
})
