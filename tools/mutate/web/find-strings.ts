/** Finds the strings of a screen that must be the same in the form, the contract, the server or the router. */
import { calledName, part, type Node, type Place } from '../syntax.ts'
import { instead, stringOf, textOf, type Change, type WebKind } from './web-mutation.ts'

const wrong = (node: Node, kind: WebKind): Change => {
  // One letter more, before the closing quote.
  const at = node.end - 1
  return { kind, start: at, end: at, by: 'x' }
}

/** `name` of `name="…"`, and of the name of its element. */
function attribute({ node, above }: Place): { name: string; of: string } | undefined {
  const [parent, opening] = above
  if (parent?.type !== 'JSXAttribute' || part(parent, 'value') !== node) return undefined
  const [name, of] = [part(parent, 'name'), part(opening, 'name')]
  return { name: String(name?.name), of: String(of?.name) }
}

/** `name` of `name: …` in an object. */
function property({ node, above }: Place): { name: string; object: Node } | undefined {
  const [parent, object] = above
  if (parent?.type !== 'Property' || part(parent, 'value') !== node || !object) return undefined
  const key = part(parent, 'key')
  return { name: String(key?.name ?? key?.value), object }
}

const propertiesOf = (object: Node): string[] =>
  Array.isArray(object.properties)
    ? object.properties.map((one: Node) => String(part(one, 'key')?.name ?? ''))
    : []

const ADDRESSES = /^(to|base|back|href|address)$/

function ofAttribute(place: Place, value: string): WebKind | undefined {
  const { name, of } = attribute(place) ?? {}
  if (name === 'name' && /(Field|Area|Image|Input)$/.test(of!)) return 'field'
  if (name === 'procedure') return 'procedure'
  return name && ADDRESSES.test(name) && /^\/\w/.test(value) ? 'address' : undefined
}

function ofProperty(place: Place, value: string): WebKind | undefined {
  const { name, object } = property(place) ?? {}
  if (!name) return undefined
  if (name === 'accessorKey') return 'column'
  if (name === 'sort') return 'sort'
  if (name === 'procedure') return 'procedure'
  if (name === 'key') {
    if (propertiesOf(object!).includes('kind')) return 'filter'
    if (propertiesOf(object!).includes('title')) return 'step'
  }
  return ADDRESSES.test(name) && /^\/\w/.test(value) ? 'address' : undefined
}

const ENTITIES = /^(defineEntity|bulkForm)$/

function ofCall({ node, above: [call, outer] }: Place): WebKind | undefined {
  if (call?.type === 'CallExpression' && ENTITIES.test(calledName(call))) return 'procedure'
  const table = call?.type === 'ArrayExpression' && outer?.type === 'CallExpression'
  return table && calledName(outer) === 'historyOf' && part(outer, 'callee') !== node ? 'history' : undefined
}

/** `trpc.departments.list`: the procedure's own name. */
function ofProcedure({ node, above }: Place, text: string): Change | undefined {
  const inner = part(node, 'object')
  if (node.type !== 'MemberExpression' || inner?.type !== 'MemberExpression') return undefined
  if (!/^(trpc|api)$/.test(textOf(part(inner, 'object')!, text)) || above[0]?.type !== 'MemberExpression')
    return undefined
  const { end } = part(node, 'property')!
  return { kind: 'procedure', start: end, end, by: 'x' }
}

/** `nome: 'Nome'` of a history's labels. */
function ofHistory({ node, above: [object, call] }: Place): Change | undefined {
  if (node.type !== 'Property' || call?.type !== 'CallExpression' || calledName(call) !== 'historyOf')
    return undefined
  const key = part(node, 'key')
  return object?.type === 'ObjectExpression' && key?.type === 'Identifier'
    ? instead(key, 'history', `${String(key.name)}x`)
    : undefined
}

/** A change of the string, name or key at a place; undefined where it is not one of those. */
export function stringChange(place: Place, text: string): Change | undefined {
  const value = stringOf(place.node)
  if (value === undefined || value === '') return ofProcedure(place, text) ?? ofHistory(place)
  const kind = ofAttribute(place, value) ?? ofProperty(place, value) ?? ofCall(place)
  return kind && wrong(place.node, kind)
}
