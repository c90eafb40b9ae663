/** What waited on a device is done in its own person's session alone: docs/unsent.md#one-person. */
import { expect, it } from 'vitest'
import { leadWorld } from './factories/lead-world.ts'

const { db, app, manager, seller, typed } = await leadWorld()
const FONE = '53900001122'

const send = (person: number) =>
  app.inject({
    method: 'POST',
    url: '/trpc/leads.create',
    payload: { objects: [{ ...typed, cliente: 'Ana da Fila', fone: FONE }] },
    headers: { authorization: `Bearer ${manager.token}`, 'x-pessoa': String(person) },
  })
const leads = async () =>
  (await db.selectFrom('vendas_lead').where('fone', '=', FONE).select('id').execute()).length

it('a call that names its person is refused in the session of somebody else, and does nothing', async () => {
  expect((await send(seller.userId)).statusCode).toBe(401)
  expect(await leads()).toBe(0)
  expect((await send(manager.userId)).statusCode).toBe(200)
  expect(await leads()).toBe(1)
})

it('a photo that names its person is not stored as somebody else’s', async () => {
  const body = [
    '--limite',
    'content-disposition: form-data; name="file"; filename="foto.png"',
    'content-type: image/png',
    '',
    'x',
    '--limite--',
    '',
  ].join('\r\n')
  const answer = await app.inject({
    method: 'POST',
    url: '/files',
    payload: body,
    headers: {
      authorization: `Bearer ${manager.token}`,
      'x-pessoa': String(seller.userId),
      'content-type': 'multipart/form-data; boundary=limite',
    },
  })
  expect(answer.statusCode).toBe(401)
})
