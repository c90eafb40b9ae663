import type { Database } from '@intranet/db/connection'
import type { Deps } from '../deps.ts'

/** What a system is reached with, and where its calls are counted. */
export interface ErpGround extends Pick<Deps, 'env' | 'outgoing' | 'sealed'> {
  db: Database
  metrics: Pick<Deps['metrics'], 'erpCall'>
}

/** What ERPs are reached with, outside any transaction. */
export const groundOf = ({ env, outgoing, sealed, metrics, connection }: Deps): ErpGround => ({
  env,
  outgoing,
  sealed,
  metrics,
  db: connection.db,
})
