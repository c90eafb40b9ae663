/** Finds the places of the server that say whose rows, who may, and which version: see CONTRIBUTING.md. */
import type { Mutation } from './mutation.ts'
import { calledName, listed, part, placesIn, type Node, type Place } from './syntax.ts'

type Found = Pick<Mutation, 'kind' | 'form' | 'start' | 'end'>
type Finder = (place: Place, text: string) => Found | undefined

const textOf = ({ start, end }: Node, text: string) => text.slice(start, end)
const namesActor = (node: Node | undefined, text: string) =>
  node !== undefined && /\bactor\b/.test(textOf(node, text))
const takesActor = (call: Node, text: string) =>
  listed(call, 'arguments').some((one) => /^(ctx\.)?actor$/.test(textOf(one, text)))
const found = ({ start, end }: Node, kind: Found['kind'], form: Found['form']): Found => ({
  kind,
  form,
  start,
  end,
})

const isMethod = (node: Node | undefined, names: RegExp) =>
  node?.type === 'CallExpression' &&
  part(node, 'callee')?.type === 'MemberExpression' &&
  names.test(calledName(node))

const isSql = (template: Node | undefined, text: string) =>
  template?.type === 'TaggedTemplateExpression' && /^sql\b/.test(textOf(template, text))

const CONDITION_BEFORE = /(\b(where|and|or|on|not|when|having)\s*\(*|coalesce\(|^\s*\(+)$/i

/** Whether a node is where a query takes a condition. */
function isCondition({ node, above }: Place, text: string): boolean {
  const [parent, ...higher] = above
  if (!parent) return false
  if (['ConditionalExpression', 'LogicalExpression', 'ArrayExpression'].includes(parent.type))
    return part(parent, 'test') !== node && isCondition({ node: parent, above: higher }, text)
  if (parent.type === 'CallExpression')
    return (
      (isMethod(parent, /^(where|having|on|filterWhere|and|or|not|when)$/) &&
        part(parent, 'callee') !== node) ||
      // The rule of a history (platform/history.ts).
      (calledName(parent) === 'among' && listed(parent, 'arguments')[2] === node)
    )
  if (parent.type !== 'TemplateLiteral' || !isSql(higher[0], text)) return false
  const before = text.slice(parent.start + 1, text.lastIndexOf('${', node.start))
  return CONDITION_BEFORE.test(before.slice(before.lastIndexOf('}') + 1).trimEnd())
}

/** `inScope(actor, …)`, and every other condition that is made of who asks. */
const predicate: Finder = (place, text) => {
  const { node } = place
  if (node.type !== 'CallExpression' || !takesActor(node, text)) return undefined
  if (calledName(node) !== 'inScope' && !isCondition(place, text)) return undefined
  return found(node, 'scope', 'condition')
}

/** `.where('id_usuario', '=', actor.id)`, `eb('id_usuario', '=', actor.id)`, and the version seen alike. */
const comparison: Finder = ({ node }, text) => {
  const [column, operator, value] = listed(node, 'arguments')
  if (node.type !== 'CallExpression' || operator?.type !== 'Literal' || !value) return undefined
  const version = /^'[\w.]*updated_at'/.test(textOf(column!, text)) && operator.value === '='
  if (!version && !namesActor(value, text)) return undefined
  const kind = version ? 'version' : 'scope'
  if (isMethod(node, /^where$/)) return { kind, form: 'arguments', start: column!.start, end: value.end }
  return calledName(node) === 'eb' ? found(node, kind, 'condition') : undefined
}

const COMPARED =
  /(^|\(|\b(?:where|and|or|on|not|when)\s)\s*([\w."]*)\s*(?:=|is not distinct from)\s*(any\()?$/i

/** `coluna = ${actor.id}` within SQL. */
const writtenComparison: Finder = ({ node, above }, text) => {
  const [parent, tagged] = above
  if (parent?.type !== 'TemplateLiteral' || !isSql(tagged, text)) return undefined
  if (node.type === 'TemplateElement' || node.type === 'CallExpression') return undefined
  if (!/\bactor\.\w+/.test(textOf(node, text))) return undefined
  const open = text.lastIndexOf('${', node.start)
  const before = listed(parent, 'expressions').findLast((one) => one.end < node.start)
  const from = before ? text.indexOf('}', before.end) + 1 : parent.start + 1
  const written = COMPARED.exec(text.slice(from, open))
  if (!written || (!written[2] && !before)) return undefined
  const start = written[2]
    ? open - written[0].length + written[0].indexOf(written[2], written[1]!.length)
    : text.lastIndexOf('${', before!.start)
  const close = text.indexOf('}', node.end) + 1
  const cast = /^(::\w+(\[\])?)?\)?/.exec(text.slice(close))![0]
  const tail = written[3] ? cast.length : cast.replace(/\)$/, '').length
  return { kind: 'scope', form: 'written', start, end: close + tail }
}

function calledAlone(node: Node): Node | undefined {
  const expression = part(node, 'expression')
  const call = expression?.type === 'AwaitExpression' ? part(expression, 'argument') : expression
  return node.type === 'ExpressionStatement' && call?.type === 'CallExpression' ? call : undefined
}

/** `assertProvider(actor, …)`, `assertNewest(input, row)`. */
const assertion: Finder = ({ node }, text) => {
  const call = calledAlone(node)
  if (!call) return undefined
  if (calledName(call) === 'assertNewest') return found(node, 'version', 'statement')
  const asserts = calledName(call).startsWith('assert') && namesActor(call, text)
  return asserts ? found(node, 'scope', 'statement') : undefined
}

function throwsIn(node: Node | undefined): Node | undefined {
  const [only, ...others] = node?.type === 'BlockStatement' ? listed(node, 'body') : node ? [node] : []
  return only?.type === 'ThrowStatement' && others.length === 0 ? only : undefined
}

/** `if (row.id_usuario !== actor.id) throw …`, `if (…) throw refusals.stale()`. */
const guard: Finder = ({ node }, text) => {
  const thrown = node.type === 'IfStatement' ? throwsIn(part(node, 'consequent')) : undefined
  if (!thrown || part(node, 'alternate')) return undefined
  const test = textOf(part(node, 'test')!, text)
  if (textOf(thrown, text).startsWith('throw refusals.stale(')) return found(node, 'version', 'statement')
  // Without anybody signed in the rest has nobody to ask about.
  if (/^!(ctx\.|context\.)?actor$/.test(test)) return undefined
  return /\bactor\b/.test(test) ? found(node, 'scope', 'statement') : undefined
}

const inGuard = (above: readonly Node[], text: string) =>
  above.some((one) => guard({ node: one, above: [] }, text) !== undefined)

/** What only some see or do, decided in code: `isSuperadmin(actor)`, `actor.empresas.includes(…)`, `can(actor, …)`. */
const decision: Finder = ({ node, above }, text) => {
  if (inGuard(above, text)) return undefined
  const isRank = node.type === 'BinaryExpression' && /^levelRank\(actor\b.*>= \d$/.test(textOf(node, text))
  if (isRank) return found(node, 'ability', 'decision')
  if (node.type !== 'CallExpression') return undefined
  if (calledName(node) === 'can' && takesActor(node, text)) return found(node, 'ability', 'decision')
  const all = /^(isSuperadmin\((ctx\.)?actor\)|actor\.empresas\.includes\()/.test(textOf(node, text))
  return all ? found(node, 'scope', 'decision') : undefined
}

/** `saveRecord(query, { id, updated_at, … })` without the version seen. */
const versionGiven: Finder = ({ node, above }, text) => {
  const [object, call] = above
  if (node.type !== 'Property' || object?.type !== 'ObjectExpression' || call?.type !== 'CallExpression')
    return undefined
  const given = /^updated_at(: \w+\.updated_at)?$/.test(textOf(node, text))
  return given ? found(node, 'version', 'property') : undefined
}

const OPEN = ['public', 'signedIn', 'self']
const builders: Record<string, number> = {
  procedure: 1,
  slowProcedure: 1,
  marketingProcedure: 0,
  slowMarketingProcedure: 0,
}

/** The ability of `procedure(module, ability, exposure)`. */
const ability: Finder = ({ node }) => {
  const place = node.type === 'CallExpression' ? builders[calledName(node)] : undefined
  const asked = place === undefined ? undefined : listed(node, 'arguments')[place]
  if (asked?.type !== 'Literal' || OPEN.includes(String(asked.value))) return undefined
  return found(asked, 'ability', 'ability')
}

const finders = [predicate, comparison, writtenComparison, assertion, guard, decision, versionGiven, ability]

const lineAt = (text: string, place: number) => text.slice(0, place).split('\n').length

/** `update` of `update: procedure(…)`, or of the function or constant around. */
function nameAround(above: readonly Node[]): string {
  const named = above.find(({ type }) => /^(Property|VariableDeclarator|FunctionDeclaration)$/.test(type))
  const name = part(named, 'key') ?? part(named, 'id')
  return String(name?.name ?? '')
}

function shown(text: string, { start, end }: Found): string {
  const [from, to] = [text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end)]
  const whole = text.slice(end - start > 120 ? start : from, to < 0 ? undefined : to)
  return whole.replace(/\s+/g, ' ').trim().slice(0, 120)
}

/** The mutations of one file, in its order. Throws where the file cannot be read. */
export function findMutations(file: string, text: string): Mutation[] {
  const all = new Map<string, Mutation>()
  for (const place of placesIn(file, text))
    for (const finder of finders) {
      const one = finder(place, text)
      if (!one) continue
      const [line, named] = [lineAt(text, one.start), nameAround(place.above)]
      all.set(`${one.start}-${one.end}`, { file, line, named, was: shown(text, one), ...one })
    }
  return [...all.values()].toSorted((a, b) => a.start - b.start)
}
