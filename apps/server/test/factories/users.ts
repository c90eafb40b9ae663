import type { Database } from '@intranet/db/connection'

let sequence = 0

export interface UserOverrides {
  nome?: string | null
  email?: string
  roles?: readonly string[]
  /** Providers whose rows the person may see. */
  empresas?: readonly number[]
  employee?: boolean
  ativo?: boolean
  id_empresa?: number
  id_departamento?: number
  id_cargo?: number
}

/** A confirmed person with roles and providers; without a password (tests sign them in directly). */
export async function makeUser(db: Database, over: UserOverrides = {}): Promise<number> {
  sequence += 1
  const { roles = [], empresas = [], employee = true, ...fields } = over
  const { id } = await db
    .insertInto('rh_usuario')
    .values({
      nome: `Pessoa ${sequence}`,
      email: `pessoa${sequence}@intranet.example`,
      funcionario: employee,
      confirmado_em: new Date(),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length)
    await db
      .insertInto('usuario_papel')
      .values(roles.map((papel) => ({ id_usuario: id, papel })))
      .execute()
  if (empresas.length)
    await db
      .insertInto('usuario_empresa')
      .values(empresas.map((id_empresa) => ({ id_usuario: id, id_empresa })))
      .execute()
  return id
}
