import { keyAddress } from '@intranet/contract/access/access-key-words'
import { webhooks as text } from '@intranet/contract/messages/access'
import { createDatabase } from '@intranet/db/connection'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeLead } from '../../../../test/factories/sales.ts'
import { good, webhookWorld } from '../../../../test/factories/webhook-world.ts'
import { PAUSES } from './deliver.service.ts'
import { handOut } from './hand-out.service.ts'
import { sendDeliveries } from './send-deliveries.service.ts'
import { webhookRetentionJob } from './webhook.job.ts'

const { db, deps, as, app, ours, owner, key, receiver, listen, sending, run, events, deliveries, makeDue } =
  await webhookWorld()

describe('a receiver', () => {
  it.each<[string, typeof good, string]>([
    ['fails', (response) => void response.writeHead(500).end(), text.status(500)],
    [
      'sends elsewhere',
      (response) => void response.writeHead(302, { location: '/x' }).end(),
      text.status(302),
    ],
    ['says nothing', () => {}, text.stalled],
    ['hangs up', (response) => void response.destroy(), text.unreachable],
  ])('that %s is told again after a minute', async (_what, does, erro) => {
    receiver.answer = does
    await listen(['lead.created'])
    const id = await makeLead(db, ours)
    await run(300)
    const [failed] = await deliveries()
    expect(failed).toMatchObject({ situacao: 'na_fila', erro, tentativas: 1 })
    expect(failed!.proxima_em.getTime() - Date.now()).toBeGreaterThan(50_000)
    expect(await run()).toBe(0)
    receiver.answer = good
    await makeDue()
    await run()
    expect((await deliveries())[0]).toMatchObject({ situacao: 'enviado', tentativas: 2, erro: null })
    expect(receiver.heard.map(({ body }) => [body.id, body.eventos[0]!.registro])).toEqual([
      [failed!.id, id],
      [failed!.id, id],
    ])
  })

  it('that answers with other words has its number kept, and none of them', async () => {
    receiver.answer = (response) => {
      response.writeHead(500, 'Quiteria', { 'x-nome': 'Quiteria', location: '/Quiteria' }).end('Quiteria')
    }
    await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    const [kept] = await deliveries()
    expect(kept).toMatchObject({ erro: text.status(500) })
    const { rows } = await sql<{
      whole: string
    }>`select to_jsonb(e)::text as whole from webhook_entrega e`.execute(db)
    expect(rows.map(({ whole }) => whole).join()).not.toContain('Quiteria')
  })

  it('that fails every time is given up after eight tries, and its key’s owner hears of it', async () => {
    receiver.answer = (response) => void response.writeHead(503).end()
    await listen(['lead.created'])
    await makeLead(db, ours)
    const pauses: number[] = []
    await handOut(db, deps.offers.events)
    for (let tries = 0; tries < 8; tries += 1) {
      await makeDue()
      await sendDeliveries(sending)
      const [row] = await deliveries()
      if (row!.situacao === 'na_fila')
        pauses.push(Math.round((row!.proxima_em.getTime() - Date.now()) / 1000))
    }
    const minutes = [1, 5, 30, 120, 360, 720, 1440]
    expect(PAUSES).toEqual(minutes.map((minute) => minute * 60))
    for (const [at, pause] of pauses.entries()) expect(Math.abs(pause - PAUSES[at]!)).toBeLessThan(5)
    expect(pauses).toHaveLength(7)
    expect((await deliveries())[0]).toMatchObject({ situacao: 'falhou', tentativas: 8, resposta: 503 })
    const [notice] = await owner.call.notifications.list()
    expect(notice!.data).toMatchObject({ msg: text.failed('Espelho'), rota: keyAddress(key.id) })

    receiver.answer = good
    const delivery = (await deliveries())[0]!.id
    expect(await owner.call.webhooks.resend({ ids: [delivery] })).toEqual({ alterados: 1 })
    const stranger = await as({ roles: ['configuracao:gestor'] })
    await expect(stranger.call.webhooks.resend({ ids: [delivery] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await run()
    expect((await deliveries())[0]).toMatchObject({ situacao: 'enviado' })
  })

  it('that was mended is told at once what waited for its next try', async () => {
    receiver.answer = (response) => void response.writeHead(500).end()
    await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    receiver.answer = good
    expect(await run()).toBe(0)
    const [waiting] = await deliveries()
    expect(await owner.call.webhooks.resend({ ids: [waiting!.id] })).toEqual({ alterados: 1 })
    expect(await run()).toBe(1)
    expect((await deliveries())[0]).toMatchObject({ situacao: 'enviado', tentativas: 1 })
  })

  it('gets one request at a time, however many processes send', async () => {
    let release: (() => void)[] = []
    receiver.answer = (response) => void release.push(() => response.end())
    await listen(['lead.created'])
    for (let count = 0; count < 3; count += 1) {
      await makeLead(db, ours)
      await handOut(db, deps.offers.events)
    }
    const all = Promise.all([sendDeliveries(sending), sendDeliveries(sending), sendDeliveries(sending)])
    for (let count = 0; count < 3; count += 1) {
      await expect.poll(() => release.length).toBe(1)
      const [go] = release
      release = []
      go!()
    }
    await all
    expect(receiver.heard).toHaveLength(3)
    expect(receiver.mostAtOnce).toBe(1)
    expect(new Set(events().map(({ id }) => id)).size).toBe(3)
  })

  it('that was told by a process that died before it could note so is told again, by the same id', async () => {
    await listen(['lead.created'])
    await makeLead(db, ours)
    await handOut(db, deps.offers.events)
    // The request arrives, and the process has no database any more to note it in.
    const dying = createDatabase(String(deps.connection.pool.options.connectionString))
    receiver.answer = async (response) => {
      await dying.close()
      response.end()
    }
    await expect(sendDeliveries({ ...sending, db: dying.db })).rejects.toThrow()
    receiver.answer = good
    expect(receiver.heard).toHaveLength(1)
    expect(await sendDeliveries(sending)).toBe(0)
    await sql`update webhook_vez set ate = now() - interval '1 second'`.execute(db)
    await sendDeliveries(sending)
    expect(receiver.heard.map(({ body }) => body.id)).toEqual([
      receiver.heard[0]!.body.id,
      receiver.heard[0]!.body.id,
    ])
    expect((await deliveries())[0]).toMatchObject({ situacao: 'enviado' })
  })
})

describe('deliveries', () => {
  it('are listed by REST, and forgotten after 30 days', async () => {
    const { id } = await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    const asked = await app.inject({
      method: 'POST',
      url: '/v1/webhooks/entregas/filtro',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { filtro: { id_webhook: { _eq: id } } },
    })
    expect(asked.json()).toMatchObject({
      total: 1,
      webhook_entrega: [{ situacao: 'enviado', quantidade: 1 }],
    })
    await sql`update webhook_entrega set created_at = now() - interval '31 days'`.execute(db)
    await webhookRetentionJob.run(deps, {})
    expect(await deliveries()).toEqual([])
  })
})
