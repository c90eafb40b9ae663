import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { webhooks as text } from '@intranet/contract/messages/access'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { pauseAfter, sendDue as sendOnce } from './erp-sender.job.ts'
import { pendingInErp, sendToErp } from './send-to-erp.queries.ts'

const { db, as, app, deps } = await testWorld()
const sendDue = (timeout?: number) => sendOnce({ ...groundOf(deps), timeout })
const admin = await as(superadmin)
const vetorial = await makeProvider(db)
const without = await makeProvider(db)

interface Heard {
  headers: IncomingMessage['headers']
  body: { id: number; cliente: string }
}
let heard: Heard[] = []
let answer: (request: Heard, response: ServerResponse) => void
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const one = { headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) }
    heard.push(one)
    answer(one, response)
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as { port: number }
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SECRET = 'um-segredo-do-erp'
const [connection] = await admin.call.erp.create({
  objects: [
    { id_empresa: vetorial, url: `http://127.0.0.1:${port}/leads`, permite_http: true, token: SECRET },
  ],
})
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const good = (request: Heard, response: ServerResponse) =>
  json(response, { cod_lead: 7000 + request.body.id, data_mk: '20/11/2026', hora_mk: '08:30' })

const rowOf = (id_item: number) =>
  db.selectFrom('erp_saida').where('id_item', '=', id_item).selectAll().executeTakeFirstOrThrow()
const leadOf = (id: number) =>
  db
    .selectFrom('vendas_lead as l')
    .where('l.id', '=', id)
    .select(['l.cod_lead', 'l.data_mk', 'l.hora_mk', pendingInErp('l').as('pendente')])
    .executeTakeFirstOrThrow()
const queued = async () => {
  const id = await makeLead(db, vetorial, { documento: '52998224725' })
  await sendToErp(db, [id])
  return id
}
const makeDue = () =>
  db
    .updateTable('erp_saida')
    .set({ proxima_em: new Date(0) })
    .execute()

beforeEach(async () => {
  heard = []
  answer = good
  await db.deleteFrom('erp_saida').execute()
})

