/** The documented paths of webhooks: made, read, changed, sent again and removed. */
import { expect, it } from 'vitest'
import { makeLead } from '../../../../test/factories/sales.ts'
import { webhookWorld } from '../../../../test/factories/webhook-world.ts'

const { app, db, admin, ours, owner, key, receiver, fields, run } = await webhookWorld()

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
