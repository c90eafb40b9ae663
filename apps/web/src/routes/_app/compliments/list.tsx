import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ComplimentListPage } from '@/features/people/compliments/compliment-list-page.tsx'

export const Route = createFileRoute('/_app/compliments/list')({
  staticData: { needs: 'employee', title: 'Elogios', back: { to: '/', label: 'Início' }, area: 'hr' },
  validateSearch: listSearch,
  loader: askRows('compliments'),
  component: ComplimentListPage,
})
