import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ValuesPage } from '@/features/operations/supplies/values-page.tsx'

export const Route = createFileRoute('/_app/supplies/values')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'manage' },
    title: 'Valores',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: () => <ValuesPage />,
})