describe('a lead sent to the ERP', () => {
  it('is sent once, with its key and the token, and gets its code', async () => {
    const id = await queued()
    expect(await sendToErp(db, [id])).toBe(0)
    expect((await leadOf(id)).pendente).toBe(true)
    await sendDue()
    await sendDue()
    expect(heard).toHaveLength(1)
    expect(heard[0]!.headers).toMatchObject({
      'idempotency-key': `lead:${id}`,
      authorization: `Bearer ${SECRET}`,
    })
    expect(heard[0]!.body).toMatchObject({ id, cliente: 'Marina Prates', documento: '52998224725' })
    expect(await leadOf(id)).toEqual({
      cod_lead: String(7000 + id),
      data_mk: '2026-11-20',
      hora_mk: '08:30:00',
      pendente: false,
    })
    expect(await rowOf(id)).toMatchObject({ situacao: 'enviado', corpo: null, tentativas: 1 })
  })

  it('is written with the lead or not at all, and only for providers with an ERP', async () => {
    const id = await makeLead(db, vetorial)
    await db
      .transaction()
      .execute(async (transaction) => {
        await sendToErp(transaction, [id])
        throw new Error('no')
      })
      .catch(() => undefined)
    const elsewhere = await makeLead(db, without)
    expect(await sendToErp(db, [elsewhere])).toBe(0)
    expect(await db.selectFrom('erp_saida').select('id').execute()).toEqual([])
  })

  it.each<[string, typeof answer, string]>([
    ['fails', (_, response) => json(response, { erro: SECRET }, 500), 'O ERP respondeu 500.'],
    [
      'sends elsewhere',
      (_, response) => response.writeHead(302, { location: '/x' }).end(),
      'O ERP respondeu 302.',
    ],
    ['stalls', () => undefined, 'O ERP não respondeu a tempo.'],
    ['breaks off', (_, response) => response.destroy(), 'Não foi possível falar com o ERP.'],
    ['says nothing', (_, response) => response.writeHead(200).end(), 'O ERP respondeu o que não se entende.'],
    [
      'answers a page',
      (_, response) => response.writeHead(200).end('<html>'),
      'O ERP respondeu o que não se entende.',
    ],
    ['gives no code', (_, response) => json(response, { ok: true }), 'O ERP respondeu o que não se entende.'],
    [
      'lies about the day',
      (_, response) => json(response, { cod_lead: 1, data_mk: '31/02/2026' }),
      'O ERP respondeu o que não se entende.',
    ],
    [
      'never ends',
      (_, response) => void response.writeHead(200).write('x'.repeat(70_000)),
      'O ERP respondeu o que não se entende.',
    ],
  ])('waits for another try when the ERP %s', async (_name, behaviour, erro) => {
    answer = behaviour
    const id = await queued()
    await sendDue(400)
    const row = await rowOf(id)
    expect(row).toMatchObject({ situacao: 'na_fila', erro, tentativas: 1 })
    expect(row.proxima_em.getTime()).toBeGreaterThan(Date.now() + 30_000)
    expect(await leadOf(id)).toMatchObject({ cod_lead: null, pendente: true })
    expect(await sendDue()).toBe(0)
    answer = good
    await makeDue()
    await sendDue()
    expect(await rowOf(id)).toMatchObject({ situacao: 'enviado', tentativas: 2 })
  })

  it('that is older than the connection is queued once by a superadmin, while it is open', async () => {
    const id = await makeLead(db, vetorial, { cliente: 'Veio Antes' })
    await makeLead(db, vetorial, { inativada_em: '2026-01-01T10:00:00-03:00', motivo_inativacao: 'Desistiu' })
    await makeLead(db, vetorial, { cod_lead: '77' })
    const asked = { id: connection!.id }
    const before = (await admin.call.erp.sendOpen(asked)).alterados
    expect(before).toBeGreaterThan(0)
    expect(await rowOf(id)).toMatchObject({ situacao: 'na_fila' })
    expect(await admin.call.erp.sendOpen(asked)).toEqual({ alterados: 0 })
    await sendDue()
    expect(heard.map(({ body }) => body.cliente)).toContain('Veio Antes')
    expect(heard).toHaveLength(before)
    await admin.call.erp.setActive({ ids: [asked.id], ativo: false })
    await expect(admin.call.erp.sendOpen(asked)).rejects.toThrow('A conexão está inativa.')
    await admin.call.erp.setActive({ ids: [asked.id], ativo: true })
  })

  it('fails after five attempts, and is sent again by a superadmin (docs/sales.md#erp-outbox)', async () => {
    answer = (_, response) => json(response, {}, 503)
    const id = await queued()
    for (let tries = 0; tries < 7; tries += 1) {
      await makeDue()
      await sendDue()
    }
    expect(heard).toHaveLength(5)
    const { id: row, situacao } = await rowOf(id)
    expect(situacao).toBe('falhou')
    const { dados } = await admin.call.erp.outbox({ filtro: { situacao: 'falhou' } })
    expect(dados).toMatchObject([{ id: row, id_item: id, erro: 'O ERP respondeu 503.' }])
    answer = good
    const again = await app.inject({
      method: 'POST',
      url: '/v1/vendas/erp/saida/reenviar',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { object: { ids: [row] } },
    })
    expect(again.json()).toEqual({ alterados: 1 })
    await sendDue()
    expect((await leadOf(id)).pendente).toBe(false)
  })

  it('is sent once even by several processes, and waits while the connection is off', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, queued))
    await admin.call.erp.setActive({ ids: [connection!.id], ativo: false })
    expect(await sendDue()).toBe(0)
    await admin.call.erp.setActive({ ids: [connection!.id], ativo: true })
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(heard.map(({ body }) => body.id).sort()).toEqual([...ids].sort())
  })

  it('is taken over from a dead process', async () => {
    const id = await queued()
    await db
      .updateTable('erp_saida')
      .set({ situacao: 'enviando', proxima_em: new Date(Date.now() - 1000) })
      .execute()
    await sendDue()
    expect(await rowOf(id)).toMatchObject({ situacao: 'enviado' })
  })
})

describe('a connection', () => {
  it('never shows its token, neither in answers nor in its history', async () => {
    const { id } = connection!
    await admin.call.erp.update({ id, url: `http://127.0.0.1:${port}/leads`, token: '' })
    const reported = [
      await admin.call.erp.get({ id }),
      await admin.call.erp.list(),
      await admin.call.erp.outbox(),
    ]
    expect(JSON.stringify(reported)).not.toContain(SECRET)
    expect((await admin.call.erp.get({ id })).com_token).toBe(true)
    const history = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'empresa_erp')
      .selectAll()
      .execute()
    expect(history.length).toBeGreaterThan(0)
    expect(JSON.stringify(history)).not.toContain(SECRET)
  })

  it('takes no private address that is new, neither at first nor later', async () => {
    const url = 'https://10.0.0.1/leads'
    const refusedAt = (field: string) => ({
      cause: { details: { campos: { [field]: text.privateAddress } } },
    })
    const created = admin.call.erp.create({ objects: [{ id_empresa: without, url, token: SECRET }] })
    await expect(created).rejects.toMatchObject(refusedAt('objects.0.url'))
    const changed = admin.call.erp.update({ id: connection!.id, url, token: '' })
    await expect(changed).rejects.toMatchObject(refusedAt('url'))
  })

  it('is managed by a superadmin, one per provider', async () => {
    const manager = await as({ roles: ['vendas:gestor'], empresas: [vetorial] })
    await expect(manager.call.erp.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      admin.call.erp.create({ objects: [{ id_empresa: vetorial, url: 'https://erp.example' }] }),
    ).rejects.toThrow('Este provedor já tem uma conexão.')
  })
})

it('pauses grow, and end after the fifth try', () => {
  expect([1, 2, 3, 4, 5].map(pauseAfter)).toEqual([60, 240, 960, 3840, null])
})
