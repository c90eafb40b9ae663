import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/features/sales/reports/profile-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/report/profile/list')({
  staticData: {
    title: 'Perfil do cliente',
    back: { to: '/sales/external/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: ProfilePage,
})
