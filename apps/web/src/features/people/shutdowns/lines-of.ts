import { trpc } from '@/lib/trpc.ts'

/** What a change of the lines of a shutdown reads again: those that are open, and what became of the others. */
export const linesOf = (id: number) => [
  trpc.shutdowns.holdings.queryFilter({ id }),
  trpc.shutdowns.outcome.queryFilter({ id }),
]
