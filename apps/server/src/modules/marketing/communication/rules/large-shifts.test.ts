/** A shift with more customers than anybody agreed to: docs/marketing.md#large-audiences. */
import { communicationRule } from '@intranet/contract/messages/communication'
import { daysLater } from '@intranet/contract/today'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeCustomer, noticesTo, requested } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { tidyQueue } from '../sending/communication-upkeep.job.ts'
import { drainQueue } from '../sending/queue-worker.ts'
import { updateRule } from './rule.queries.ts'

const { db, deps, as } = await testWorld()
const { day, recording, world, run, executionOf } = await sendQueue(deps)
const birthday = { criterio: 'data_aniversario', envio: 'anual', tempo: null, data_especifica: null }

beforeAll(async () => {
  await db.insertInto('parametro').values({ chave: 'comunicacao_aprovacao_publico', valor: '2' }).execute()
  deps.parameters.forget()
})

async function sent(): Promise<number> {
  const { sent: messages, deps: recorded } = recording()
  for (let round = 0; round < 2; round += 1) {
    await tidyQueue(recorded)
    await drainQueue(recorded)
  }
  return messages.length
}

/** A rule of birthdays, with some people who have theirs today. */
async function scene(people: number, rule: Parameters<typeof world>[1] = {}) {
  const made = await world(0, { ...birthday, ...rule })
  for (let n = 0; n < people; n += 1)
    await makeCustomer(db, made.id_empresa, { data_nascimento: `1990-${day.slice(5)}` })
  const [manager, colleague] = [await managerOf(made.id_empresa), await managerOf(made.id_empresa)]
  return { ...made, manager, colleague }
}
const managerOf = (id_empresa: number) => as({ roles: ['regua_comunicacao:gestor'], empresas: [id_empresa] })

it('a new rule with so many customers is stored inactive, and needs the approval to start (docs/marketing.md#large-audiences)', async () => {
  const { id, id_empresa, manager } = await scene(3, { sms: true, mensagem_sms: 'Oi' })
  // After the evening shift of today the next one is tomorrow's.
  for (let n = 0; n < 3; n += 1)
    await makeCustomer(db, id_empresa, { data_nascimento: `1990-${daysLater(day, 1).slice(5)}` })
  const rules = manager.call.communicationRules
  const { campanha_id } = await rules.get({ id })
  const fields = {
    campanha_id,
    ...birthday,
    criterio: 'data_aniversario',
    envio: 'anual',
    turno: 'N',
  } as const
  const channels = { whatsapp: false, email: false, sms: true, mensagem_sms: 'Oi' }
  const [made] = await rules.create({ objects: [{ ...fields, ...channels, ativo: true }] })
  expect(made).toMatchObject({ ativo: false, aprovacao: 'necessaria' })
  const needed = { cause: { details: { nome: 'AprovacaoNecessaria' } } }
  await expect(rules.update({ id: made!.id, ativo: true })).rejects.toMatchObject(needed)
})

describe('a shift that has more customers than one manager decides', () => {
  it('is stopped with its rule until another manager agrees to its number, then continues (docs/marketing.md#large-audiences)', async () => {
    const { id, manager, colleague } = await scene(3, {
      email: true,
      sms: true,
      mensagem_sms: 'Oi',
      turno: 'N',
    })
    const rules = manager.call.communicationRules
    await run(id)
    expect(await sent()).toBe(0)
    expect((await executionOf(id)).situacao).toBe('interrompida')
    expect(await rules.get({ id })).toMatchObject({ ativo: false, aprovacao: 'dispensada' })
    expect(await noticesTo(db, manager.userId)).toEqual([
      communicationRule.shiftStopped('Aniversariantes', 3),
    ])
    // Nobody has a birthday in the next shift: the number is that of the stopped one.
    await db.updateTable('relationship_dados_pessoas').set({ data_nascimento: null }).execute()
    const needed = { cause: { details: { nome: 'AprovacaoNecessaria', campos: { publico: '3' } } } }
    await expect(rules.setActive({ ids: [id], ativo: true })).rejects.toMatchObject(needed)
    expect(await rules.simulate({ id })).toMatchObject({ clientes: 0, publico: 3 })
    await rules.requestApproval({ id, publico: 3 })
    await colleague.call.communicationRules.approve({ id })
    expect(await sent()).toBe(6)
    expect(await rules.get({ id })).toMatchObject({ ativo: true, aprovacao: 'aprovada' })
  })

  it.each([
    ['goes where so many were agreed to, a tenth more included', 20, 22, 22, true],
    ['is stopped where fewer were agreed to', 20, 23, 0, false],
    ['goes where nobody has to agree', 0, 2, 2, true],
  ])('%s', async (_what, agreed, people, count, ativo) => {
    const { id, manager } = await scene(people)
    if (agreed > 0) {
      await requested(db, id, agreed)
      await updateRule(db, { id, aprovada_em: new Date() })
    }
    await run(id)
    expect(await sent()).toBe(count)
    expect((await manager.call.communicationRules.get({ id })).ativo).toBe(ativo)
  })

  it('is stopped when the agreement was to another text', async () => {
    const { id } = await scene(3)
    await requested(db, id, 3)
    await updateRule(db, { id, aprovada_em: new Date(), mensagem_sms: 'Outro' })
    await run(id)
    expect(await sent()).toBe(0)
  })

  it('continues after its own day where a holiday postponed its messages (docs/marketing.md#large-audiences)', async () => {
    const specific = { criterio: 'data_especifica', envio: 'no_dia', tempo: 0, data_especifica: day }
    const { id, manager, colleague } = await scene(3, specific)
    const rules = manager.call.communicationRules
    await run(id)
    await sent()
    const yesterday = daysLater(day, -1)
    await db.updateTable('campanha_regras').set({ data_especifica: yesterday }).where('id', '=', id).execute()
    await sql`update campanha_execucao set expira_em = now() - interval '1 hour',
      regra = jsonb_set(regra, '{data_especifica}', to_jsonb(${yesterday}::text)) where id_regra = ${id}`.execute(
      db,
    )
    await rules.requestApproval({ id, publico: 3 })
    expect((await rules.get({ id })).aprovacao_custo).toBeNull()
    await colleague.call.communicationRules.approve({ id })
    expect(await sent()).toBe(3)
  })

  it('is stopped too where its rule was switched off before its audience was written', async () => {
    const { id, manager } = await scene(3)
    await requested(db, id, 2)
    await updateRule(db, { id, aprovada_em: new Date(), ativo: false })
    await run(id)
    expect(await manager.call.communicationRules.get({ id })).toMatchObject({
      ativo: false,
      aprovacao: 'dispensada',
    })
  })

  it('asks for nobody once its window is over', async () => {
    const { id, manager } = await scene(3)
    await run(id)
    await sent()
    const over = { expira_em: new Date(0) }
    await db.updateTable('campanha_envio').set(over).where('id_regra', '=', id).execute()
    await db.updateTable('relationship_dados_pessoas').set({ data_nascimento: null }).execute()
    const { communicationRules: rules } = manager.call
    await rules.setActive({ ids: [id], ativo: true })
    expect((await rules.get({ id })).ativo).toBe(true)
  })
})
