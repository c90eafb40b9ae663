import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ExpiryPage } from '@/features/operations/expiries/expiry-page.tsx'

export const Route = createFileRoute('/_app/expiries')({
  staticData: {
    needs: 'employee',
    title: 'Vencimentos',
    back: { to: '/', label: 'Início' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: ExpiryPage,
})
