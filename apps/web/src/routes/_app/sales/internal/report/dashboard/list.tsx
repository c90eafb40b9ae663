import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/features/sales/reports/dashboard-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/internal/report/dashboard/list')({
  staticData: { title: 'Dashboard', back: { to: '/modulos/admin', label: 'Administração' }, area: 'sales' },
  validateSearch: reportSearch,
  component: () => <DashboardPage door="internal" />,
})
