/** Takes rows out of pages in parts of any size, and looks ahead; a page is read when the one before is used up. */
export class RowTaker<Row> {
  #pages: AsyncIterator<Row[]>
  #buffered: Row[] = []

  constructor(pages: AsyncIterable<Row[]>) {
    this.#pages = pages[Symbol.asyncIterator]()
  }

  /** Up to `count` rows that come next, left where they are; none at the end. */
  async next(count: number): Promise<Row[]> {
    while (this.#buffered.length === 0) {
      const { value, done } = await this.#pages.next()
      if (done) return []
      this.#buffered = value
    }
    return this.#buffered.slice(0, count)
  }

  /** Up to `count` rows; none at the end. */
  async take(count: number): Promise<Row[]> {
    const rows = await this.next(count)
    this.#buffered = this.#buffered.slice(rows.length)
    return rows
  }

  /** No more is wanted: who reads the pages may stop. */
  async close(): Promise<void> {
    await this.#pages.return?.()
  }
}
