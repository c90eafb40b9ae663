import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ReadConfirmPage } from '@/features/content/news/read-confirm-page.tsx'

export const Route = createFileRoute('/_app/reports/read-confirm')({
  staticData: {
    needs: 'anyReaders',
    title: 'Confirmação de leitura',
    back: '/content/home',
    area: 'content',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: search.aba === 'manual' ? ('manual' as const) : undefined,
  }),
  component: function Board() {
    const { aba = 'novidades' } = Route.useSearch()
    return <ReadConfirmPage key={aba} tab={aba} />
  },
})
