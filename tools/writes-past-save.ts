import { calledName, part, placesIn, type Node, type Place } from './mutate/syntax.ts'

/** What takes a call and makes it a mutation by `useSave`: the hook itself, forms, and steps that ask first. */
const TAKERS = /^(mutationFn|onSubmit|onDecide|onSave|create|update|save|call|run|stop|setActive)$/
/** Hooks that do so with their argument, or give a function that does. */
const HOOKS = /^use(Save|PanelAction|PanelWrite|AccountParts)$/

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

/** The names of functions that are given to a taker by their name. */
function takenNames(places: readonly Place[]): Set<string> {
  const given = places.filter(({ node, above: [parent, over] }) => {
    const holder = parent?.type === 'JSXExpressionContainer' ? over : parent
    return node.type === 'Identifier' && holder !== undefined && TAKERS.test(takerOf(holder))
  })
  return new Set(given.map(({ node }) => nameOf(node)))
}

/** Lines of a browser file where a write of the client is no mutation of `useSave` (`apps/web/src/lib/use-save.ts`). */
export function writesPastSave(file: string, text: string): number[] {
  if (!/\bmutat/i.test(text) || file.endsWith('use-save.ts')) return []
  const places = placesIn(file, text)
  const taken = takenNames(places)
  const hooks = new Set(
    places
      .filter(({ node }) => node.type === 'VariableDeclarator' && isHook(part(node, 'init')))
      .map(({ node }) => nameOf(part(node, 'id'))),
  )
  const isTaken = (above: readonly Node[]) =>
    above.some(
      (node) =>
        TAKERS.test(takerOf(node)) ||
        taken.has(nameOf(part(node, 'id'))) ||
        isHook(node) ||
        (node.type === 'CallExpression' && hooks.has(calledName(node))),
    )
  return places
    .filter(({ node, above }) => {
      if (node.type !== 'CallExpression') return false
      const callee = part(node, 'callee')
      if (calledName(node) === 'useMutation')
        return /\.(mutate|mutationOptions)\(/.test(text.slice(node.start, node.end))
      const isWrite =
        calledName(node) === 'mutate' && /^(api|keeps|makes|changes|bulks)$/.test(rootOf(callee))
      return isWrite && !isTaken(above)
    })
    .map(({ node }) => text.slice(0, node.start).split('\n').length)
}
