import { shiftWindow } from '@intranet/contract/marketing/firing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { makeCommunicationRule } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { tidyQueue } from './communication-upkeep.job.ts'
import { resumeQueued } from './queue-stop.queries.ts'
import { drainQueue } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { day, recording, world, run, states, executionOf } = await sendQueue(deps)

describe('the queue', () => {
  it('sends each message once, with any number of workers (docs/send-queue.md#once-per-rule)', async () => {
    const { id } = await world(60)
    await run(id)
    const { sent, deps: recorded } = recording()
    await Promise.all(Array.from({ length: 4 }, () => drainQueue(recorded)))
    expect(sent).toHaveLength(60)
    expect(new Set(sent.map((message) => message.id)).size).toBe(60)
    expect(
      (await states(id)).every(({ situacao, dia_envio }) => situacao === 'enviado' && dia_envio === day),
    ).toBe(true)
    await tidyQueue(recorded)
    const execution = await db
      .selectFrom('campanha_execucao')
      .where('id_regra', '=', id)
      .select('situacao')
      .executeTakeFirstOrThrow()
    expect(execution.situacao).toBe('concluida')
  })

  it('gives a customer’s only message of the day to the lower rule; uncertain ones count (docs/send-queue.md#checked-again-at-the-lease)', async () => {
    const first = await world(3)
    const second = await makeCommunicationRule(db, first.campanha, { data_especifica: day })
    await run(first.id)
    await run(second)
    const { sent, deps: recorded } = recording((message) =>
      message.destino.endsWith('1')
        ? { situacao: 'incerto', motivo: 'sem_confirmacao' }
        : { situacao: 'enviado' },
    )
    await Promise.all([drainQueue(recorded), drainQueue(recorded)])
    expect(sent).toHaveLength(3)
    expect((await states(second)).map(({ situacao, motivo }) => [situacao, motivo])).toEqual(
      Array.from({ length: 3 }, () => ['suprimido', 'limite']),
    )
  })

  it('has no limit for a customer where that is zero', async () => {
    const { call } = await as(superadmin)
    await call.parameters.update({ comunicacao_limite_dia: 0, comunicacao_limite_30_dias: 0 })
    const first = await world(2)
    const second = await makeCommunicationRule(db, first.campanha, { data_especifica: day })
    await run(first.id)
    await run(second)
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    await call.parameters.update({ comunicacao_limite_dia: 1, comunicacao_limite_30_dias: 4 })
    expect(sent).toHaveLength(4)
  })

  it('frees the place of a message that failed', async () => {
    const first = await world(1)
    const second = await makeCommunicationRule(db, first.campanha, { data_especifica: day })
    await run(first.id)
    const failing = recording(() => ({ situacao: 'falhou', motivo: 'recusado' }))
    await drainQueue(failing.deps)
    await run(second)
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent).toHaveLength(1)
    expect(await states(first.id)).toMatchObject([
      { situacao: 'falhou', motivo: 'recusado', dia_envio: null },
    ])
  })

  it('checks the restriction again when it leases a message (docs/send-queue.md#checked-again-at-the-lease)', async () => {
    const { id, id_empresa, customers } = await world(2)
    await run(id)
    const { codpessoa } = await db
      .selectFrom('relationship_dados_pessoas')
      .where('id', '=', customers[0]!)
      .select('codpessoa')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('relacionamento_preferencias_cliente')
      .values({ id_empresa, cod_cliente: codpessoa, nome_razaosocial: 'X', sms: false })
      .execute()
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent).toHaveLength(1)
    expect((await states(id)).map(({ motivo }) => motivo).toSorted()).toEqual([null, 'restricao'])
  })

  it('tries again only messages that were refused before acceptance, after 1, 5 and 15 minutes (docs/send-queue.md#retries)', async () => {
    const { id } = await world(1)
    await run(id)
    const { sent, deps: recorded } = recording(() => ({ situacao: 'repetir', motivo: 'adiado' }))
    for (const minutes of [1, 5, 15]) {
      await drainQueue(recorded)
      const [row] = await states(id)
      expect(row).toMatchObject({ situacao: 'na_fila', motivo: 'adiado', dia_envio: day })
      const wait = (row!.envia_em.getTime() - Date.now()) / 60_000
      expect(wait).toBeGreaterThan(minutes - 0.5)
      expect(wait).toBeLessThan(minutes + 0.5)
      await db
        .updateTable('campanha_envio')
        .set({ envia_em: new Date(0) })
        .where('id', '=', row!.id)
        .execute()
    }
    await drainQueue(recorded)
    expect(sent).toHaveLength(4)
    expect(await states(id)).toMatchObject([
      { situacao: 'falhou', motivo: 'adiado', tentativas: 4, dia_envio: null },
    ])
  })

  it('never sends a message of unknown outcome again (docs/send-queue.md#marked-before-it-leaves)', async () => {
    const { id } = await world(1)
    await run(id)
    const { sent, deps: recorded } = recording(() => ({
      situacao: 'incerto',
      motivo: 'conexao_cortada',
      detalhe: 'ECONNRESET',
      ausente: true,
    }))
    await drainQueue(recorded)
    await tidyQueue(recorded)
    await drainQueue(recorded)
    expect(sent).toHaveLength(1)
    expect(await states(id)).toMatchObject([
      { situacao: 'incerto', motivo: 'conexao_cortada', dia_envio: day },
    ])
  })

  it('stops within a second, and continues with the messages still in their window (docs/send-queue.md#stop-within-a-second)', async () => {
    const { id } = await world(120)
    const { call } = await as(superadmin)
    await run(id)
    const slow = recording(async () => {
      await new Promise((done) => setTimeout(done, 100))
      return { situacao: 'enviado' }
    })
    const working = drainQueue(slow.deps)
    await expect.poll(() => slow.sent.length, { timeout: 20_000 }).toBeGreaterThan(3)
    await call.communicationRules.setActive({ ids: [id], ativo: false })
    const stopped = performance.now()
    let lastSent = slow.sent.length
    let last = stopped
    const watch = setInterval(() => {
      if (slow.sent.length > lastSent) [lastSent, last] = [slow.sent.length, performance.now()]
    }, 20)
    await working
    clearInterval(watch)
    expect(last - stopped).toBeLessThan(1000)
    expect(slow.sent.length).toBeLessThan(120)
    await tidyQueue(slow.deps)
    const after = await states(id)
    expect(after.filter(({ situacao }) => situacao === 'cancelado')).toHaveLength(120 - slow.sent.length)
    await call.communicationRules.setActive({ ids: [id], ativo: true })
    const rest = recording()
    await drainQueue(rest.deps)
    expect(rest.sent.length + slow.sent.length).toBe(120)
    expect(new Set([...rest.sent, ...slow.sent].map((message) => message.id)).size).toBe(120)
  })

  it('queues again so many messages of a pause at once; no shift ends before the engine has queued the rest (docs/marketing.md#stopping)', async () => {
    const first = await world(3)
    const byMail = { sms: false, email: true, mensagem_email: '<p>Oi</p>' }
    const second = await makeCommunicationRule(db, first.campanha, { data_especifica: day, ...byMail })
    for (const id of [first.id, second]) await run(id)
    const { call } = await as(superadmin)
    await call.communicationCampaigns.setActive({ ids: [first.campanha], ativo: false })
    const ofBoth = async () =>
      [...(await states(first.id)), ...(await states(second))].map(({ situacao }) => situacao)
    expect(await ofBoth()).toEqual(Array.from({ length: 6 }, () => 'cancelado'))
    await tidyQueue(deps)
    expect((await executionOf(second)).situacao).toBe('interrompida')
    await db
      .updateTable('campanha_comunicacao')
      .set({ ativo: true })
      .where('id', '=', first.campanha)
      .execute()
    await db
      .updateTable('campanha_execucao')
      .set({ reavaliar: true })
      .where('id_regra', '=', second)
      .execute()
    await tidyQueue(deps)
    expect(new Set(await ofBoth())).toEqual(new Set(['cancelado']))
    expect(await resumeQueued(db, { campanhas: [first.campanha] }, 2)).toBe(2)
    expect((await ofBoth()).filter((situacao) => situacao === 'na_fila')).toHaveLength(2)
    expect(await executionOf(second)).toMatchObject({ situacao: 'executando', terminada_em: null })
    const { sent, deps: recorded } = recording()
    for (let round = 0; round < 3; round += 1) {
      await tidyQueue(recorded)
      await drainQueue(recorded)
    }
    expect(sent).toHaveLength(6)
    await tidyQueue(recorded)
    expect((await executionOf(second)).situacao).toBe('concluida')
  })

  it('does not resume messages after their window, and expires those that waited too long', async () => {
    const { id } = await world(2)
    await run(id)
    await db
      .updateTable('campanha_envio')
      .set({ expira_em: new Date(0) })
      .where('id_regra', '=', id)
      .execute()
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent).toEqual([])
    expect(await states(id)).toMatchObject([
      { situacao: 'expirado', motivo: 'janela' },
      { situacao: 'expirado' },
    ])
  })

  it('returns the leases of a dead worker to the queue, and marks what it was handing over as uncertain (docs/send-queue.md#marked-before-it-leaves)', async () => {
    const { id } = await world(2)
    await run(id)
    const [one, two] = await states(id)
    const { id: id_reserva } = await db
      .insertInto('campanha_reserva')
      .values({
        envios: sql`${[one!.id, two!.id]}::bigint[]`,
        dias: sql`${[day, day]}::date[]`,
        ate: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const dead = { id_reserva, dia_envio: day }
    await db
      .updateTable('campanha_envio')
      .set({ ...dead, situacao: 'reservado' })
      .where('id', '=', one!.id)
      .execute()
    await db
      .updateTable('campanha_envio')
      .set({ ...dead, situacao: 'enviando' })
      .where('id', '=', two!.id)
      .execute()
    const { sent, deps: recorded } = recording()
    await tidyQueue(recorded)
    await drainQueue(recorded)
    expect(sent.map((message) => message.id)).toEqual([one!.id])
    expect(await states(id)).toMatchObject([
      { situacao: 'enviado' },
      { situacao: 'incerto', motivo: 'sem_resposta' },
    ])
  })

  it('sends nothing during the hours of silence (docs/marketing.md#hours-of-silence-and-holidays)', async () => {
    const { id } = await world(1)
    await run(id)
    await db
      .updateTable('campanha_execucao')
      .set({ silencio_inicio: '00:00', silencio_fim: '23:59' })
      .where('id_regra', '=', id)
      .execute()
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent).toEqual([])
    expect(await states(id)).toMatchObject([{ situacao: 'na_fila', dia_envio: null }])
    await db.updateTable('campanha_regras').set({ ativo: false }).where('id', '=', id).execute()
    await tidyQueue(recorded)
    expect(await states(id)).toMatchObject([{ situacao: 'cancelado', motivo: 'pausa' }])
    expect(shiftWindow(day, 'M').from.getTime()).toBeLessThan(shiftWindow(day, 'M').until.getTime())
  })

  it('fills each customer’s own text, and ends an e-mail with its opt-out link', async () => {
    const { id, customers } = await world(1, {
      email: true,
      mensagem_email: '<p>Oi {{primeiro_nome}}</p>',
      titulo_email: 'Para {{nome}}',
    })
    await db
      .updateTable('relationship_dados_pessoas')
      .set({ nome_razaosocial: 'ANA <b>DA</b> SILVA' })
      .where('id', '=', customers[0]!)
      .execute()
    await run(id)
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent[0]!.titulo).toMatch(/^Para /)
    expect(sent[0]!.texto).not.toContain('<b>DA')
    expect(sent[0]!.texto).toContain('Não quero mais receber')
    expect(sent[0]!.descadastro).toMatch(/\/v1\/descadastro\/\d+-[\w-]{27}$/)
  })
})
