import { createFileRoute } from '@tanstack/react-router'
import { listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { ResourcePage, type ResourceTab } from '@/features/content/resources/resource-page.tsx'
import { realDay } from '@/features/content/calendar/real-day.ts'

interface ResourceSearch extends ListSearch {
  aba?: ResourceTab
  dia?: string
}

const tabs: readonly ResourceTab[] = ['materiais', 'cadastro']

export const Route = createFileRoute('/_app/resources')({
  staticData: { needs: 'employee', title: 'Recursos', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>): ResourceSearch => {
    return {
      ...listSearch(search),
      aba: tabs.find((tab) => tab === search.aba),
      dia: realDay(search.dia),
    }
  },
  component: function Resources() {
    const { aba, dia } = Route.useSearch()
    return <ResourcePage aba={aba} dia={dia} />
  },
})
