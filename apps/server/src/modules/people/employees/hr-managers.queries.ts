import type { Database } from '@intranet/db/connection'
import { holdersOf } from '../../../platform/role-holders.ts'

/** Those who maintain the people of a provider (of any provider, if null). */
export const hrManagersOf = (db: Database, id_empresa: number | null) =>
  holdersOf(db, 'rh:gestor', id_empresa)
