import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { PriceListPage } from '@/features/sales/pricing/price-list-page.tsx'

export const Route = createFileRoute('/_app/pricing/list')({
  staticData: {
    title: 'Preços',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="precificacao" ability="read">
      <PriceListPage />
    </Permitted>
  ),
})
