import { dirname } from 'node:path'
import type { Import } from './arrows.ts'

type Graph = Map<string, Set<string>>

/** Groups of nodes that reach each other, each sorted (Tarjan's strongly connected components). */
function circles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest.set(node, Math.min(lowest.get(node)!, visit(next)))
      else if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, order.get(next)!))
    }
    if (lowest.get(node) === order.get(node)) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) found.push(group.toSorted())
    }
    return lowest.get(node)!
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph: Graph = new Map()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

const isInside = (a: string, b: string) => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`)

/**
 * Files that import each other, and folders that do, also by a type alone, in words. A folder and those inside it
 * count as one house. `import()` is left out: a chunk may use what loads it.
 */
export function foundCircles(imports: readonly Import[]): string[] {
  const files = imports.filter(({ dynamic }) => !dynamic).map(({ from, to }) => [from, to] as const)
  const folders = files
    .map(([from, to]) => [dirname(from), dirname(to)] as const)
    .filter(([from, to]) => !isInside(from, to))
  return [
    ...circles(graphOf(files)).map((group) => `a circle of files: ${group.join(', ')}`),
    ...circles(graphOf(folders)).map((group) => `a circle of folders: ${group.join(', ')}`),
  ]
}
