import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '@/features/sales/reports/history-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/internal/report/history-conversion/list')({
  staticData: {
    title: 'Histórico de Conversões',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <HistoryPage door="internal" />,
})
