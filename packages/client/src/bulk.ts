/** Many records at once, where one that is refused does not stop the others. */
import { isRefusal } from './refusals.ts'

/** A procedure that takes up to 500 records, all or none. */
export interface CreateProcedure<Row, Made> {
  mutate(input: { objects: Row[] }): Promise<Made[]>
}

export interface RefusedRow<Row> {
  /** Its place among the rows that were given, from 0. */
  place: number
  row: Row
  mensagem: string
  /** Field → text. */
  campos: Record<string, string>
}

export interface BulkResult<Row, Made> {
  made: Made[]
  refused: RefusedRow<Row>[]
}

interface Placed<Row> {
  place: number
  row: Row
}

/** The rows that a refusal names (`objects.2.nome`), by their place in what was sent. */
function namedRows(campos: Record<string, string> = {}): Map<number, Record<string, string>> {
  const named = new Map<number, Record<string, string>>()
  for (const [name, text] of Object.entries(campos)) {
    const [, place, field = ''] = /^objects\.(\d+)(?:\.(.*))?$/.exec(name) ?? []
    if (place === undefined) continue
    named.set(Number(place), { ...named.get(Number(place)), [field]: text })
  }
  return named
}

/** The rows of a slice that were refused; throws a refusal that is about none of them. */
function refusedOf<Row>(error: unknown, slice: Placed<Row>[]): RefusedRow<Row>[] {
  if (!isRefusal(error)) throw error
  const named = namedRows(error.data.campos)
  if (slice.length === 1 && named.size === 0 && [409, 422].includes(error.data.httpStatus))
    named.set(0, error.data.campos ?? {})
  if (named.size === 0) throw error
  return [...named].map(([at, campos]) => ({
    ...slice[at]!,
    campos,
    mensagem: Object.values(campos)[0] ?? error.message,
  }))
}

/**
 * Makes many records: `bulk(api.departments.create, rows)`. A slice whose rows are refused is sent again without them, so
 * what is right is made. Throws what is not about single rows, such as 403; what was made before it stays.
 */
export async function bulk<Row, Made>(
  create: CreateProcedure<Row, Made>,
  rows: readonly Row[],
  size = 500,
): Promise<BulkResult<Row, Made>> {
  const result: BulkResult<Row, Made> = { made: [], refused: [] }
  const placed = rows.map((row, place) => ({ place, row }))
  for (let from = 0; from < placed.length; from += size) {
    let slice = placed.slice(from, from + size)
    while (slice.length) {
      try {
        result.made.push(...(await create.mutate({ objects: slice.map(({ row }) => row) })))
        break
      } catch (error) {
        const refused = refusedOf(error, slice)
        result.refused.push(...refused)
        const places = new Set(refused.map(({ place }) => place))
        slice = slice.filter(({ place }) => !places.has(place))
      }
    }
  }
  result.refused.sort((one, other) => one.place - other.place)
  return result
}
