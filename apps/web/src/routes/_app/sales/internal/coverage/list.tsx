import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CoverageListPage } from '@/features/sales/coverage/coverage-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/coverage/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Cobertura',
    back: '/sales/internal/home',
    area: 'sales',
  },
  validateSearch: listSearch,
  loader: askRows('coverage'),
  component: CoverageListPage,
})
