import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ReadingListPage } from '@/features/people/personal-data/reading-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/personal-data/access')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Leituras de documentos',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('personalDataReadings'),
  component: ReadingListPage,
})
