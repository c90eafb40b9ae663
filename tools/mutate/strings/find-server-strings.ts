/** Finds the strings of a module that must be the same in a table, a form, another module or the router. */
import { calledName, listed, part, type Node, type Place } from '../syntax.ts'

export const SERVER_STRINGS = [
  'column',
  'list',
  'table',
  'field',
  'modulo',
  'address',
  'parameter',
  'answer',
] as const
export type ServerStringKind = (typeof SERVER_STRINGS)[number]

const COLUMNS = /^(select|where|whereRef|orderBy|groupBy|innerJoin|leftJoin|returning|ref|on|onRef)$/
const TABLES = /^(selectFrom|insertInto|updateTable|deleteFrom|holdRecord)$/
const LISTS = /^(normalised|readPage)$/

const ANSWERS = /^(page|under|present|alone|rows|counted|inserted(One|All)?|updated(All)?|switched|deleted)$/

const isText = ({ type, value }: Node) => type === 'Literal' && typeof value === 'string'

const propertyName = (node: Node | undefined): string => {
  const key = node?.type === 'Property' ? part(node, 'key') : undefined
  return String(key?.name ?? key?.value ?? '')
}

/** The call that a string is an argument of, by itself or in an array. */
function callAround({ node, above: [parent, outer] }: Place): { name: string; first: boolean } | undefined {
  const inArray = parent?.type === 'ArrayExpression'
  const call = inArray ? outer : parent
  if (call?.type !== 'CallExpression') return undefined
  const args = listed(call, 'arguments')
  const at = args.indexOf(inArray ? parent : node)
  return at < 0 ? undefined : { name: calledName(call), first: at === 0 }
}

function ofCall(place: Place, value: string): ServerStringKind | undefined {
  const { name, first } = callAround(place) ?? {}
  if (!name) return undefined
  if (TABLES.test(name)) return 'table'
  if (name === 'normalised') return 'list'
  if (ANSWERS.test(name) && first) return 'answer'
  if (name === 'field' && first) return 'field'
  // The second text of `where('id', '=', 'x')` is a value.
  if (
    COLUMNS.test(name) &&
    (first || /join|ref/i.test(name)) &&
    /^[a-z_]+(\.[a-z_]+)?( as [a-z_]+)?$/.test(value)
  )
    return 'column'
  return undefined
}

/** A key of what is given to `readPage`, by itself or in its `refs`. */
function ofList({ node, above }: Place): boolean {
  const [property, , outer] = above
  if (property?.type !== 'Property' || part(property, 'value') !== node) return false
  const isSource = /^(alias|search)$/.test(propertyName(property)) || propertyName(outer) === 'refs'
  return isSource && above.some((one) => one.type === 'CallExpression' && LISTS.test(calledName(one)))
}

/** The kind of a string that other places know too; undefined for every other string. */
export function serverStringKind(place: Place): ServerStringKind | undefined {
  const { node, above } = place
  const name = propertyName(above[0])
  if (name === 'rota' && part(above[0], 'value') === node && node.type.endsWith('Literal')) return 'address'
  if (!isText(node) || node.value === '') return undefined
  if (name === 'path' && /:\w+$/.test(String(node.value))) return 'parameter'
  if (propertyName(above[2]) === 'params' || name === 'param' || name === 'key') return 'parameter'
  if (name === 'modulo' && part(above[0], 'value') === node) return 'modulo'
  return ofList(place) ? 'list' : ofCall(place, String(node.value))
}
