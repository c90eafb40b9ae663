import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ApplicationPage } from '@/features/content/applications/application-page.tsx'

export const Route = createFileRoute('/_app/applications/list')({
  staticData: { needs: 'applications', title: 'Aplicações', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: search.aba === 'lista' ? ('lista' as const) : undefined,
  }),
  component: function Applications() {
    const { aba } = Route.useSearch()
    return <ApplicationPage managing={aba === 'lista'} />
  },
})
