/** The tables that `GET /v1/alteracoes` names, each with the paths of its list and of one record (docs/changes.md). */
import type { TableReading } from '../../platform/changes.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

export interface ListPaths {
  /** `GET /v1/rh/departamento`, or a `POST …/filtro` where there is no other. */
  lista: string
  /** `GET /v1/rh/departamento/{id}`; without one the record is read from the list, by its id. */
  registro?: string
}

export interface TablePaths extends ListPaths {
  /** The table's other lists, for who does not read the first one. */
  outras?: ListPaths[]
}

const named = ({ method, path }: RestRoute) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

/** GET before POST, then the shortest: of the lists of leads that is the one of all. */
const nearest = (one: RestRoute, other: RestRoute) =>
  one.method.localeCompare(other.method) || one.path.length - other.path.length

/** The list that says who is notified, or one whose rows are the table's. */
function isList({ contract, path, replaced }: RestRoute, { list, table }: TableReading): boolean {
  if (path.includes(':') || replaced) return false
  const answered = objectShape(contract.answers)
  return contract.procedure === list || (table in answered && 'total' in answered)
}

const isRecord = ({ method, path, contract, open }: RestRoute, table: string) =>
  method === 'GET' && path.endsWith('/:id') && !open && `${table}_by_pk` in objectShape(contract.answers)

/** The paths of one list of a table; none where no list answers it. */
function pathsOf(routes: readonly RestRoute[], reading: TableReading): ListPaths[] {
  const { table, list } = reading
  const lists = routes.filter((route) => isList(route, reading)).toSorted(nearest)
  const lista = lists.find(({ contract }) => contract.procedure === list) ?? lists[0]
  if (!lista) return []
  const records = routes.filter((route) => isRecord(route, table))
  const own = records.find(({ path }) => path === `${lista.path.replace(/\/filtro$/, '')}/:id`) ?? records[0]
  return [{ lista: named(lista), ...(own && { registro: named(own) }) }]
}

const isFuller = ({ fuller }: TableReading) => Number(fuller ?? false)

/** Table → its paths, of the tables that a list answers; the list whose rows are answered before the others comes first. */
export function changedTables(
  routes: readonly RestRoute[],
  readings: readonly TableReading[],
): Record<string, TablePaths> {
  const tables = [...Map.groupBy(readings, ({ table }) => table)].flatMap(([table, own]) => {
    const ordered = own.toSorted((one, other) => isFuller(other) - isFuller(one))
    const [first, ...outras] = ordered.flatMap((reading) => pathsOf(routes, reading))
    return first ? [[table, { ...first, ...(outras.length && { outras }) }] as const] : []
  })
  return Object.fromEntries(tables.toSorted(([one], [other]) => one.localeCompare(other)))
}

const wordsOf = ({ lista, registro }: ListPaths): string =>
  `Lista: ${lista}. ${registro ? `Um registro: ${registro}.` : 'Um registro: por id, no filtro da lista.'}`

/** What the document says of a table's name in words. */
export const pathWords = ({ outras = [], ...first }: TablePaths): string =>
  [wordsOf(first), ...outras.map((other) => `Para quem não lê essa lista: ${wordsOf(other)}`)].join(' ')
