import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ExpiryPage } from '@/features/operations/expiries/expiry-page.tsx'

export const Route = createFileRoute('/_app/expiries')({
  staticData: {
    needs: 'employee',
    title: 'Vencimentos',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('expiries'),
  component: ExpiryPage,
})
