/** All rows of a list procedure, page after page, through the caller: its access, scope and filters hold here too. */
import { type ExportHead, type ListRequest, type Page } from '@intranet/contract/list'
import { appRouter, createCaller, type Caller } from '../trpc/app-router.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { cellOf, type Cell } from './cells.ts'

type ListProcedure = (input: Partial<ListRequest>) => Promise<Page<Record<string, unknown>>>
type Described = { _def: { type: string; meta?: { exports?: Record<string, ExportHead> } } }

// oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps the flat record of its procedures
const procedures = () => appRouter._def.procedures as unknown as Record<string, Described>

/** The part of a list in memory at a time, as rows and as text; pages of 5,000 needed 150 MB more. */
export const ROWS_A_PAGE = 500

export interface ExportableList {
  /** Column → head. */
  heads: Record<string, ExportHead>
  read: ListProcedure
}

/** The list at `path` (`departments.list`) if it may be exported at all. */
export function findList(path: string, context: Context): ExportableList | undefined {
  const known = procedures()
  // oxlint-disable-next-line no-underscore-dangle -- as above
  const definition = Object.hasOwn(known, path) ? known[path]?._def : undefined
  const heads = definition?.meta?.exports
  if (!heads || definition?.type !== 'query') return undefined
  const caller: Caller = createCaller(context)
  const read = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], caller) as ListProcedure
  return { heads, read }
}

/** Pages of cells from `first` on. The next page is read when the reader has taken this one. */
export async function* cellPages(
  list: ExportableList,
  input: Partial<ListRequest>,
  first: Page<Record<string, unknown>>,
  onRows: (count: number) => void,
): AsyncGenerator<Cell[][]> {
  const columns = Object.entries(list.heads).map(
    ([name, head]) => [name, typeof head === 'string' ? undefined : head] as const,
  )
  let page = first
  for (;;) {
    onRows(page.dados.length)
    yield page.dados.map((row) => columns.map(([name, column]) => cellOf(name, row[name], column)))
    if (!page.depois) return
    page = await list.read({ ...input, limit: ROWS_A_PAGE, depois: page.depois, contar: false })
  }
}
