/** The documented paths of webhooks: made, read, changed, sent again and removed. */
import { expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { webhookWorld } from '../../../../test/factories/webhook-world.ts'

const { app, db, admin, ours, owner, key, receiver, fields, run, listen } = await webhookWorld()

const caller =
  (token: string) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, status = 200) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method, url: `/v1/webhooks${path}`, headers, payload })
    expect([path, answer.statusCode]).toEqual([path, status])
    return answer.json()
  }

it('a superadmin keeps them, the owner of the key reads them and sends a delivery again', async () => {
  const [manage, read] = [caller(admin.token), caller(owner.token)]
  const made = await manage('POST', '', {
    object: { ...fields, id_chave: key.id, eventos: ['lead.created'] },
  })
  const [{ id, segredo }] = made.insert_webhook.returning
  expect(segredo.length).toBeGreaterThan(30)
  expect((await read('GET', '')).webhook).toMatchObject([{ id, eventos: ['lead.created'] }])
  const one = (await read('GET', `/${id}`)).webhook_by_pk
  expect(one).toMatchObject({ id, ativo: true })
  const object = { nome: 'Espelho de leads', eventos: ['lead.created', 'lead.sold'] }
  await read('PUT', `/${id}`, { object }, 403)
  await manage('PUT', `/${id}`, { object: { ...object, updated_at: one.updated_at } })
  expect((await read('GET', `/${id}`)).webhook_by_pk).toMatchObject(object)
  expect((await manage('POST', `/${id}/segredo`)).segredo).not.toBe(segredo)

  await makeLead(db, ours)
  await run()
  const sent = await read('POST', '/entregas/filtro', { filtro: { id_webhook: id } })
  expect(sent.webhook_entrega).toMatchObject([
    { webhook: 'Espelho de leads', situacao: 'enviado', quantidade: 1 },
  ])
  await read('POST', '/entregas/reenviar', { object: { ids: [sent.webhook_entrega[0].id] } })
  await run()
  expect(receiver.heard.map(({ body }) => body.id)).toEqual(Array(2).fill(sent.webhook_entrega[0].id))

  await manage('DELETE', `/${id}`)
  await read('GET', `/${id}`, undefined, 404)
})

it('its secret is answered with the record too (docs/rest.md#the-record-after-a-write)', async () => {
  const object = { ...fields, id_chave: key.id, eventos: ['lead.created'] }
  const made = await caller(admin.token)('POST', '?retorno=registro', { object })
  expect(made.insert_webhook.returning).toMatchObject([
    { segredo: expect.stringMatching(/^whs_.{30}/), nome: fields.nome, eventos: ['lead.created'] },
  ])
})

it('a key reads its webhooks and their deliveries, and those of no other key of its owner', async () => {
  const other = await makeAccessKey(db, owner.userId, { roles: ['vendas:ler'], empresas: [ours] })
  const { id: mine } = await listen(['lead.created'])
  const { id: theirs } = await listen(['lead.created'], other.id)
  await makeLead(db, ours)
  await run()
  const program = caller(other.chave)
  expect((await program('GET', '')).webhook).toMatchObject([{ id: theirs }])
  await program('GET', `/${mine}`, undefined, 404)
  const { webhook_entrega: sent } = await program('POST', '/entregas/filtro', {})
  expect(sent).toMatchObject([{ id_webhook: theirs, situacao: 'enviado' }])
  expect(await program('GET', `/entregas/${sent[0].id}`)).toMatchObject({
    webhook_entrega_by_pk: { corpo: { eventos: [{ tipo: 'lead.created' }] } },
  })
  const { webhook_entrega: all } = await caller(owner.token)('POST', '/entregas/filtro', {})
  const { id } = all.find(({ id_webhook }: { id_webhook: number }) => id_webhook === mine)
  await program('GET', `/entregas/${id}`, undefined, 404)
  await program('POST', '/entregas/reenviar', { object: { ids: [sent[0].id] } }, 403)
})
