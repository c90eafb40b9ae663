import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { whenOpened } from '@/components/records/ask-rows.ts'
import { firstInput } from '@/components/table/list-search.ts'
import type { SearchOf } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { openingPeriod, opensWithMonth } from './opening-month.ts'

type Input = SearchOf<'leads.list'>['input']

/** The filter that a list of leads opens with. */
export function openingFilter(lista: LeadListKey) {
  if (!opensWithMonth(lista)) return undefined
  const { de, ate } = openingPeriod()
  return { created_at: { _gte: de, _lte: ate } }
}

/** What one list of leads is asked with. */
export const leadsInput = (lista: LeadListKey, { sort, ...input }: Input) => ({
  ...input,
  lista,
  ...(sort && { sort: sort as 'created_at' }),
})

/** `askRows` of a list of leads. */
export const askLeads = (lista: LeadListKey) =>
  whenOpened((client, search) => {
    const { filtro = openingFilter(lista) } = search
    const input = leadsInput(lista, firstInput({ ...search, filtro }))
    return client.prefetchQuery(trpc.leads.list.queryOptions(input))
  })
