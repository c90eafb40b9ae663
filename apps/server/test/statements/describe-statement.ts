/** What PostgreSQL says of a statement before anybody runs it. */
import type { Client, Connection } from 'pg'

export interface DescribedColumn {
  name: string
  /** The type's number. */
  oid: number
  /** The table that it is a plain column of and its number there; 0 for what is computed. */
  table: number
  place: number
}

interface RowDescription {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[]
}

/** pg hands the messages of its protocol to what was submitted. */
class Description {
  #columns: DescribedColumn[] = []
  readonly #text: string
  readonly #done: (columns: DescribedColumn[]) => void
  readonly #failed: (error: Error) => void

  constructor(text: string, done: (columns: DescribedColumn[]) => void, failed: (error: Error) => void) {
    this.#text = text
    this.#done = done
    this.#failed = failed
  }

  submit(connection: Connection) {
    connection.parse({ text: this.#text, name: '', types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: RowDescription) {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      oid: dataTypeID,
      table: tableID,
      place: columnID,
    }))
  }

  /** The client has ended this statement already; the next one waits until the server is ready. */
  handleError(error: Error) {
    this.#failed(error)
  }

  handleReadyForQuery() {
    this.#done(this.#columns)
  }
}

/** The columns that a statement answers. Rejects with the database's refusal where it cannot be prepared. */
export const describeStatement = (client: Client, text: string): Promise<DescribedColumn[]> =>
  new Promise((done, failed) => {
    client.query(new Description(text, done, failed))
  })
