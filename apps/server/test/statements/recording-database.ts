/** A database that runs nothing: its maker answers what it is asked. */
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'

/** Answers the rows of a statement; rejects as the database would. */
export type Answering = (asked: CompiledQuery) => Promise<object[]>

/** Transactions of it begin and end without a word. */
export function recordingDatabase(answer: Answering): Database {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(asked: CompiledQuery): Promise<QueryResult<Row>> {
      const rows = (await answer(asked)) as Row[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    },
    async *streamQuery<Row>(asked: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      yield { rows: (await answer(asked)) as Row[] }
    },
  }
  const nothing = async () => {}
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
}
