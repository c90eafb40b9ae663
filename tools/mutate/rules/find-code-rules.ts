/** Finds rules in TypeScript: conditions, boundaries, constants, `where` lines, orders, defaults, values side by side. */
import { calledName, listed, part, type Node, type Place } from '../syntax.ts'
import type { RuleKind } from './rule-change.ts'

/** What becomes of an expression. */
export interface Edit {
  kind: RuleKind
  start: number
  end: number
  by: string
  /** Where the line is that it is about, within a long text. */
  at?: number
}
type Finder = (place: Place, text: string) => Edit | undefined

const textOf = ({ start, end }: Node, text: string) => text.slice(start, end)
const instead = ({ start, end }: Node, kind: RuleKind, by: string): Edit => ({ kind, start, end, by })
const literalOf = (node: Node | undefined) => (node?.type === 'Literal' ? node.value : undefined)
/** The text of a node with some of its parts replaced. */
function replaced(node: Node, text: string, parts: readonly { at: Node; by: string }[]): string {
  const ordered = parts.toSorted((a, b) => b.at.start - a.at.start)
  return ordered.reduce(
    (done, { at, by }) => done.slice(0, at.start - node.start) + by + done.slice(at.end - node.start),
    textOf(node, text),
  )
}

const PREDICATES = /^(filter|some|every|find|findLast|findIndex)$/
/** Without them nothing is decided: whether a row was found at all is a question of types. */
const isPresence = (test: Node, text: string) => /^!?[\w.?]+$/.test(textOf(test, text))

/** The test of `if` and of `a ? b : c`, and what `filter` or `some` ask of each. */
const condition: Finder = ({ node, above: [parent, call] }, text) => {
  if (!parent) return undefined
  const decides = /^(IfStatement|ConditionalExpression)$/.test(parent.type) && part(parent, 'test') === node
  const asks =
    parent.type === 'ArrowFunctionExpression' &&
    part(parent, 'body') === node &&
    node.type !== 'BlockStatement' &&
    call?.type === 'CallExpression' &&
    PREDICATES.test(calledName(call)) &&
    listed(call, 'arguments')[0] === parent
  if (!decides && !(asks && !isPresence(node, text))) return undefined
  return instead(node, 'condition', `!(${textOf(node, text)})`)
}

const MOVED: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** `a > b ? a : b`: of two that are the same it makes no difference which is taken. */
function isLargerOrSmaller(above: readonly Node[], compared: readonly Node[], text: string): boolean {
  const chosen = above.find(({ type }) => type !== 'LogicalExpression')
  if (chosen?.type !== 'ConditionalExpression') return false
  const taken = ['consequent', 'alternate'].map((name) => textOf(part(chosen, name)!, text))
  return compared.every((one) => taken.includes(textOf(one, text)))
}

