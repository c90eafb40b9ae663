import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { RouletteListPage } from '@/features/marketing/roulette/roulette-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/roulette/list')({
  staticData: { title: 'Roletas', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="roulette" ability="read">
      <RouletteListPage />
    </Permitted>
  ),
})
