import { createServer, type ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import type { Outcome } from '../../../../platform/senders/sender.ts'
import { smsSender } from '../../../../platform/senders/sms-sender.ts'
import { communicationUpkeepJob, tidyQueue } from './communication-upkeep.job.ts'
import { drainQueue } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { recording, world, run, states, executionOf } = await sendQueue(deps)
const { userId } = await as({ roles: ['regua_comunicacao:gestor'], employee: true })

const away: Outcome = { situacao: 'repetir', motivo: 'provedor_fora', detalhe: 'HTTP 503', ausente: true }
const stalled: Outcome = {
  situacao: 'incerto',
  motivo: 'sem_resposta',
  detalhe: 'TimeoutError',
  ausente: true,
}

const channel = () =>
  db.selectFrom('campanha_ritmo').where('canal', '=', 'sms').selectAll().executeTakeFirstOrThrow()
/** The pause of a stopped channel and of refused messages is over. */
async function later() {
  await db
    .updateTable('campanha_ritmo')
    .set({ tenta_em: new Date(0) })
    .where('tenta_em', 'is not', null)
    .execute()
  await db
    .updateTable('campanha_envio')
    .set({ envia_em: new Date(0) })
    .where('na_fila', '=', true)
    .execute()
}
const secondsUntil = (moment: Date | null) => (moment!.getTime() - Date.now()) / 1000
const of = async (id: number, situacao: string) =>
  (await states(id)).filter((message) => message.situacao === situacao)
const notices = async (id_usuario = userId) =>
  (
    await sql<{ msg: string }>`select m.data ->> 'msg' as msg from notificacao_usuario u
      join notificacao_mensagem m on m.id = u.id_mensagem where u.id_usuario = ${id_usuario} order by m.id`.execute(
      db,
    )
  ).rows.map(({ msg }) => msg)

beforeEach(async () => {
  await db.updateTable('campanha_ritmo').set({ parado_desde: null, tenta_em: null, quedas: 0 }).execute()
  await sql`update campanha_envio set situacao = 'cancelado' where situacao = 'na_fila'`.execute(db)
})

describe('an unavailable provider', () => {
  it.each([
    ['stalls', stalled],
    ['says so', away],
  ])(
    'and %s stops its channel after a few messages; the shift goes on when it is back',
    async (_how, answer) => {
      const { id } = await world(36)
      await run(id)
      const silent = recording(() => answer)
      await drainQueue(silent.deps)
      expect(silent.sent.length).toBeLessThanOrEqual(9)
      const tried = silent.sent.length
      await drainQueue(silent.deps)
      expect(silent.sent).toHaveLength(tried)
      expect(await of(id, 'na_fila')).toHaveLength(answer === away ? 36 : 36 - tried)
      await later()
      const back = recording()
      await Promise.all([drainQueue(back.deps), drainQueue(back.deps)])
      await drainQueue(back.deps)
      expect(back.sent).toHaveLength(answer === away ? 36 : 36 - tried)
      expect(await channel()).toMatchObject({ parado_desde: null, tenta_em: null, motivo: null })
    },
  )

  it('is tried with one message, after growing pauses, and by one worker only (docs/send-queue.md#stopped-channels)', async () => {
    const { id } = await world(20)
    await run(id)
    const silent = recording(() => stalled)
    await drainQueue(silent.deps)
    expect(secondsUntil((await channel()).tenta_em)).toBeGreaterThan(20)
    for (const pause of [60, 120, 240, 480, 600, 600]) {
      const before = silent.sent.length
      await later()
      await Promise.all([1, 2, 3, 4].map(() => drainQueue(silent.deps)))
      expect(silent.sent).toHaveLength(before + 1)
      expect(secondsUntil((await channel()).tenta_em)).toBeGreaterThan(pause - 10)
      expect(secondsUntil((await channel()).tenta_em)).toBeLessThan(pause + 10)
    }
  })

  it('loses no message that it refused: each is tried until the window closes, at the times the provider requests (docs/send-queue.md#retries)', async () => {
    const { id } = await world(1)
    await run(id)
    const busy = recording(() => ({ ...away, espera: 77 }))
    for (let n = 0; n < 6; n += 1) {
      await drainQueue(busy.deps)
      const [message] = await states(id)
      expect(message).toMatchObject({ situacao: 'na_fila', motivo: 'provedor_fora', tentativas: n + 1 })
      expect(secondsUntil(message!.envia_em)).toBeGreaterThan(67)
      expect(secondsUntil(message!.envia_em)).toBeLessThan(87)
      await later()
    }
    await sql`update campanha_envio set expira_em = now() where id_regra = ${id}`.execute(db)
    await tidyQueue(deps)
    expect(await states(id)).toMatchObject([
      { situacao: 'expirado', motivo: 'provedor_fora', detalhe: 'HTTP 503' },
    ])
    expect((await executionOf(id)).situacao).toBe('interrompida')
  })

  it('is notified to the managers once an hour, and is shown in the state of the queue', async () => {
    const { id } = await world(8)
    await run(id)
    await db.deleteFrom('notificacao_usuario').execute()
    await db.deleteFrom('notificacao_mensagem').execute()
    await drainQueue(recording(() => stalled).deps)
    expect(await notices()).toEqual([
      'SMS: o provedor não responde. Os envios pararam e continuam sozinhos quando ele voltar.',
    ])
    const { call } = await as(superadmin)
    expect((await call.communicationSends.queue()).parados).toMatchObject([
      { canal: 'sms', motivo: 'sem_resposta' },
    ])
    await db.updateTable('campanha_ritmo').set({ parado_desde: null, tenta_em: null }).execute()
    await drainQueue(recording(() => stalled).deps)
    expect(await notices()).toHaveLength(1)
  })

  it('is different from one that refuses a message, or a recipient for now', async () => {
    const { id } = await world(12)
    await run(id)
    const refusing = recording((message) =>
      Number(message.id) % 2
        ? { situacao: 'falhou', motivo: 'recusado' }
        : { situacao: 'repetir', motivo: 'adiado' },
    )
    await drainQueue(refusing.deps)
    expect(refusing.sent).toHaveLength(12)
    expect((await channel()).parado_desde).toBeNull()
  })
})

describe('a gateway over HTTP', () => {
  /** What it does with a message: the first answers, then the last one for all others. */
  async function gateway(answers: ((reply: ServerResponse) => void)[]) {
    const taken: string[] = []
    let asked = 0
    const server = createServer((request, reply) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => (body += part))
      request.on('end', () => {
        const { referencia } = JSON.parse(body) as { referencia: string }
        answers[Math.min(asked++, answers.length - 1)]!(reply)
        if (reply.statusCode === 200 && reply.writableEnded) taken.push(referencia)
      })
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => {
      server.closeAllConnections()
      return new Promise<void>((closed) => void server.close(() => closed()))
    })
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    return {
      taken,
      deps: { ...deps, senders: { ...deps.senders, sms: smsSender(deps.outgoing, url, 'chave') } },
    }
  }
  const takes = (reply: ServerResponse) => void reply.end('{"id":"1"}')

  it.each([
    ['503', (reply: ServerResponse) => void reply.writeHead(503, { 'retry-after': '90' }).end(), 0],
    ['429', (reply: ServerResponse) => void reply.writeHead(429).end(), 0],
    ['500', (reply: ServerResponse) => void reply.writeHead(500).end(), 12],
    ['a cut', (reply: ServerResponse) => void reply.socket?.destroy(), 12],
  ])('that answers %s at first loses none of a shift, or few and told', async (_what, does, most) => {
    const { id } = await world(18)
    await run(id)
    const { taken, deps: real } = await gateway([...Array.from({ length: 9 }, () => does), takes])
    for (let round = 0; round < 12; round += 1) {
      await drainQueue(real)
      await later()
    }
    const uncertain = (await of(id, 'incerto')).length
    expect(uncertain).toBeLessThanOrEqual(most)
    expect(taken).toHaveLength(18 - uncertain)
    expect(new Set(taken).size).toBe(taken.length)
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe(uncertain ? 'com_falhas' : 'concluida')
  })
})

