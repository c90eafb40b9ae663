/** Orders from 1 to n. Pure. */

interface Wanted {
  id: number
  prioridade: number
}

/**
 * An order with some items moved to their priorities (from 1); the others keep their order and fill the gaps.
 * Two of the same priority are in the order in which they were sent.
 */
export function placeItems(before: readonly number[], wanted: readonly Wanted[]): number[] {
  const moved = new Set(wanted.map(({ id }) => id))
  const order = before.filter((id) => !moved.has(id))
  const sorted = [...new Map(wanted.map((item) => [item.id, item])).values()].sort(
    (a, b) => a.prioridade - b.prioridade,
  )
  for (const { id, prioridade } of sorted) order.splice(Math.max(prioridade, 1) - 1, 0, id)
  return order
}
