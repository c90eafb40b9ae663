/** The last 100 calls of a key (docs/access-keys.md#calls). */
import { KEPT_CALLS } from '@intranet/contract/access/access-key-words'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { makeAccessKey } from '../../test/factories/access-keys.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { testWorld } from '../../test/app.ts'
import { keyExpiryJob } from '../modules/access/access-keys/key-expiry.job.ts'
import { createKeyCalls, type KeyCall } from './key-calls.ts'

const { app, db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const roles = ['rh:gestor']
const owner = await as({ roles, empresas: [ours] })
const newKey = () => makeAccessKey(db, owner.userId, { roles: ['rh:escrever'], empresas: [ours] })
const stored = (id: number) =>
  db.selectFrom('chave_acesso_chamada').where('id_chave', '=', id).selectAll().orderBy('ordem').execute()

/** A call is remembered once its answer has left. */
const written = (id: number, count: number) =>
  expect
    .poll(async () => {
      await deps.keyCalls.settle()
      return (await stored(id)).length
    })
    .toBe(count)

it('are shown to the key and its owner: time, route, status and request id, and nothing that was asked', async () => {
  const { id, headers } = await newKey()
  const asked = [
    await app.inject({ url: '/v1/rh/departamento?q=Quiteria&limit=1', headers }),
    await app.inject({ url: '/v1/rh/departamento/987654321', headers }),
    await app.inject({
      url: '/trpc/departments.list,nada.Quiteria?batch=1&input={"0":{"q":"Quiteria"}}',
      headers,
    }),
    await app.inject({ method: 'POST', url: '/v1/rh/departamento', headers, payload: { nome: 'Quiteria' } }),
  ]
  await written(id, 4)
  const { chamadas } = (await app.inject({ url: '/v1/chaves/eu/chamadas', headers })).json()
  const ofRequests = asked.map(({ headers: { 'x-request-id': pedido }, statusCode: status }) => ({
    status,
    pedido,
  }))
  expect(chamadas).toMatchObject(ofRequests.toReversed())
  expect(chamadas.map(({ metodo, rota }: KeyCall) => `${metodo} ${rota}`)).toEqual([
    'POST /v1/rh/departamento',
    'GET /trpc/departments.list,unknown',
    'GET /v1/rh/departamento/:id',
    'GET /v1/rh/departamento',
  ])
  expect(JSON.stringify(await stored(id))).not.toMatch(/Quiteria|987654321/)
  const page = await app.inject({
    url: `/v1/chaves/${id}/chamadas`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(page.json()).toEqual({ chamadas })
  const stranger = await as({ roles: ['configuracao:gestor'] })
  await expect(stranger.call.accessKeys.calls({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(owner.call.accessKeys.myCalls()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('are a hundred, whatever several servers write', async () => {
  const { id } = await newKey()
  const servers = [1, 2, 3].map(() => createKeyCalls(db, (error) => expect.unreachable(String(error))))
  const call = { id_chave: id, momento: new Date(), metodo: 'GET', rota: '/v1/x', status: 200 }
  for (const count of [40, 250])
    await Promise.all(
      servers.map(async (server) => {
        for (let n = 0; n < count; n += 1) server.note({ ...call, pedido: crypto.randomUUID() })
        await server.settle()
      }),
    )
  const rows = await stored(id)
  expect(rows).toHaveLength(KEPT_CALLS)
  expect(new Set(rows.map(({ pedido }) => pedido)).size).toBe(KEPT_CALLS)
  // 3 × 40, then the last hundred of each: the newest hundred are there, one after the other.
  expect(rows.map(({ ordem }) => Number(ordem))).toEqual(
    Array.from({ length: KEPT_CALLS }, (_, n) => 321 + n),
  )
})

it('end with their key: revoked, or past its last day', async () => {
  const [revoked, over] = [await newKey(), await newKey()]
  for (const { headers } of [revoked, over]) await app.inject({ url: '/v1/chaves/eu', headers })
  await Promise.all([written(revoked.id, 1), written(over.id, 1)])
  expect([(await stored(revoked.id)).length, (await stored(over.id)).length]).toEqual([1, 1])
  await app.inject({ url: '/v1/chaves/eu', headers: revoked.headers })
  await owner.call.accessKeys.revoke({ id: revoked.id })
  await deps.keyCalls.settle()
  expect(await stored(revoked.id)).toEqual([])
  await sql`update chave_acesso set validade_fim = current_date - 2 where id = ${over.id}`.execute(db)
  await keyExpiryJob.run(deps, {})
  expect(await stored(over.id)).toEqual([])
})
