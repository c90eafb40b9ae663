import type { UpdateUserInput } from '@intranet/contract/access/user-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import type { Insertable } from 'kysely'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

export const insertUsers = (db: Database, rows: Insertable<DB['rh_usuario']>[]) =>
  db.insertInto('rh_usuario').values(rows).returning('id').execute()

export const updateUser = (db: Database, input: Omit<UpdateUserInput, 'image_data' | 'image_format'>) =>
  saveRecord(db.updateTable('rh_usuario'), input)

export const setUsersActive = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('rh_usuario'), input)

export const deleteUser = (db: Database, id: number) => removeRecord(db.deleteFrom('rh_usuario'), id)

/** A first password and until when it is valid: it only lets the person choose the real one. */
export const storeFirstHash = (
  db: Database,
  id: number,
  first: { senha_hash: string; senha_provisoria_ate: Date },
) => db.updateTable('rh_usuario').set(first).where('id', '=', id).execute()

/** The person has to choose another password at their next sign-in. */
export const demandNewPassword = (db: Database, id: number) =>
  db.updateTable('rh_usuario').set({ redefinir_senha: true }).where('id', '=', id).execute()
