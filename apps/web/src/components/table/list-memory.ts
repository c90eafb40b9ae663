/** What the pages read so far tell of the others, while limit, order and filters stand. */
export interface ListMemory {
  key: string
  /** Null until a page was counted. */
  total: number | null
  /** Page → the mark of the row before it. */
  marks: Map<number, string>
}

export const newMemory = (key: string): ListMemory => ({ key, total: null, marks: new Map() })
