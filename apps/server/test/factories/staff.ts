import type { Database } from '@intranet/db/connection'
import { makeUser, type UserOverrides } from './users.ts'

/** Fields of an employee that the plain factory does not know. */
interface StaffOverrides extends UserOverrides {
  id_gestor?: number
  matricula?: string
  cpf?: string
  data_admissao?: string
}

export async function makeEmployee(db: Database, over: StaffOverrides = {}): Promise<number> {
  const { id_gestor, matricula, cpf, data_admissao, ...user } = over
  const id = await makeUser(db, { employee: true, ...user })
  const more = { id_gestor, matricula, cpf, data_admissao }
  const set = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length) await db.updateTable('rh_usuario').set(set).where('id', '=', id).execute()
  return id
}
