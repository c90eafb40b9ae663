/** All rows of a list procedure, page after page, through the caller: its access, scope and filters hold here too. */
import { type ExportHead, type ListRequest, type Page } from '@intranet/contract/list'
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { appRouter } from '../trpc/app-router.ts'
import { callProcedure, metaOf } from '../../platform/procedure/caller.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { proceduresOf } from '../../platform/procedure/procedures-of.ts'
import { cellOf, type Cell } from './cells.ts'

type ListProcedure = (input: Partial<ListRequest>) => Promise<Page<Record<string, unknown>>>

/** The part of a list in memory at a time, as rows and as text; pages of 5,000 needed 150 MB more. */
export const ROWS_A_PAGE = 500

export interface ExportableList {
  /** Column → head. */
  heads: Record<string, ExportHead>
  read: ListProcedure
}

/** What a list is asked for, without what belongs to a page: a file has every row. */
export const withoutPage = (input: Partial<ListRequest>): Partial<ListRequest> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !inputsOfAPage.includes(name)))

/** Whether the procedure at `path` (`departments.list`) may be exported. */
export function isExported(path: string): boolean {
  const procedures = proceduresOf(appRouter)
  return Object.hasOwn(procedures, path) && metaOf(procedures[path]!).exports !== undefined
}

/** The list at `path` (`departments.list`) if it may be exported at all. */
export function findList(path: string, context: Context): ExportableList | undefined {
  const procedures = proceduresOf(appRouter)
  const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined
  const heads = procedure && metaOf(procedure).exports
  // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
  if (!heads || procedure._def.type !== 'query') return undefined
  const exporting: Context = { ...context, exports: true }
  return { heads, read: (input) => callProcedure(procedure, path, exporting, () => input) }
}

/** Pages of cells from `first` on. The next page is read when the reader has taken this one. */
export async function* cellPages(
  list: ExportableList,
  input: Partial<ListRequest>,
  first: Page<Record<string, unknown>>,
  onRows: (rows: Page<Record<string, unknown>>['dados']) => void,
): AsyncGenerator<Cell[][]> {
  const columns = Object.entries(list.heads).map(
    ([name, head]) => [name, typeof head === 'string' ? undefined : head] as const,
  )
  let page = first
  for (;;) {
    onRows(page.dados)
    yield page.dados.map((row) =>
      columns.map(([name, column]) => column?.says?.(row) ?? cellOf(row[name], column)),
    )
    if (!page.depois) return
    page = await list.read({ ...input, limit: ROWS_A_PAGE, depois: page.depois, contar: false })
  }
}
