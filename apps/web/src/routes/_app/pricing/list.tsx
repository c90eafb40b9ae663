import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { PriceListPage } from '@/features/sales/pricing/price-list-page.tsx'

export const Route = createFileRoute('/_app/pricing/list')({
  staticData: {
    needs: { module: 'precificacao', ability: 'read' },
    title: 'Preços',
    back: '/modulos/admin',
    area: ['sales', 'admin'],
  },
  validateSearch: listSearch,
  loader: askRows('pricing'),
  component: PriceListPage,
})
