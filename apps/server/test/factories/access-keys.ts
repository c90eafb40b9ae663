import type { Database } from '@intranet/db/connection'
import { makeKey } from '../../src/platform/access-key.ts'

export interface KeyOverrides {
  nome?: string
  roles?: string[]
  dados_pessoais?: boolean
  empresas?: number[]
  enderecos?: string[]
  validade_fim?: string
}

/** A key of a person, made past every rule: also one that holds more than they have. */
export async function makeAccessKey(db: Database, id_usuario: number, over: KeyOverrides = {}) {
  const { chave, ...kept } = makeKey()
  const { empresas = [], ...fields } = over
  const { id } = await db
    .insertInto('chave_acesso')
    .values({
      nome: 'Sincronização',
      roles: ['rh:gestor'],
      validade_fim: '2099-12-31',
      id_usuario,
      ...kept,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (empresas.length)
    await db
      .insertInto('chave_acesso_empresa')
      .values(empresas.map((id_empresa) => ({ id_chave: id, id_empresa })))
      .execute()
  return { id, chave, headers: { authorization: `Bearer ${chave}` } }
}
