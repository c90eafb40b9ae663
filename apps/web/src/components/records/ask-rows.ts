import type { QueryClient } from '@tanstack/react-query'
import { firstInput, listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { keys, lists, type Listed, type ListInput } from './entity-calls.ts'

interface Opened {
  context: { queryClient: QueryClient }
  location: { search: object }
  cause: string
}

/** Runs `ask` where a list is opened, not where a link to it is hovered or its page is turned. */
export const whenOpened =
  (ask: (client: QueryClient, search: ListSearch) => unknown) =>
  ({ context, location, cause }: Opened): void => {
    if (cause === 'enter') void ask(context.queryClient, listSearch({ ...location.search }))
  }

/** The query of a router's list: `useRecordList` reads it, `askRows` asks for it first. */
export const rowsQuery = <R extends Listed>(router: R, input: ListInput<R>) => ({
  queryKey: keys[router].list.queryKey(input),
  queryFn: () => lists[router].list.query(input),
})

/** A route's `loader`: asks for the rows before the page is drawn, which takes a slow phone longer than the answer. */
export const askRows = <R extends Listed>(router: R) =>
  whenOpened((client, search) => client.prefetchQuery(rowsQuery(router, firstInput(search))))
