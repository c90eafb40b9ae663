/** Names of what operations share, by the procedure that has it first: the document says each once, as a component. */
import { switchedRecords } from '@intranet/contract/answer'
import { documentNames, listedValues } from '@intranet/contract/list'
import { leadRow } from '@intranet/contract/sales/lead-answers'
import { grantableRole } from '@intranet/contract/role-set'
import { uf } from '@intranet/contract/validators'
import * as z from 'zod'
import { answerSchema } from '../../platform/procedure/answers.ts'
import { procedurePath } from '../../platform/procedure/caller.ts'
import { bare, objectShape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

/** `departments.list` → `DepartmentsList` */
const titled = (path: string) =>
  path
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const given = new Set<string>()

/** The name, with a number where another schema has it: a procedure may be asked for by several forms. */
function freeName(id: string): string {
  let free = id
  for (let n = 2; given.has(free); n += 1) free = `${id}${n}`
  given.add(free)
  return free
}

function name(schema: z.ZodType | undefined, id: string): void {
  const inner = schema && bare(schema)
  const shared = inner instanceof z.ZodObject || inner instanceof z.ZodEnum
  if (shared && !documentNames.has(inner)) documentNames.add(inner, { id: freeName(id) })
}

function elementOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  const list = schema && bare(schema)
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : undefined
}

/** The orders by one column of a list that takes several. */
function orderOf(sort: z.ZodType | undefined): z.ZodType | undefined {
  const inner = sort && bare(sort)
  return inner instanceof z.ZodUnion ? (inner.options[0] as z.ZodType) : inner
}

/** Lists of values of columns, and conditions on them, by the filter and column that has the list first. */
function nameConditions(filtro: z.ZodType | undefined, own: string): void {
  for (const [column, schema] of Object.entries(filtro ? objectShape(filtro) : {})) {
    const condition = bare(schema)
    if (!listedValues.has(schema) || documentNames.has(condition) || !(condition instanceof z.ZodUnion))
      continue
    const id = freeName(`${own}${titled(column.replaceAll('_', '.'))}`)
    const value = bare(condition.options[0] as z.ZodType)
    documentNames.add(value, { ...documentNames.get(value), id })
    documentNames.add(condition, { id: freeName(`${id}Condicao`) })
  }
}

name(uf, 'UF')
name(grantableRole, 'Papel')
name(switchedRecords, 'Alterados')
// Reports answer the leads that they counted, as they are read; lists have `LeadsListItem`, the row of the wire.
name(leadRow, 'LeadDoRelatorio')

/** Names the filter, order, objects and rows of one procedure. */
export function nameProcedure(
  path: string,
  takes: readonly z.ZodType[],
  output: z.ZodType | undefined,
): void {
  const own = titled(path)
  for (const schema of takes) {
    const { filtro, sort, objects } = objectShape(schema)
    name(filtro, `${own}Filtro`)
    nameConditions(filtro, own)
    name(orderOf(sort), `${own}Ordem`)
    name(elementOf(objects), `${own}Objeto`)
  }
  name(output, `${own}Resposta`)
  if (!output) return
  name(elementOf(output), `${own}Linha`)
  name(elementOf(objectShape(output).dados), `${own}Linha`)
}

/** Names what these operations share: also rows in the names of the wire, which many paths of one list answer. */
export function nameSchemas(routes: readonly RestRoute[]): void {
  for (const { routers, contract } of routes) {
    const path = procedurePath(routers, contract.procedure)
    nameProcedure(path, contract.takes, answerSchema(contract.procedure))
    for (const part of Object.values(objectShape(contract.answers)))
      name(elementOf(part), `${titled(path)}Item`)
  }
}
