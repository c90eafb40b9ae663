import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale } from '../../../../test/factories/desk.ts'
import { findActor } from '../../../platform/session.ts'
import { recordCall } from './qualification.service.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
const agent = await as({
  nome: 'Rita Lopes',
  roles: ['backoffice:solicitante'],
  empresas: [ours],
  employee: true,
})
const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))!.actor
const reported = async ({ call }: { call: typeof agent.call }) =>
  (await call.notifications.list()).map(({ data }) => data.msg)
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const yesterday = () => dayFromNow(-1)
const [firstType] = await agent.call.problemTypes.options()

/** A connection that works, with its welcome call due. */
async function makeCall() {
  const { id } = await makeActivation(db, ours, {
    situacao: 'agendada',
    data_agendada: today(),
    periodo: 'M',
  })
  await agent.call.activations.changeState({ id, situacao: 'ativada' })
  return (await agent.call.activations.get({ id })).id_qualificacao!
}

describe('an installation', () => {
  it('is scheduled from today on, for a part of the day (docs/desk.md#activations)', async () => {
    const { id } = await makeActivation(db, ours)
    const step = (over: object) => agent.call.activations.changeState({ id, situacao: 'agendada', ...over })
    await expect(step({})).rejects.toThrow('Campo obrigatório')
    await expect(step({ data_agendada: yesterday(), periodo: 'M' })).rejects.toThrow(
      'A data de agendamento não pode ser anterior a hoje!',
    )
    await step({ data_agendada: today(), periodo: 'T', equipe: 'Equipe 2', os: 'OS-77' })
    expect(await agent.call.activations.get({ id })).toMatchObject({
      situacao: 'agendada',
      data_agendada: today(),
      periodo: 'T',
      equipe: 'Equipe 2',
      os: 'OS-77',
    })
  })

  it('belongs to an approved sale, and its call to a connection that works', async () => {
    const id_venda = await makeSale(db, ours)
    await expect(manager.call.activations.create({ objects: [{ id_venda }] })).rejects.toThrow(
      'A venda não está aprovada.',
    )
    const { id: id_ativacao } = await makeActivation(db, ours)
    await expect(manager.call.qualifications.create({ objects: [{ id_ativacao }] })).rejects.toThrow(
      'A instalação ainda não foi concluída.',
    )
  })

  it('that came to nothing counts a try and says why (docs/desk.md#activations)', async () => {
    const { id } = await makeActivation(db, ours, {
      situacao: 'agendada',
      data_agendada: today(),
      periodo: 'M',
    })
    await expect(agent.call.activations.changeState({ id, situacao: 'frustrada' })).rejects.toThrow(
      'Campo obrigatório',
    )
    await agent.call.activations.changeState({ id, situacao: 'frustrada', motivo: 'Cliente ausente' })
    await agent.call.activations.changeState({
      id,
      situacao: 'agendada',
      data_agendada: today(),
      periodo: 'N',
    })
    expect(await agent.call.activations.get({ id })).toMatchObject({
      tentativas: 1,
      motivo: 'Cliente ausente',
    })
  })

  it('that is cancelled is reported to the seller with the reason (docs/desk.md#activations)', async () => {
    const { id, id_venda } = await makeActivation(db, ours)
    const seller = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: true })
    await db.updateTable('bo_venda').set({ id_vendedor: seller.userId }).where('id', '=', id_venda).execute()
    await agent.call.activations.changeState({ id, situacao: 'cancelada', motivo: 'Sem porta livre' })
    expect(await reported(seller)).toEqual(['A instalação de Ana Souza foi cancelada: Sem porta livre'])
  })

  it('works at a moment between its sale and now', async () => {
    const { id } = await makeActivation(db, ours, {
      situacao: 'em_execucao',
      data_agendada: today(),
      periodo: 'M',
    })
    const activate = (data_ativacao: string) =>
      agent.call.activations.changeState({ id, situacao: 'ativada', data_ativacao })
    await expect(activate('2099-01-01T09:00:00-03:00')).rejects.toThrow(
      'A data de ativação não pode ser posterior a agora.',
    )
    await expect(activate('2026-01-01T09:00:00-03:00')).rejects.toThrow(
      'A data de ativação não pode ser anterior à venda.',
    )
    await activate('2026-08-10T09:00:00-03:00')
    await expect(agent.call.activations.update({ id, os: 'OS-1' })).rejects.toThrow(
      'mudança de situação não é permitida',
    )
  })
})

