import type { Deps } from '../../../platform/deps.ts'
import type { ErpGround } from '../../../platform/erp/erp-system.ts'

/** What ERPs are reached with, outside any transaction. */
export const groundOf = ({ outgoing, sealed, connection }: Deps): ErpGround => ({
  outgoing,
  sealed,
  db: connection.db,
})
