import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import type { Entity } from '@/components/records/entity.ts'
import { rowsQuery } from '@/components/records/ask-rows.ts'
import type { Listed } from '@/components/records/entity-calls.ts'

/** An entity's list as the address asks for it. */
export function useRecordList<R extends Listed>({ router }: Entity<R>) {
  const search = useTableSearch(`${router}.list` as const)
  const list = useList(rowsQuery(router, search.input), search)
  return { search, list }
}
