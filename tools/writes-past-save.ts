import { calledName, part, placesIn, type Node, type Place } from './mutate/syntax.ts'

/** What takes a call and makes it a mutation by `useSave`: the hook itself, forms, and steps that ask first. */
const TAKERS = /^(mutationFn|onSubmit|onDecide|onSave|create|update|save|call|run|stop|setActive)$/
/** Hooks that do so with their argument, or give a function that does. */
const HOOKS = /^use(Save|PanelAction|PanelWrite|AccountParts)$/

type IsTaken = (above: readonly Node[], taken: ReadonlySet<string>) => boolean

const isHook = (node: Node | undefined) => node?.type === 'CallExpression' && HOOKS.test(calledName(node))

const nameOf = (node: Node | undefined): string => String(node?.name ?? '')

function rootOf(node: Node | undefined): string {
  return node?.type === 'MemberExpression' ? rootOf(part(node, 'object')) : nameOf(node)
}

const takerOf = (node: Node): string =>
  node.type === 'JSXAttribute'
    ? nameOf(part(node, 'name'))
    : node.type === 'Property'
      ? nameOf(part(node, 'key'))
      : ''

/** The names of functions that a taker is given, or that what it is given calls. */
function takenNames(places: readonly Place[], isTaken: IsTaken): Set<string> {
  const names = new Set<string>()
  for (let before = -1; before < names.size;) {
    before = names.size
    for (const { node, above } of places) {
      const [parent, over] = above
      const holder = parent?.type === 'JSXExpressionContainer' ? over : parent
      const isGiven = holder !== undefined && TAKERS.test(takerOf(holder))
      const isCalled = parent?.type === 'CallExpression' && part(parent, 'callee') === node
      if (node.type === 'Identifier' && (isGiven || (isCalled && isTaken(above, names))))
        names.add(nameOf(node))
    }
  }
  return names
}

/** Lines of a browser file where a write of the client is no mutation of `useSave` (`apps/web/src/lib/use-save.ts`). */
export function writesPastSave(file: string, text: string): number[] {
  if (!/\bmutat/i.test(text) || file.endsWith('use-save.ts')) return []
  const places = placesIn(file, text)
  const hooks = new Set(
    places
      .filter(({ node }) => node.type === 'VariableDeclarator' && isHook(part(node, 'init')))
      .map(({ node }) => nameOf(part(node, 'id'))),
  )
  const isTaken: IsTaken = (above, taken) =>
    above.some(
      (node) =>
        TAKERS.test(takerOf(node)) ||
        taken.has(nameOf(part(node, 'id'))) ||
        isHook(node) ||
        (node.type === 'CallExpression' && hooks.has(rootOf(part(node, 'callee')))),
    )
  const taken = takenNames(places, isTaken)
  return places
    .filter(({ node, above }) => {
      if (node.type !== 'CallExpression') return false
      const callee = part(node, 'callee')
      if (calledName(node) === 'useMutation')
        return /\.(mutate|mutationOptions)\(/.test(text.slice(node.start, node.end))
      const isWrite =
        calledName(node) === 'mutate' && /^(api|keeps|makes|changes|bulks)$/.test(rootOf(callee))
      return isWrite && !isTaken(above, taken)
    })
    .map(({ node }) => text.slice(0, node.start).split('\n').length)
}
