/** How many rows the filter has, and the sums of their amounts. */
export interface Totals {
  /** Null until a page was counted. */
  total: number | null
  /** There are more rows than were counted. */
  ha_mais?: true
  somas?: Record<string, string>
}

/** What the pages read so far say of the others, while the screen keeps its order and its filters. */
interface ListMemory extends Totals {
  /** Page → the mark of the row before it. */
  marks: ReadonlyMap<number, string>
}

const nothing: ListMemory = { total: null, marks: new Map() }
const memories = new Map<string, ListMemory>()

export const recall = (key: string): ListMemory => memories.get(key) ?? nothing

interface Answer extends Totals {
  depois: string | null
}

/** Those of the page that was counted, else those known before it. */
export const totalsOf = (page: Totals | undefined, known: Totals): Totals => {
  const { total, ha_mais } = typeof page?.total === 'number' ? page : known
  return { total, ha_mais, somas: page?.somas ?? known.somas }
}

/** Keeps the totals of a page that was counted, and the mark that the next page follows. */
export function remember(key: string, page: number, answer: Answer) {
  const { marks, ...known } = recall(key)
  const next = answer.depois ? new Map(marks).set(page + 1, answer.depois) : marks
  memories.set(key, { ...totalsOf(answer, known), marks: next })
}

export const forget = (key: string) => memories.delete(key)
