import { complimentOriginLabels } from '@intranet/contract/people/compliment-options'
import { useQuery } from '@tanstack/react-query'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf, titledOptions } from '@/lib/options-of.ts'
import { complimentColumns } from './compliment-columns.tsx'
import { useComplimentActions } from './use-compliment-actions.ts'

const origins = optionsOf(complimentOriginLabels)

/** The wall: what colleagues said of colleagues. */
export function ComplimentListPage() {
  const search = useTableSearch('compliments.list')
  const list = useList(trpc.compliments.list.queryOptions(search.input), search)
  const categories = useQuery(trpc.complimentCategories.options.queryOptions({})).data ?? []
  const actions = useComplimentActions()
  const filters: FiltersOf<'compliments.list'> = [
    { key: 'funcionario', label: 'Para', kind: 'text' },
    { key: 'remetente', label: 'De', kind: 'text' },
    {
      key: 'id_categoria',
      label: 'Categoria',
      kind: 'choice',
      options: titledOptions(categories),
    },
    { key: 'origem', label: 'Origem', kind: 'choice', options: origins },
    { key: 'created_at', label: 'Data', kind: 'period' },
  ]
  return (
    <ListPage
      label="Elogios"
      placeholder="Buscar por pessoa ou texto"
      list={list}
      columns={complimentColumns}
      filters={filters}
      actions={actions}

      tools={<AddLink to="/compliments/register">Novo elogio</AddLink>}
    />
  )
}
