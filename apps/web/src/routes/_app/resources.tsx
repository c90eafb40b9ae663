import { createFileRoute } from '@tanstack/react-router'
import { isRealDay } from '@intranet/contract/formats'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { ResourcePage, type ResourceTab } from '@/features/content/resources/resource-page.tsx'

interface ResourceSearch extends ListSearch {
  aba?: ResourceTab
  dia?: string
}

const tabs: readonly ResourceTab[] = ['materiais', 'cadastro']

export const Route = createFileRoute('/_app/resources')({
  staticData: { title: 'Recursos', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>): ResourceSearch => {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(search.dia)) ?? []
    return {
      ...listSearch(search),
      aba: tabs.find((tab) => tab === search.aba),
      dia: year && isRealDay(Number(year), Number(month), Number(day)) ? String(search.dia) : undefined,
    }
  },
  component: function Resources() {
    const { aba, dia } = Route.useSearch()
    return (
      <Permitted module="rh" ability="employee">
        <ResourcePage aba={aba} dia={dia} />
      </Permitted>
    )
  },
})
