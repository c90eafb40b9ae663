/** The tables that `GET /v1/alteracoes` names, each with the paths of its list and of one record (docs/changes.md). */
import type { TableReading } from '../../platform/changes.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import type { Json } from './json-schema.ts'

export interface TablePaths {
  /** `GET /v1/rh/departamento`, or a `POST …/filtro` where there is no other. */
  lista: string
  /** `GET /v1/rh/departamento/{id}`; without one the record is read from the list, by its id. */
  registro?: string
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

/** Table → its paths, of the tables that a list answers. */
export function changedTables(
  routes: readonly RestRoute[],
  readings: readonly TableReading[],
): Record<string, TablePaths> {
  const found = readings.flatMap((reading): [string, TablePaths][] => {
    const { table, list } = reading
    const lists = routes.filter((route) => isList(route, reading)).toSorted(nearest)
    const lista = lists.find(({ contract }) => contract.procedure === list) ?? lists[0]
    if (!lista) return []
    const records = routes.filter((route) => isRecord(route, table))
    const own =
      records.find(({ path }) => path === `${lista.path.replace(/\/filtro$/, '')}/:id`) ?? records[0]
    return [[table, { lista: named(lista), ...(own && { registro: named(own) }) }]]
  })
  // The first reading of a table is its own list; another one is for those who read it elsewhere.
  return Object.fromEntries(found.toReversed().toSorted(([one], [other]) => one.localeCompare(other)))
}

/** What the document says of a table's name in words. */
export const pathWords = ({ lista, registro }: TablePaths): string =>
  `Lista: ${lista}. ${registro ? `Um registro: ${registro}.` : 'Um registro: por id, no filtro da lista.'}`

const JOINED = 'Nome de outro registro, que o id ao lado diz: mudar lá não é uma alteração daqui.'

/** Declared as joined, or a text beside the id of what it names; an id never is, such as that of a photo. */
const isJoined = (name: string, field: Json, fields: Record<string, Json>) => {
  if (name.startsWith('id_')) return false
  const text = JSON.stringify(field)
  return text.includes('"x-juntado":true') || (`id_${name}` in fields && text.includes('"string"'))
}

const unmarked = (field: Json): Json =>
  JSON.parse(
    JSON.stringify(field, (key, value: unknown) => (key === 'x-juntado' ? undefined : value)),
  ) as Json

/**
 * Marks the names that a row has from another record: a field beside its id (`empresa` and `id_empresa`). A change of that
 * record is not a change of the row: a copy keeps the id, and takes the name from its copy of the other table.
 */
export function markJoined(schemas: Record<string, Json>): void {
  for (const schema of Object.values(schemas)) {
    const fields = schema.properties as Record<string, Json> | undefined
    for (const [name, field] of Object.entries(fields ?? {}))
      if (fields)
        fields[name] = isJoined(name, field, fields)
          ? { ...field, 'x-juntado': true, description: JOINED }
          : unmarked(field)
  }
}
