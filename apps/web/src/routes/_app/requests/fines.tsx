import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OwnFinePage } from '@/features/operations/requests/own-pages.tsx'

export const Route = createFileRoute('/_app/requests/fines')({
  staticData: {
    needs: 'employee',
    title: 'Minhas multas',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: OwnFinePage,
})