/** `a < b`, and the operator of `.where('a', '>=', b)`. */
const boundary: Finder = ({ node, above }, text) => {
  if (node.type === 'BinaryExpression') {
    const by = MOVED[String(node.operator)]
    const [left, right] = [part(node, 'left')!, part(node, 'right')!]
    if (isLargerOrSmaller(above, [left, right], text)) return undefined
    return by ? instead(node, 'boundary', `${textOf(left, text)} ${by} ${textOf(right, text)}`) : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const operator = listed(node, 'arguments')[1]
  const by = MOVED[String(literalOf(operator) ?? '')]
  return by && operator ? instead(operator, 'boundary', `'${by}'`) : undefined
}

/** Another number of the same kind: one more where each counts, half as much again where it is a size. */
export const otherNumber = (value: number): number => (value < 10 ? value + 1 : Math.ceil(value * 1.5))

const UNRULY = /^(slice|at|toFixed|padStart|padEnd|repeat|charAt|substring|join|setTimeout|toString|indexOf)$/

/** A limit or another number that somebody decided: an argument, a property, a constant. */
const constant: Finder = ({ node, above: [parent] }) => {
  const value = literalOf(node)
  if (typeof value !== 'number' || !parent || value === 0) return undefined
  if (parent.type === 'CallExpression' && UNRULY.test(calledName(parent))) return undefined
  // One more row than the one that is taken.
  if (parent.type === 'CallExpression' && calledName(parent) === 'limit' && value === 1) return undefined
  const decided =
    (parent.type === 'CallExpression' && part(parent, 'callee') !== node) ||
    (parent.type === 'Property' && part(parent, 'value') === node) ||
    (parent.type === 'VariableDeclarator' && part(parent, 'init') === node) ||
    parent.type === 'BinaryExpression'
  return decided ? instead(node, 'constant', String(otherNumber(value))) : undefined
}

const isMethod = (node: Node, names: RegExp) =>
  node.type === 'CallExpression' &&
  part(node, 'callee')?.type === 'MemberExpression' &&
  names.test(calledName(node))

/** A call in a chain is on the line that has its name. */
const inItsLine = (call: Node, edit: Edit): Edit => ({
  ...edit,
  at: part(part(call, 'callee'), 'property')!.start,
})

/** `.where(…)` and `.having(…)` of a query, gone. */
const where: Finder = ({ node }, text) =>
  isMethod(node, /^(where|whereRef|having)$/)
    ? inItsLine(node, instead(node, 'where', textOf(part(part(node, 'callee'), 'object')!, text)))
    : undefined

/** `.orderBy('a', 'desc')` and the comparison of `toSorted`, the other way. */
const order: Finder = ({ node }, text) => {
  if (isMethod(node, /^toSorted$/))
    return inItsLine(node, instead(node, 'order', `(${textOf(node, text)}).toReversed()`))
  if (!isMethod(node, /^orderBy$/)) return undefined
  const [by, direction] = listed(node, 'arguments')
  if (!by || by.type === 'ArrayExpression') return undefined
  const other = literalOf(direction) === 'desc' ? 'asc' : 'desc'
  if (direction && typeof literalOf(direction) !== 'string') return undefined
  const callee = textOf(part(node, 'callee')!, text)
  return inItsLine(node, instead(node, 'order', `${callee}(${textOf(by, text)}, '${other}')`))
}

function otherValue(node: Node | undefined): string | undefined {
  const value = literalOf(node)
  if (typeof value === 'boolean') return String(!value)
  if (typeof value === 'number') return String(otherNumber(value))
  return typeof value === 'string' ? JSON.stringify(`${value}x`) : undefined
}

/** `?? 0`, `= 20`, `.default(false)`, and a flag that is written. */
const fallback: Finder = ({ node, above: [parent, outer] }) => {
  const by = otherValue(node)
  if (!parent || by === undefined) return undefined
  const isFallback =
    (parent.type === 'LogicalExpression' && parent.operator === '??' && part(parent, 'right') === node) ||
    (parent.type === 'AssignmentPattern' && part(parent, 'right') === node) ||
    (parent.type === 'CallExpression' && /^(default|prefault)$/.test(calledName(parent))) ||
    (parent.type === 'Property' &&
      outer?.type === 'ObjectExpression' &&
      typeof literalOf(node) === 'boolean' &&
      part(parent, 'value') === node)
  return isFallback ? instead(node, 'default', by) : undefined
}

/** Names of one kind, whose values a reader could confuse. */
const ALIKE = [
  /(^|_)(inicio|fim|data|dia|vencimento|prazo|em)(_|$)/,
  /(^|_)(valor|total|custo|preco|multa|juros|desconto|investimento|faturamento)(_|$)/,
  /(^|_)(quantidade|km|vagas|limite|minimo|maximo|pendentes|concluidos|lidos|vendas|leads)(_|$)/,
  /(^|_)(nome|titulo|descricao|motivo|texto|observacao)(_|$)/,
]
const keyOf = (property: Node) => String(part(property, 'key')?.name ?? '')

/** Two values of one object literal, swapped. */
const swap: Finder = ({ node, above: [parent] }, text) => {
  // Fields of a schema say what they are, not what a row has.
  const isSchema = parent?.type === 'CallExpression' && /bject$|^extend$/.test(calledName(parent))
  if (node.type !== 'ObjectExpression' || isSchema) return undefined
  const plain = listed(node, 'properties').filter(
    (one) =>
      one.type === 'Property' &&
      !one.shorthand &&
      !one.computed &&
      /^(MemberExpression|Identifier)$/.test(part(one, 'value')?.type ?? ''),
  )
  for (const alike of ALIKE) {
    const [first, second] = plain.filter((one) => alike.test(keyOf(one)))
    if (!first || !second) continue
    const [a, b] = [part(first, 'value')!, part(second, 'value')!]
    if (textOf(a, text) === textOf(b, text)) continue
    const parts = [
      { at: a, by: textOf(b, text) },
      { at: b, by: textOf(a, text) },
    ]
    return instead(node, 'swap', replaced(node, text, parts))
  }
  return undefined
}

/** What `find` of the walk over a file tries at each place, the narrowest kind first. */
export const codeRules: readonly Finder[] = [boundary, condition, where, order, fallback, constant, swap]
