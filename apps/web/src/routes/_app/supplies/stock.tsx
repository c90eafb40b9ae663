import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { StockPage } from '@/features/operations/supplies/stock-page.tsx'

export const Route = createFileRoute('/_app/supplies/stock')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Estoque mínimo',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: StockPage,
})
