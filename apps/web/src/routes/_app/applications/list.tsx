import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ApplicationPage } from '@/features/content/applications/application-page.tsx'

export const Route = createFileRoute('/_app/applications/list')({
  staticData: { title: 'Aplicações', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: search.aba === 'lista' ? ('lista' as const) : undefined,
  }),
  component: function Applications() {
    const { aba } = Route.useSearch()
    return (
      <Permitted module="pagina_inicial" ability="employee">
        <ApplicationPage managing={aba === 'lista'} />
      </Permitted>
    )
  },
})
