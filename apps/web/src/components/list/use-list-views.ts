import type { ListViewFields } from '@intranet/contract/home/list-views'
import { common } from '@intranet/contract/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeptColumns } from '@/components/table/use-column-choice.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

export type ListView = Outputs['listViews']['list']['visoes'][number]

/** What a view keeps of an address: all but the page, and nothing that is absent. */
export const keptSearch = (search: object): ListViewFields['search'] => {
  const { pagina: _page, ...kept } = JSON.parse(JSON.stringify(search)) as ListViewFields['search']
  return kept
}

/** Whether two searches show the same, whatever the order of their parts. */
export function isSameSearch(one: object, other: object): boolean {
  const text = (search: object) =>
    JSON.stringify(Object.entries(keptSearch(search)).toSorted(([a], [b]) => a.localeCompare(b)))
  return text(one) === text(other)
}

export const keptColumns = (columns: KeptColumns | null): ListViewFields['colunas'] =>
  columns && { ordem: columns.order, ocultas: columns.off }

export const columnsOf = ({ colunas }: ListView): KeptColumns | null =>
  colunas && { order: colunas.ordem, off: colunas.ocultas }

/** The views of a list, those of others too, and how one of one's own goes. */
export function useListViews(lista: string) {
  const queryClient = useQueryClient()
  const views = useQuery(trpc.listViews.list.queryOptions({ lista }))
  const readAgain = () => queryClient.invalidateQueries(trpc.listViews.pathFilter())
  const { mutate: remove } = useSave(
    { mutationFn: (id: number) => api.listViews.remove.mutate({ id }) },
    { saved: 'Visão excluída.', failed: common.removeFailed, changes: [trpc.listViews.pathFilter()] },
  )
  return { views, remove, readAgain }
}
