import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RouletteListPage } from '@/features/marketing/roulette/roulette-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/roulette/list')({
  staticData: {
    needs: { module: 'roulette', ability: 'read' },
    title: 'Roletas',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('roulette'),
  component: RouletteListPage,
})
