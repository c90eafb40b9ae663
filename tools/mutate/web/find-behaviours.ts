/** Finds what a screen does: its conditions, orders, roles, handlers, values and defaults. */
import { calledName, listed, part, type Node, type Place } from '../syntax.ts'
import { instead, stringOf, textOf, type Change } from './web-mutation.ts'

type Finder = (place: Place, text: string) => Change | undefined

const nameOf = (node: Node | undefined) => String(node?.name ?? node?.value ?? '')
const booleanOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'boolean' ? node.value : undefined
const FLAGS = /^(required|disabled|visible|hidden|enabled|open|multiple|readOnly)$/

/** `required`, `disabled={busy}`, `enabled: !!id`: turned round. */
const flag: Finder = ({ node }, text) => {
  const named = node.type === 'JSXAttribute' ? part(node, 'name') : part(node, 'key')
  if (!/^(JSXAttribute|Property)$/.test(node.type) || !FLAGS.test(nameOf(named))) return undefined
  const value = part(node, 'value')
  if (!value) return { kind: 'condition', start: node.end, end: node.end, by: '={false}' }
  const inner = value.type === 'JSXExpressionContainer' ? part(value, 'expression')! : value
  if (stringOf(inner) !== undefined || /Function|Object|TemplateLiteral|Pattern/.test(inner.type))
    return undefined
  if (node.type === 'Property' && node.shorthand) return undefined
  return instead(inner, 'condition', turned(inner, text))
}

const turned = (test: Node, text: string) =>
  booleanOf(test) === undefined ? `!(${textOf(test, text)})` : String(!booleanOf(test))

/** The test of `if`, of `a ? b : c`, and what comes before `&&` in a screen. */
const test: Finder = ({ node, above: [parent] }, text) => {
  if (!parent) return undefined
  const decides = /^(IfStatement|ConditionalExpression)$/.test(parent.type) && part(parent, 'test') === node
  const shows =
    parent.type === 'LogicalExpression' &&
    parent.operator === '&&' &&
    part(parent, 'left') === node &&
    /^JSX(Element|Fragment)$/.test(part(parent, 'right')?.type ?? '')
  return decides || shows ? instead(node, 'condition', `!(${textOf(node, text)})`) : undefined
}

/** Rows the other way round. */
const order: Finder = ({ node, above: [parent] }, text) => {
  if (node.type !== 'CallExpression') return undefined
  if (calledName(node) === 'toReversed') return instead(node, 'order', textOf(listedObject(node)!, text))
  // Within a chain the next call would only hide it.
  if (!/^(toSorted|sort)$/.test(calledName(node)) || parent?.type === 'ExpressionStatement') return undefined
  return listedObject(node) && { kind: 'order', start: node.end, end: node.end, by: '.toReversed()' }
}
const listedObject = (call: Node) => part(part(call, 'callee'), 'object')

/** Which way a list is sorted: `desc: true`. */
const direction: Finder = ({ node }) => {
  const value = part(node, 'value')
  if (node.type !== 'Property' || nameOf(part(node, 'key')) !== 'desc' || booleanOf(value) === undefined)
    return undefined
  return instead(value!, 'order', String(!booleanOf(value)))
}

const LESS: Record<string, string> = { manage: 'read', create: 'read', read: 'employee', editOwn: 'read' }

/** `may('rh', 'manage')`, `can(session, 'rh', 'manage')`: given to others. */
const role: Finder = ({ node }, text) => {
  if (node.type !== 'CallExpression' || !/^(may|can)$/.test(calledName(node))) return undefined
  const ability = listed(node, 'arguments').at(-1)
  const less = LESS[stringOf(ability) ?? '']
  return less && textOf(node, text).includes(',') ? instead(ability!, 'role', `'${less}'`) : undefined
}

const HANDLERS = /^on(Click|Change|CheckedChange|ValueChange|Select|Submit|Picked|Chosen|Move|Saved)$/

/** A button, a switch or a field that does nothing. */
const handler: Finder = ({ node, above: [parent] }) => {
  if (node.type !== 'JSXExpressionContainer' || parent?.type !== 'JSXAttribute') return undefined
  return HANDLERS.test(nameOf(part(parent, 'name'))) ? instead(node, 'handler', '{() => {}}') : undefined
}

/** React's own name of an element, which nobody sees. */
const isKey = (above: readonly Node[]) =>
  above.slice(0, 4).some((one) => one.type === 'JSXAttribute' && nameOf(part(one, 'name')) === 'key')

/** `{row.cidade}` on the screen, or `${row.cidade}` in a text: said twice. */
const value: Finder = ({ node, above }, text) => {
  const [parent, outer] = above
  if (isKey(above)) return undefined
  if (node.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parent?.type ?? '')) {
    const shown = part(node, 'expression')
    if (shown?.type !== 'MemberExpression' || textOf(shown, text) === 'props.children') return undefined
    return { kind: 'value', start: node.end, end: node.end, by: textOf(node, text) }
  }
  if (parent?.type !== 'TemplateLiteral' || outer?.type === 'TaggedTemplateExpression') return undefined
  if (node.type === 'TemplateElement') return undefined
  const end = text.indexOf('}', node.end) + 1
  return { kind: 'value', start: end, end, by: `\${${textOf(node, text)}}` }
}

function another(literal: Node): string | undefined {
  const plain = literal.value
  if (literal.type !== 'Literal') return undefined
  if (typeof plain === 'boolean') return String(!plain)
  if (typeof plain === 'number') return String(plain + 1)
  return typeof plain === 'string' ? `'${plain}x'` : undefined
}

/** The value where nothing is known yet: `?? 0`, `= false`, `useState('')`, `blank: { ativo: true }`. */
const fallback: Finder = ({ node, above }) => {
  const [parent, object] = above
  const other = another(node)
  if (!parent || other === undefined) return undefined
  const isFallback =
    (parent.type === 'LogicalExpression' && parent.operator === '??' && part(parent, 'right') === node) ||
    (parent.type === 'AssignmentPattern' && part(parent, 'right') === node) ||
    (parent.type === 'CallExpression' && calledName(parent) === 'useState')
  return isFallback || isBlank(parent, object, above) ? instead(node, 'default', other) : undefined
}

const BLANK = /^(blank|defaults?|initial|empty)/i
function isBlank(parent: Node, object: Node | undefined, above: readonly Node[]): boolean {
  if (parent.type !== 'Property' || object?.type !== 'ObjectExpression') return false
  return above
    .slice(2, 6)
    .some((one) => BLANK.test(nameOf(part(one, 'id') ?? part(one, 'name') ?? part(one, 'key'))))
}

/** A change of what a screen does at a place; undefined where nothing is decided. */
export const behaviourChange: Finder = (place, text) => {
  for (const find of [flag, test, order, direction, role, handler, value, fallback]) {
    const change = find(place, text)
    if (change) return change
  }
  return undefined
}
