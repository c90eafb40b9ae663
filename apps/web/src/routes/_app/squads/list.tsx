import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { SquadListPage } from '@/features/operations/squads/squad-list-page.tsx'

export const Route = createFileRoute('/_app/squads/list')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Equipes',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('squads'),
  component: SquadListPage,
})