describe('how an execution ended', () => {
  const end = async (answer: () => Outcome, people = 4) => {
    const { id } = await world(people)
    await run(id)
    await drainQueue(recording(answer).deps)
    await tidyQueue(deps)
    return id
  }

  it('says that there were failures or open outcomes (docs/marketing.md#executions)', async () => {
    expect((await executionOf(await end(() => ({ situacao: 'enviado' })))).situacao).toBe('concluida')
    expect((await executionOf(await end(() => stalled))).situacao).toBe('com_falhas')
    const refused: Outcome = { situacao: 'falhou', motivo: 'recusado' }
    expect((await executionOf(await end(() => refused))).situacao).toBe('com_falhas')
  })

  it('says that messages were never begun when a pause cancelled them (docs/marketing.md#executions)', async () => {
    const { id } = await world(3)
    await run(id)
    await db.updateTable('campanha_regras').set({ ativo: false }).where('id', '=', id).execute()
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe('interrompida')
  })

  it('is notified to the managers when too much is uncertain', async () => {
    const { id, id_empresa } = await world(3)
    const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
    await run(id)
    await drainQueue(recording(() => stalled).deps)
    await communicationUpkeepJob.run(deps, {})
    await communicationUpkeepJob.run(deps, {})
    expect(await notices(manager.userId)).toContain(
      '100% das mensagens da campanha Aniversariantes falharam ou ficaram sem confirmação.',
    )
    expect(await notices(manager.userId)).toHaveLength(1)
  })

  it('is notified once when providers report the failures after the shift (docs/marketing.md#executions)', async () => {
    const { id, id_empresa } = await world(3)
    const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })
    await run(id)
    await drainQueue(recording().deps)
    await communicationUpkeepJob.run(deps, {})
    expect((await executionOf(id)).situacao).toBe('concluida')
    await db.updateTable('campanha_envio').set({ situacao: 'falhou' }).where('id_regra', '=', id).execute()
    for (let reports = 0; reports < 2; reports += 1) {
      await db.updateTable('campanha_execucao').set({ reavaliar: true }).where('id_regra', '=', id).execute()
      await communicationUpkeepJob.run(deps, {})
    }
    expect(await notices(manager.userId)).toEqual([
      '100% das mensagens da campanha Aniversariantes falharam ou ficaram sem confirmação.',
    ])
  })
})