describe('a welcome call', () => {
  const good = {
    resultado: 'atendeu' as const,
    internet_ok: true,
    dados_conferidos: true,
    vencimento_ciente: true,
  }

  it('that was answered qualifies, or not when something is wrong (docs/desk.md#qualification)', async () => {
    const [one, other] = [await makeCall(), await makeCall()]
    await expect(
      agent.call.qualifications.recordCall({ id: one, resultado: 'atendeu' }),
    ).rejects.toMatchObject({
      cause: { details: { campos: { internet_ok: 'Responda às três perguntas.' } } },
    })
    await expect(agent.call.qualifications.recordCall({ id: one, ...good, nps: 11 })).rejects.toMatchObject({
      cause: { details: { campos: { nps: 'Informe uma nota de 0 a 10.' } } },
    })
    expect(await agent.call.qualifications.recordCall({ id: one, ...good, nps: 9 })).toMatchObject({
      situacao: 'qualificado',
    })
    expect(
      await agent.call.qualifications.recordCall({ id: other, ...good, internet_ok: false }),
    ).toMatchObject({ situacao: 'nao_qualificado' })
    await expect(agent.call.qualifications.recordCall({ id: one, ...good })).rejects.toThrow(
      'mudança de situação não é permitida',
    )
    expect(await agent.call.qualifications.get({ id: one })).toMatchObject({ nps: 9, tentativa: 1 })
  })

  it('without an answer on three different days ends as not reached; twice on a day counts once (docs/desk.md#qualification)', async () => {
    const id = await makeCall()
    const actor = await actorOf(agent)
    const day = (number: number, hour = 10) => new Date(Date.UTC(2026, 7, number, hour + 3))
    const silent = (at: Date) => recordCall(db, actor, { id, resultado: 'nao_atendeu' }, at)
    for (const at of [day(10), day(10, 15), day(11)]) expect((await silent(at)).situacao).toBe('pendente')
    const { retornar_em } = await agent.call.qualifications.get({ id })
    expect(retornar_em).toEqual(new Date('2026-08-12T08:00:00-03:00'))
    expect((await silent(day(12))).situacao).toBe('sem_contato')
    expect((await agent.call.qualifications.get({ id })).tentativas).toHaveLength(4)
  })

  it('that was put off comes back at its moment, not before', async () => {
    await db.deleteFrom('bo_qualificacao').execute()
    const id = await makeCall()
    const put = (retornar_em?: string) =>
      agent.call.qualifications.recordCall({ id, resultado: 'retornar', ...(retornar_em && { retornar_em }) })
    await expect(put()).rejects.toMatchObject({
      cause: { details: { campos: { retornar_em: 'Campo obrigatório' } } },
    })
    await expect(put('2026-01-01T09:00:00-03:00')).rejects.toThrow('Informe um momento posterior a agora.')
    await put(new Date(Date.now() + 3_600_000).toISOString())
    expect(await agent.call.backoffice.takeNext({ fila: 'qualificacao' })).toEqual({
      fila: 'qualificacao',
      id: null,
    })
    await db
      .updateTable('bo_qualificacao')
      .set({ retornar_em: sql`now() - interval '1 minute'` })
      .execute()
    expect(await agent.call.backoffice.takeNext({ fila: 'qualificacao' })).toEqual({
      fila: 'qualificacao',
      id,
    })
  })
})

describe('a problem', () => {
  it('has its time by its kind, a person, and words of its end (docs/desk.md#problems)', async () => {
    const id_venda = await makeSale(db, ours, { cod_cliente: '77', cliente: 'Bia Reis' })
    const [made] = await manager.call.problems.create({
      objects: [{ id_tipo: firstType!.id, descricao: 'Falta o RG', id_venda, id_responsavel: agent.userId }],
    })
    const { id } = made!
    const row = await agent.call.problems.get({ id })
    expect(row).toMatchObject({
      cod_cliente: '77',
      cliente: 'Bia Reis',
      situacao: 'aberto',
      prioridade: 'media',
    })
    const hours = (row.prazo.getTime() - row.created_at.getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(firstType!.sla_horas)
    expect(await reported(agent)).toContain('Problema de Bia Reis atribuído a você.')
    await agent.call.problems.changeState({ id, situacao: 'em_tratamento' })
    await expect(agent.call.problems.changeState({ id, situacao: 'resolvido' })).rejects.toThrow(
      'Campo obrigatório',
    )
    await agent.call.problems.changeState({ id, situacao: 'resolvido', solucao: 'Documento recebido' })
    await expect(agent.call.problems.update({ id, descricao: 'x' })).rejects.toThrow(
      'mudança de situação não é permitida',
    )
    await agent.call.problems.changeState({ id, situacao: 'em_tratamento' })
  })

  it('belongs to the provider of its sale, and to somebody of the desk', async () => {
    const id_venda = await makeSale(db, theirs)
    const base = { id_tipo: firstType!.id, descricao: 'x' }
    const create = (over: object) => manager.call.problems.create({ objects: [{ ...base, ...over }] })
    await expect(create({})).rejects.toThrow('Campo obrigatório')
    await expect(create({ id_venda })).rejects.toMatchObject({
      cause: { details: { campos: { id_venda: expect.any(String) } } },
    })
    const own = await makeSale(db, ours)
    await expect(create({ id_venda: own, id_empresa: theirs })).rejects.toThrow(
      'A venda não é deste provedor.',
    )
    await expect(create({ id_empresa: theirs })).rejects.toThrow('Você não tem permissão')
    const clerk = await as({ roles: ['vendas:leitor'], empresas: [ours], employee: true })
    await expect(create({ id_empresa: ours, id_responsavel: clerk.userId })).rejects.toMatchObject({
      cause: { details: { campos: { id_responsavel: expect.any(String) } } },
    })
  })

  it('has kinds that managers keep; one that is used is switched off, not deleted', async () => {
    const fields = { titulo: 'Boleto não chegou', area: 'financeiro' as const, sla_horas: 12 }
    const [kind] = await manager.call.problemTypes.create({ objects: [fields] })
    await expect(manager.call.problemTypes.create({ objects: [fields] })).rejects.toThrow(
      'Já existe um tipo com este título.',
    )
    await manager.call.problems.create({ objects: [{ id_tipo: kind!.id, descricao: 'x', id_empresa: ours }] })
    await expect(manager.call.problemTypes.remove({ id: kind!.id })).rejects.toThrow(
      'Este tipo tem problemas. Inative-o.',
    )
    await manager.call.problemTypes.update({ id: kind!.id, ativo: false })
    await expect(
      manager.call.problems.create({ objects: [{ id_tipo: kind!.id, descricao: 'x', id_empresa: ours }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_tipo: expect.any(String) } } } })
    await expect(
      agent.call.problemTypes.create({ objects: [{ ...fields, titulo: 'Outro assim' }] }),
    ).rejects.toThrow('Você não tem permissão')
  })
})
