import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { RideListPage } from '@/features/operations/rides/ride-list-page.tsx'

/** `aba` is the open tab. */
export const Route = createFileRoute('/_app/ride/list')({
  staticData: {
    needs: 'employee',
    title: 'Minhas caronas',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: typeof search.aba === 'string' ? search.aba.slice(0, 20) : undefined,
  }),
  component: RideListPage,
})
