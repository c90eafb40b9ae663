/** The answer of a repeated call is kept for who may still ask it: docs/platform.md. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'

const { db, as, app } = await testWorld()
const id_empresa = await makeProvider(db)
let sequence = 0
const newKey = () => `direito-${(sequence += 1)}-2026-11-21`
const send = (
  url: string,
  payload: object,
  { chave, headers }: { chave: string; headers: Record<string, string> },
) => app.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': chave } })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const addProvider = () => makeProvider(db)
it.each([
  ['a role', sql`delete from usuario_papel where papel = 'vendas:gestor' and id_usuario =`],
  ['a provider', sql`delete from usuario_empresa where id_usuario =`],
])('(%s) ends the answer to the repeated call; given back, it is answered again', async (what, taking) => {
  const id_outra = await addProvider()
  const roles = ['rh:gestor', 'vendas:gestor']
  const person = await as({ roles, empresas: what === 'a role' ? [id_outra] : [id_empresa, id_outra] })
  const keyed = { chave: newKey(), headers: bearer(person.token) }
  const body = { object: { nome: `Setor ${keyed.chave}`, id_empresa: id_outra } }
  const first = await send('/v1/rh/departamento', body, keyed)
  expect(first.statusCode).toBe(200)
  expect((await send('/v1/rh/departamento', body, keyed)).json()).toEqual(first.json())
  await sql`${taking} ${person.userId}`.execute(db)
  expect((await send('/v1/rh/departamento', body, keyed)).statusCode).toBe(403)
  if (what === 'a role')
    await db
      .insertInto('usuario_papel')
      .values({ id_usuario: person.userId, papel: 'vendas:gestor' })
      .execute()
  else
    await db
      .insertInto('usuario_empresa')
      .values([id_empresa, id_outra].map((id) => ({ id_usuario: person.userId, id_empresa: id })))
      .execute()
  expect((await send('/v1/rh/departamento', body, keyed)).json()).toEqual(first.json())
})

it('on an access key ends it too', async () => {
  const { userId } = await as({ roles: ['rh:gestor'], empresas: [id_empresa] })
  const key = await makeAccessKey(db, userId, { roles: ['rh:gestor'], empresas: [id_empresa] })
  const keyed = { chave: newKey(), headers: key.headers }
  const body = { object: { nome: `Setor ${keyed.chave}`, id_empresa } }
  expect((await send('/v1/rh/departamento', body, keyed)).statusCode).toBe(200)
  await sql`update rh_usuario set funcionario = false where id = ${userId}`.execute(db)
  expect((await send('/v1/rh/departamento', body, keyed)).statusCode).toBe(403)
})
