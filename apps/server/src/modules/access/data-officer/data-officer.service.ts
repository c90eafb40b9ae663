/** The data officer (docs/security.md#data-officer). */
import type { DataOfficerFields } from '@intranet/contract/access/data-officer'
import { dataOfficers as text } from '@intranet/contract/messages/trust'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { findDataOfficer, keepsPeople, storeDataOfficer } from './data-officer.queries.ts'

export async function readDataOfficer(db: Database) {
  const found = await findDataOfficer(db)
  if (!found) return null
  const { email: _, ...officer } = found
  return officer
}

export async function nameDataOfficer({ deps, db, ...asking }: SignedInContext, fields: DataOfficerFields) {
  if (!(await keepsPeople(db, fields.id_usuario))) throw refusals.field('id_usuario', text.needsRole)
  await storeDataOfficer(db, fields)
  const alvo = `Encarregado: pessoa ${fields.id_usuario}`
  await deps.security.record(db, 'ajuste', asking, { alvo })
}
