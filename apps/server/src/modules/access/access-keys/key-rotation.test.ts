import { accessKeys as text } from '@intranet/contract/messages/access'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, deps, app, as } = await testWorld()
const ours = await makeProvider(db)
const admin = await as(superadmin)
const fields = { nome: 'Folha', roles: ['rh:ler'], empresas: [ours], validade_fim: dayFromNow(300) }

async function makeOwned() {
  const owner = await as({ roles: ['rh:gestor'], empresas: [ours] })
  const [made] = await admin.call.accessKeys.create({ objects: [{ ...fields, id_usuario: owner.userId }] })
  return { owner, ...made! }
}
const statusOf = async (chave: string) =>
  (await app.inject({ url: '/v1/rh/departamento', headers: { authorization: `Bearer ${chave}` } })).statusCode
const versionOf = async (id: number) => (await admin.call.accessKeys.get({ id })).updated_at.toISOString()

it('a changed key has the same rights; the one of before works for a day beside it', async () => {
  const { id, chave, prefixo, owner } = await makeOwned()
  const before = await admin.call.accessKeys.get({ id })
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/chaves/${id}/trocar`,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { updated_at: before.updated_at },
  })
  const changed = answer.json()
  expect(changed.prefixo_anterior).toBe(prefixo)
  const hours = (Date.parse(changed.anterior_ate) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThanOrEqual(24.01)
  expect([await statusOf(chave), await statusOf(changed.chave)]).toEqual([200, 200])
  expect(await admin.call.accessKeys.get({ id })).toMatchObject({
    roles: before.roles,
    prefixo: changed.prefixo,
    prefixo_anterior: prefixo,
  })
  expect((await owner.call.notifications.list())[0]!.data).toMatchObject({ msg: text.rotated('Folha') })
  const own = await app.inject({ url: '/v1/chaves/eu', headers: { authorization: `Bearer ${chave}` } })
  expect(own.json()).toMatchObject({ expira_em: changed.anterior_ate, prefixo })
  const next = await app.inject({
    url: '/v1/chaves/eu',
    headers: { authorization: `Bearer ${changed.chave}` },
  })
  expect(next.json().prefixo).toBe(changed.prefixo)

  await sql`update chave_acesso set anterior_ate = now() - interval '1 second' where id = ${id}`.execute(db)
  expect([await statusOf(chave), await statusOf(changed.chave)]).toEqual([401, 200])
  expect(await admin.call.accessKeys.get({ id })).toMatchObject({
    prefixo_anterior: null,
    anterior_ate: null,
  })
})

it('a second click is refused, and revoking ends both', async () => {
  const { id, chave } = await makeOwned()
  const updated_at = await versionOf(id)
  const changed = await admin.call.accessKeys.rotate({ id, updated_at })
  await expect(admin.call.accessKeys.rotate({ id, updated_at })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await statusOf(chave)).toBe(200)
  await admin.call.accessKeys.revoke({ id })
  expect([await statusOf(chave), await statusOf(changed.chave)]).toEqual([401, 401])
  await expect(admin.call.accessKeys.rotate({ id, updated_at: await versionOf(id) })).rejects.toThrow(
    text.revoked,
  )
})

it('is the owner’s where people keep their own, superadmins’ always, and leaves no hash in the history', async () => {
  const { id, owner } = await makeOwned()
  const rotate = async () => owner.call.accessKeys.rotate({ id, updated_at: await versionOf(id) })
  await expect(rotate()).rejects.toThrow(text.notAllowed)
  await admin.call.parameters.update({ chaves_proprias: true })
  await rotate()
  const stranger = await as({ roles: ['rh:gestor'], empresas: [ours] })
  await expect(
    stranger.call.accessKeys.rotate({ id, updated_at: await versionOf(id) }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await admin.call.parameters.update({ chaves_proprias: false })
  const { rows } = await deps.connection.pool.query(
    `select coalesce(string_agg(new_data::text || old_data::text, ''), '') as kept, count(*)::int as lines
      from log_historico where tabela = 'chave_acesso' and id_item = $1`,
    [String(id)],
  )
  expect(rows[0].lines).toBeGreaterThan(1)
  const stored = await db
    .selectFrom('chave_acesso')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rows[0].kept).not.toContain(stored.hash)
  expect(rows[0].kept).not.toContain(stored.hash_anterior!)
})
