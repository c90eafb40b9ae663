import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Level } from './levels.ts'
import type { PlaceSearch } from './place-search.ts'

/** A level's rows: the address's filters, and its place. */
export function usePlaces(level: Level, { provedor, cidade, bairro }: PlaceSearch) {
  const table = useTableSearch(`noCoverage.${level.step}`, undefined, undefined, NO_COVERAGE_LIMIT)
  const { limit, offset, filtro } = table.input
  const { sort } = table
  const asked = { filtro, provedor, cidade, bairro }
  const list = useList(
    trpc.noCoverage[level.step].queryOptions({ ...asked, limit, offset, ...(sort && { sort }) }),
    table,
  )
  return { asked, list, table }
}
