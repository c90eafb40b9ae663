/** What the pages read so far tell of the others, while the screen, its order and its filters stand. */
interface ListMemory {
  /** Null until a page was counted. */
  total: number | null
  somas?: Record<string, string>
  /** Page → the mark of the row before it. */
  marks: ReadonlyMap<number, string>
}

const nothing: ListMemory = { total: null, marks: new Map() }
const memories = new Map<string, ListMemory>()

export const recall = (key: string): ListMemory => memories.get(key) ?? nothing

interface Answer extends Pick<ListMemory, 'total' | 'somas'> {
  depois: string | null
}

/** Keeps the totals of a page that was counted, and the mark that the next page follows. */
export function remember(key: string, page: number, answer: Answer) {
  const { total, somas, marks } = recall(key)
  const next = answer.depois ? new Map(marks).set(page + 1, answer.depois) : marks
  memories.set(key, { total: answer.total ?? total, somas: answer.somas ?? somas, marks: next })
}

export const forget = (key: string) => memories.delete(key)
