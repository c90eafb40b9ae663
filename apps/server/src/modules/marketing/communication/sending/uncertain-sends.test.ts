import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { tidyQueue } from './communication-upkeep.job.ts'
import { drainQueue } from './queue-worker.ts'

const secret = 'um-segredo-de-teste-bem-longo'
const { db, deps, as, app } = await testWorld({ SMS_SECRET: secret })
const { recording, world, run, states, executionOf } = await sendQueue(deps)

/** An execution for whose messages it is unknown whether they arrived, and a manager of its provider. */
async function uncertain(people = 3) {
  const made = await world(people)
  await run(made.id)
  const { deps: recorded } = recording(() => ({
    situacao: 'incerto',
    motivo: 'sem_confirmacao',
    detalhe: 'HTTP 200',
  }))
  await drainQueue(recorded)
  await tidyQueue(deps)
  const { call, userId } = await as({
    roles: ['regua_comunicacao:gestor'],
    employee: true,
    nome: 'Helena Prado',
    empresas: [made.id_empresa],
  })
  const { id: execucao } = await executionOf(made.id)
  return { ...made, call, userId, execucao, ids: (await states(made.id)).map(({ id }) => id) }
}

const stateOf = async (rule: number) =>
  (await states(rule)).map(({ situacao, motivo, dia_envio }) => [situacao, motivo, dia_envio !== null])

describe('uncertain messages', () => {
  it('are sent again by a manager, one by one or all of an execution (docs/send-queue.md#resolved-by-people)', async () => {
    const { id, ids, call, execucao } = await uncertain()
    await call.communicationSends.decide({ ids: [ids[0]!], acao: 'reenviar' })
    const first = recording()
    await drainQueue(first.deps)
    expect(first.sent.map((message) => message.id)).toEqual([ids[0]])
    await call.communicationSends.decide({ id_execucao: execucao, acao: 'reenviar' })
    const rest = recording()
    await drainQueue(rest.deps)
    expect(rest.sent.map((message) => message.id).toSorted()).toEqual(ids.slice(1))
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe('concluida')
  })

  it('are abandoned by a manager: they do not count for the limit, and are not sent again with the failed ones', async () => {
    const { id, ids, call, execucao } = await uncertain()
    await call.communicationSends.decide({ ids: [ids[1]!], acao: 'perdido' })
    expect(await stateOf(id)).toEqual([
      ['incerto', 'sem_confirmacao', true],
      ['falhou', 'perdido', false],
      ['incerto', 'sem_confirmacao', true],
    ])
    expect(await call.communicationSends.decide({ id_execucao: execucao, acao: 'perdido' })).toEqual({
      alterados: 2,
    })
    await expect(call.communicationSends.retry({ id_execucao: execucao })).rejects.toThrow(
      /Não há envios com falha/,
    )
    await expect(call.communicationSends.decide({ id_execucao: execucao, acao: 'perdido' })).rejects.toThrow(
      'Não há envios incertos.',
    )
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe('com_falhas')
  })

  it('have recorded decisions: the execution shows who decided what for how many', async () => {
    const { ids, call, execucao, userId } = await uncertain()
    await call.communicationSends.decide({ ids: [ids[0]!], acao: 'reenviar' })
    await call.communicationSends.decide({ id_execucao: execucao, acao: 'perdido' })
    const { decisoes } = await call.communicationSends.execution({ id: execucao })
    expect(decisoes.map(({ acao, total, usuario }) => ({ acao, total, usuario }))).toEqual([
      { acao: 'perdido', total: 2, usuario: 'Helena Prado' },
      { acao: 'reenviar', total: 1, usuario: 'Helena Prado' },
    ])
    const kept = await db
      .selectFrom('campanha_decisao')
      .where('id_execucao', '=', execucao)
      .select(['envios', 'id_usuario'])
      .orderBy('id')
      .execute()
    expect(kept).toEqual([
      { envios: [ids[0]], id_usuario: userId },
      { envios: null, id_usuario: userId },
    ])
  })

  it('are not sent again after the window, but can still be abandoned', async () => {
    const { ids, call } = await uncertain(1)
    await db
      .updateTable('campanha_envio')
      .set({ expira_em: new Date(0) })
      .where('id', '=', ids[0]!)
      .execute()
    await expect(call.communicationSends.decide({ ids, acao: 'reenviar' })).rejects.toThrow(/janela do turno/)
    expect(await call.communicationSends.decide({ ids, acao: 'perdido' })).toEqual({ alterados: 1 })
  })

  it('are decided by managers of their provider only, and once even by two at the same moment (docs/marketing.md#uncertain-messages)', async () => {
    const { ids, call } = await uncertain()
    const other = await uncertain(1)
    await expect(other.call.communicationSends.decide({ ids, acao: 'perdido' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const reader = await as({ roles: ['regua_comunicacao:solicitante'] })
    await expect(reader.call.communicationSends.decide({ ids, acao: 'perdido' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const both = await Promise.allSettled([
      call.communicationSends.decide({ ids, acao: 'perdido' }),
      call.communicationSends.decide({ ids, acao: 'reenviar' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('become certain when the provider reports them, abandoned or not; the execution changes too (docs/marketing.md#executions)', async () => {
    const { id, ids, call } = await uncertain(2)
    await call.communicationSends.decide({ ids: [ids[0]!], acao: 'perdido' })
    const payload = JSON.stringify({
      eventos: ids.map((referencia) => ({ id: `certo-${referencia}`, tipo: 'entregue', referencia })),
    })
    const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`
    const headers = { 'content-type': 'application/json', 'x-signature-256': signature }
    await app.inject({ method: 'POST', url: '/v1/webhook/sms', payload, headers })
    expect(await stateOf(id)).toEqual([
      ['entregue', null, true],
      ['entregue', null, true],
    ])
    expect((await executionOf(id)).situacao).toBe('com_falhas')
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe('concluida')
  })
})

describe('a provider’s own error text', () => {
  it('is shown to superadmins only; others read the intranet’s text, in the list and in its file (docs/marketing.md#reasons-of-messages)', async () => {
    const { ids, call, execucao } = await uncertain(1)
    const filtro = { id_execucao: execucao }
    const [row] = (await call.communicationSends.list({ filtro })).dados
    expect(row).toMatchObject({ id: ids[0], motivo: 'sem_confirmacao', detalhe: null })
    const all = await as(superadmin)
    const [whole] = (await all.call.communicationSends.list({ filtro })).dados
    expect(whole).toMatchObject({ motivo: 'sem_confirmacao', detalhe: 'HTTP 200' })
    const file = await app.inject({
      url: `/export/communicationSends.list?formato=csv&input=${encodeURIComponent(JSON.stringify({ filtro }))}`,
      headers: { authorization: `Bearer ${all.token}` },
    })
    expect([file.statusCode, file.body.includes('O provedor respondeu sem confirmar')]).toEqual([200, true])
    expect(file.body).not.toMatch(/HTTP 200|sem_confirmacao/)
  })
})
