/** The syntax tree of a TypeScript file, with the way to its nodes. */
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export interface Place {
  node: Node
  /** From the parent up. */
  above: readonly Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function* below(node: Node, above: readonly Node[]): Generator<Place> {
  yield { node, above }
  for (const inner of partsOf(node)) yield* below(inner, [node, ...above])
}

/** Every node of a file, each before what it holds. Throws where the file cannot be read. */
export function placesIn(file: string, text: string): Place[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const root: unknown = program
  return isNode(root) ? [...below(root, [])] : []
}

/** A part of a node by its name; undefined where it has none. */
export function part(node: Node | undefined, name: string): Node | undefined {
  const value = node?.[name]
  return isNode(value) ? value : undefined
}

export function listed(node: Node | undefined, name: string): Node[] {
  const value = node?.[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** `name` of `name(…)` and of `some.thing.name(…)`. */
export function calledName(call: Node): string {
  const callee = part(call, 'callee')
  const named = callee?.type === 'MemberExpression' ? part(callee, 'property') : callee
  return named?.type === 'Identifier' ? String(named.name) : ''
}
