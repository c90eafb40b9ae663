/** Webhooks that can be tried: at once, with tests, opened deliveries, ranges that are sent again, and an end by 410. */
import type { ServerResponse } from 'node:http'
import { keyAddress } from '@intranet/contract/access/access-key-words'
import { MOST_RESENT } from '@intranet/contract/access/webhook-words'
import { webhooks as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeLead } from '../../../../test/factories/sales.ts'
import { webhookWorld } from '../../../../test/factories/webhook-world.ts'
import { cleanAnswer } from './delivery-answer.ts'
import { startWebhookPump } from './webhook-pump.ts'

const {
  db,
  deps,
  as,
  admin,
  app,
  ours,
  theirs,
  owner,
  key,
  receiver,
  fields,
  listen,
  run,
  events,
  deliveries,
} = await webhookWorld()

describe('a delivery', () => {
  it('begins within two seconds of the commit, also while another receiver says nothing', async () => {
    const pump = startWebhookPump(deps)
    let waiting: ServerResponse | undefined
    await deps.events.whenHearing()
    try {
      const silent = await listen(['onboarding.finished'])
      receiver.answer = (response) => {
        if (receiver.heard.at(-1)!.body.eventos[0]!.tipo === 'ping') waiting = response
        else response.end('ok')
      }
      await admin.call.webhooks.test({ id: silent.id })
      await listen(['lead.created'])
      await expect.poll(() => receiver.heard.length, { interval: 20 }).toBe(1)
      const waits: number[] = []
      for (let count = 1; count < 4; count += 1) {
        await makeLead(db, ours)
        const committed = Date.now()
        await expect.poll(() => receiver.heard.length, { interval: 20 }).toBe(1 + count)
        waits.push(receiver.heard.at(-1)!.at - committed)
      }
      // No job runs here: that they came is the wake's doing. A busy machine may be slow once, the one in the middle is not.
      const [, middle] = waits.toSorted((one, other) => one - other)
      expect(middle).toBeLessThan(2000)
    } finally {
      waiting?.end()
      await pump.stop()
    }
  })

  it('names itself and us in its headers, by the same id when it is sent again', async () => {
    await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    const { id } = (await deliveries())[0]!
    await owner.call.webhooks.resend({ ids: [id] })
    await run()
    const named = receiver.heard.map(({ headers }) => [headers['intranet-delivery'], headers['user-agent']])
    const both = [String(id), 'intranet-webhooks/1']
    expect(named).toEqual([both, both])
  })

  it('opens with its body, the answer without secrets, and the time it took', async () => {
    const { id: id_webhook, segredo } = await listen(['lead.created'])
    const answer = { recebido: true, token: 'abc', eco: segredo, chave: 'ink_0a1b2c3d_xyz' }
    receiver.answer = (response) =>
      void response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const lead = await makeLead(db, ours)
    await run()
    const { id } = (await deliveries())[0]!
    const opened = await owner.call.webhooks.delivery({ id })
    expect(opened).toMatchObject({
      id_webhook,
      resposta: 500,
      tentativas: 1,
      duracao_ms: expect.any(Number),
      tentada_em: expect.any(Date),
      corpo: { id, eventos: [{ tipo: 'lead.created', registro: lead, id_empresa: ours }] },
    })
    expect(JSON.parse(opened.resposta_texto!)).toEqual({
      recebido: true,
      token: '[removido]',
      eco: '[removido]',
      chave: '[removido]',
    })
    expect(opened.resposta_texto).not.toContain('abc')
    const { rows } = await sql<{
      whole: string
    }>`select to_jsonb(e)::text as whole from webhook_entrega e`.execute(db)
    expect(rows[0]!.whole).not.toContain('recebido')
    const stranger = await as({ roles: ['configuracao:gestor'] })
    await expect(stranger.call.webhooks.delivery({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const headers = { authorization: `Bearer ${owner.token}` }
    const asked = await app.inject({ url: `/v1/webhooks/entregas/${id}`, headers })
    expect(asked.json()).toMatchObject({ webhook_entrega_by_pk: { id, resposta: 500 } })
  })

  it('shows its owner what the key still reads, and superadmins all that was kept', async () => {
    await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    const { id } = (await deliveries())[0]!
    await sql`update webhook_entrega set eventos = jsonb_set(eventos, '{0,id_empresa}', to_jsonb(${theirs}::int))`.execute(
      db,
    )
    expect((await owner.call.webhooks.delivery({ id })).corpo.eventos).toEqual([])
    expect((await admin.call.webhooks.delivery({ id })).corpo.eventos).toHaveLength(1)
  })

  it('whose answer never ends is taken after a second, with what came of it', async () => {
    receiver.answer = (response) => void response.write('um momento')
    await listen(['lead.created'])
    await makeLead(db, ours)
    const began = Date.now()
    await run()
    expect(Date.now() - began).toBeLessThan(5000)
    const [row] = await deliveries()
    expect(row).toMatchObject({ situacao: 'enviado' })
    expect((await owner.call.webhooks.delivery({ id: row!.id })).resposta_texto).toBe('um momento')
  })
})

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: [removido]'],
  ['senha=abc&nome=ana', 'senha=[removido]&nome=ana'],
  ['{"api_key": "a\\"b", "ok": 1}', '{"api_key": "[removido]", "ok": 1}'],
  ['veja eyJhbGci.eyJzdWIi.c2ln', 'veja [removido]'],
  ['whs_abcdef123 e segredo-nosso', '[removido] e [removido]'],
  ['{"nome_completo": "Ana \\"A\\" Lima", "id": 12}', '{"nome_completo": "[removido]", "id": 12}'],
  ['sem ana.lima@example.com.br', 'sem [removido]'],
  ['CPF 529.982.247-25 ou 52998224725', 'CPF [removido] ou [removido]'],
  ['ligue (11) 98765-0043, 11987650043, 5511987650043', 'ligue [removido], [removido], [removido]'],
  ['pedido 123456789 de 2026-11-27T10:00:00', 'pedido 123456789 de 2026-11-27T10:00:00'],
])('%s is kept without secret and person', (answered, kept) => {
  expect(cleanAnswer(answered, ['segredo-nosso', null])).toBe(kept)
})

it.each(['token'.repeat(819), '"token" '.repeat(500), `token${' '.repeat(4000)}`])(
  'an answer that is made to keep the server busy is cleaned soon: %#',
  (answered) => {
    // The quickest of three: a busy machine may stop for longer than one of them takes.
    const took = [1, 2, 3].map(() => {
      const start = performance.now()
      cleanAnswer(answered, [])
      return performance.now() - start
    })
    expect(Math.min(...took)).toBeLessThan(200)
  },
)

describe('a test', () => {
  it('is sent once to a webhook that is switched off, and by its key’s owner too', async () => {
    const { id } = await listen(['lead.created'])
    await admin.call.webhooks.setActive({ ids: [id], ativo: false })
    receiver.answer = (response) => void response.writeHead(500).end()
    const { id_entrega } = await owner.call.webhooks.test({ id })
    await expect(owner.call.webhooks.test({ id })).rejects.toMatchObject({ message: text.testWaits })
    await run()
    expect(events()).toMatchObject([{ tipo: 'ping', registro: id, estado: {} }])
    expect(await deliveries()).toMatchObject([
      { id: id_entrega, teste: true, situacao: 'falhou', tentativas: 1, resposta: 500 },
    ])
    expect(await owner.call.notifications.list()).toEqual([])
    const stranger = await as({ roles: ['configuracao:gestor'] })
    await expect(stranger.call.webhooks.test({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('by REST answers its delivery', async () => {
    const { id } = await listen(['lead.created'])
    const headers = { authorization: `Bearer ${owner.token}` }
    const asked = await app.inject({ method: 'POST', url: `/v1/webhooks/${id}/teste`, headers })
    await run()
    expect((await deliveries())[0]).toMatchObject({ id: asked.json().id_entrega, situacao: 'enviado' })
  })
})

describe('an address', () => {
  const refused = (url: string) =>
    expect(
      admin.call.webhooks.create({
        objects: [{ ...fields, id_chave: key.id, eventos: ['lead.created' as const], url }],
      }),
      url,
    ).rejects

  it('that is private and not named, or holds credentials, is refused when it is made and when it is changed', async () => {
    for (const url of [
      'http://10.1.2.3/x',
      'https://192.168.0.1/',
      'http://[fd00::1]/',
      'http://169.254.169.254/',
    ])
      await refused(url).toMatchObject({
        cause: { details: { campos: { 'objects.0.url': text.privateAddress } } },
      })
    for (const url of ['https://ana:senha@parceiro.example/x', 'https://ana@parceiro.example/'])
      await refused(url).toMatchObject({
        cause: { details: { campos: { 'objects.0.url': text.credentials } } },
      })
    const { id } = await listen(['lead.created'])
    await expect(admin.call.webhooks.update({ id, url: 'https://10.0.0.1/' })).rejects.toMatchObject({
      cause: { details: { campos: { url: text.privateAddress } } },
    })
  })

  it('that answers 410 ends its webhook, with a notice to the owner of the key', async () => {
    receiver.answer = (response) => void response.writeHead(410).end()
    const { id } = await listen(['lead.created'])
    await makeLead(db, ours)
    await run()
    expect((await deliveries())[0]).toMatchObject({ situacao: 'falhou', tentativas: 1, erro: text.gone })
    expect(await owner.call.webhooks.get({ id })).toMatchObject({
      ativo: false,
      encerrado_em: expect.any(Date),
    })
    const notices = await owner.call.notifications.list()
    expect(notices.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ msg: text.ended('Espelho'), rota: keyAddress(key.id) }),
    )
    await makeLead(db, ours)
    expect(await run()).toBe(0)
    await admin.call.webhooks.setActive({ ids: [id], ativo: true })
    expect(await owner.call.webhooks.get({ id })).toMatchObject({ ativo: true, encerrado_em: null })
  })
})

describe('a range of deliveries', () => {
  const fill = async (id_webhook: number, count: number) => {
    await sql`insert into webhook_entrega (id_webhook, eventos, quantidade, situacao, created_at)
      select ${id_webhook}, '[]', 1, case when n % 2 = 0 then 'falhou' else 'enviado' end,
        timestamptz '2026-11-01 12:00Z' + n * interval '1 minute' from generate_series(1, ${count}::int) n`.execute(
      db,
    )
    return deliveries()
  }

  it('is sent again by its time or its ids, both ends among them', async () => {
    const { id } = await listen(['lead.created'])
    const rows = await fill(id, 10)
    const resend = (over: object) => owner.call.webhooks.resendRange({ id, ...over })
    const period = { de: '2026-11-01T09:02:00-03:00', ate: '2026-11-01T12:05:00Z' }
    expect(await resend(period)).toEqual({ alterados: 4 })
    const ids = { id_de: rows[5]!.id, id_ate: rows[9]!.id, situacao: 'falhou' }
    const headers = { authorization: `Bearer ${owner.token}` }
    const byRest = { method: 'POST', url: `/v1/webhooks/${id}/reenviar`, headers, payload: ids } as const
    expect((await app.inject(byRest)).json()).toEqual({ alterados: 3 })
    const queued = (await deliveries()).filter(({ situacao }) => situacao === 'na_fila')
    expect(queued.map((row) => rows.findIndex((one) => one.id === row.id))).toEqual([1, 2, 3, 4, 5, 7, 9])
    const stranger = await as({ roles: ['configuracao:gestor'] })
    await expect(stranger.call.webhooks.resendRange({ id, ...period })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is one range, not empty, and of a thousand at most', async () => {
    const { id } = await listen(['lead.created'])
    await fill(id, MOST_RESENT + 1)
    const refused = (over: object) => expect(owner.call.webhooks.resendRange({ id, ...over })).rejects
    const day = { de: '2026-11-01T00:00:00Z', ate: '2026-11-03T00:00:00Z' }
    await refused(day).toMatchObject({ message: text.rangeTooLong(MOST_RESENT) })
    await refused({ de: '2025-01-01T00:00:00Z', ate: '2025-01-02T00:00:00Z' }).toMatchObject({
      message: text.rangeEmpty,
    })
    for (const over of [{}, { de: day.de }, { id_de: 1, ate: day.ate }, { ...day, id_de: 1 }])
      await refused(over).toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    await refused({ de: day.ate, ate: day.de }).toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
  })
})
