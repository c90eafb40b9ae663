import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { HandbookListPage } from '@/features/content/handbook/handbook-list-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/list')({
  staticData: {
    needs: { module: 'manual', ability: 'create' },
    title: 'Manual: artigos',
    back: '/content/home',
    area: 'content',
  },
  validateSearch: listSearch,
  loader: askRows('handbook'),
  component: HandbookListPage,
})
