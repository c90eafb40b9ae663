import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/features/sales/reports/profile-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/profile/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Perfil do cliente',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: ProfilePage,
})
