/** Lists below a record of the path: if the record does not exist, they answer 404 instead of an empty list. */
import type { RestRequest } from './request.ts'

type Fields = Record<string, unknown>

/** A list request with what the path says added to its `filtro`. */
export function listBelow(request: RestRequest, fixed: Fields): Fields & { filtro: Fields } {
  const { filtro, ...list } = request.list()
  return { ...list, filtro: { ...(filtro as Fields | undefined), ...fixed } }
}

/** The rows; if there are none, `record` is called, which throws 404 if the record does not exist for the caller. */
export async function below<Row>(
  rows: Promise<readonly Row[]>,
  record: () => Promise<unknown>,
): Promise<readonly Row[]> {
  const found = await rows
  if (found.length === 0) await record()
  return found
}

/** The same for a page. */
export async function pageBelow<Page extends { dados: readonly unknown[] }>(
  page: Promise<Page>,
  record: () => Promise<unknown>,
): Promise<Page> {
  const found = await page
  if (found.dados.length === 0) await record()
  return found
}
