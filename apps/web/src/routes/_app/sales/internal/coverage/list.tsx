import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CoverageListPage } from '@/features/sales/coverage/coverage-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/coverage/list')({
  staticData: {
    title: 'Cobertura',
    back: { to: '/sales/internal/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <CoverageListPage />
    </Permitted>
  ),
})
