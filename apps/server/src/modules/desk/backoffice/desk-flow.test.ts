import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { readHoldings } from '../../../platform/holdings.ts'
import { findActor } from '../../../platform/session.ts'
import { forgetCustomersJob, lateItemsJob } from './late.job.ts'
import { recordCall } from './qualification.service.ts'
import { takeNext } from './queue.queries.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
const agent = await as({ nome: 'Rita Lopes', roles: ['backoffice:solicitante'], empresas: [ours], employee: true })
const outsider = await as({ roles: ['backoffice:gestor'], empresas: [theirs], employee: true })
const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))!.actor
const told = async ({ call }: { call: typeof agent.call }) =>
  (await call.notifications.list()).map(({ data }) => data.msg)
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const [firstType] = await agent.call.problemTypes.options()

/** A connection that works, with its welcome call due. */
async function makeCall() {
  const { id } = await makeActivation(db, ours, { situacao: 'agendada', data_agendada: today(), periodo: 'M' })
  await agent.call.activations.changeState({ id, situacao: 'ativada' })
  return (await agent.call.activations.get({ id })).id_qualificacao!
}

describe('an installation', () => {
  it('is scheduled from today on, for a part of the day', async () => {
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

  it('that came to nothing counts a try and says why', async () => {
    const { id } = await makeActivation(db, ours, { situacao: 'agendada', data_agendada: today(), periodo: 'M' })
    await expect(agent.call.activations.changeState({ id, situacao: 'frustrada' })).rejects.toThrow('Campo obrigatório')
    await agent.call.activations.changeState({ id, situacao: 'frustrada', motivo: 'Cliente ausente' })
    await agent.call.activations.changeState({ id, situacao: 'agendada', data_agendada: today(), periodo: 'N' })
    expect(await agent.call.activations.get({ id })).toMatchObject({ tentativas: 1, motivo: 'Cliente ausente' })
  })

  it('works at a moment between its sale and now', async () => {
    const { id } = await makeActivation(db, ours, { situacao: 'em_execucao', data_agendada: today(), periodo: 'M' })
    const activate = (data_ativacao: string) =>
      agent.call.activations.changeState({ id, situacao: 'ativada', data_ativacao })
    await expect(activate('2099-01-01T09:00:00-03:00')).rejects.toThrow(
      'A data de ativação não pode ser posterior a agora.',
    )
    await expect(activate('2026-01-01T09:00:00-03:00')).rejects.toThrow(
      'A data de ativação não pode ser anterior à venda.',
    )
    await activate('2026-08-10T09:00:00-03:00')
    await expect(agent.call.activations.update({ id, os: 'OS-1' })).rejects.toThrow('A situação mudou')
  })
})

describe('a welcome call', () => {
  const good = { resultado: 'atendeu' as const, internet_ok: true, dados_conferidos: true, vencimento_ciente: true }

  it('that was answered qualifies, or not when something is wrong', async () => {
    const [one, other] = [await makeCall(), await makeCall()]
    await expect(agent.call.qualifications.recordCall({ id: one, resultado: 'atendeu' })).rejects.toMatchObject({
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
    await expect(agent.call.qualifications.recordCall({ id: one, ...good })).rejects.toThrow('A situação mudou')
    expect(await agent.call.qualifications.get({ id: one })).toMatchObject({ nps: 9, tentativa: 1 })
  })

  it('without an answer on three different days ends as not reached; twice on a day counts once', async () => {
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
    await expect(put()).rejects.toMatchObject({ cause: { details: { campos: { retornar_em: 'Campo obrigatório' } } } })
    await expect(put('2026-01-01T09:00:00-03:00')).rejects.toThrow('Informe um momento posterior a agora.')
    await put(new Date(Date.now() + 3_600_000).toISOString())
    expect(await agent.call.backoffice.takeNext({ fila: 'qualificacao' })).toEqual({ fila: 'qualificacao', id: null })
    await db.updateTable('bo_qualificacao').set({ retornar_em: sql`now() - interval '1 minute'` }).execute()
    expect(await agent.call.backoffice.takeNext({ fila: 'qualificacao' })).toEqual({ fila: 'qualificacao', id })
  })
})

describe('a problem', () => {
  it('has its time by its kind, a person, and words of its end', async () => {
    const id_venda = await makeSale(db, ours, { cod_cliente: '77', cliente: 'Bia Reis' })
    const [made] = await manager.call.problems.create({
      objects: [{ id_tipo: firstType!.id, descricao: 'Falta o RG', id_venda, id_responsavel: agent.userId }],
    })
    const { id } = made!
    const row = await agent.call.problems.get({ id })
    expect(row).toMatchObject({ cod_cliente: '77', cliente: 'Bia Reis', situacao: 'aberto', prioridade: 'media' })
    const hours = (row.prazo.getTime() - row.created_at.getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(firstType!.sla_horas)
    expect(await told(agent)).toContain('Problema de Bia Reis atribuído a você.')
    await agent.call.problems.changeState({ id, situacao: 'em_tratamento' })
    await expect(agent.call.problems.changeState({ id, situacao: 'resolvido' })).rejects.toThrow('Campo obrigatório')
    await agent.call.problems.changeState({ id, situacao: 'resolvido', solucao: 'Documento recebido' })
    await expect(agent.call.problems.update({ id, descricao: 'x' })).rejects.toThrow('A situação mudou')
    await agent.call.problems.changeState({ id, situacao: 'em_tratamento' })
  })

  it('belongs to the provider of its sale, and to somebody of the desk', async () => {
    const id_venda = await makeSale(db, theirs)
    const base = { id_tipo: firstType!.id, descricao: 'x' }
    const create = (over: object) => manager.call.problems.create({ objects: [{ ...base, ...over }] })
    await expect(create({})).rejects.toThrow('Campo obrigatório')
    await expect(create({ id_venda })).rejects.toMatchObject({ cause: { details: { campos: { id_venda: expect.any(String) } } } })
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
    await expect(manager.call.problemTypes.remove({ id: kind!.id })).rejects.toThrow('Este tipo tem problemas. Inative-o.')
    await manager.call.problemTypes.update({ id: kind!.id, ativo: false })
    await expect(
      manager.call.problems.create({ objects: [{ id_tipo: kind!.id, descricao: 'x', id_empresa: ours }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_tipo: expect.any(String) } } } })
    await expect(agent.call.problemTypes.create({ objects: [{ ...fields, titulo: 'Outro assim' }] })).rejects.toThrow(
      'Você não tem permissão',
    )
  })
})

describe('a queue', () => {
  it('of 1,000 sales gives each to one of 20 people who take at the same time', async () => {
    const place = await makeProvider(db)
    await sql`insert into bo_venda (id_empresa, cliente, data_venda, prazo)
      select ${place}, 'Cliente ' || i, now(), now() + make_interval(mins => i) from generate_series(1, 1000) i`.execute(db)
    const people = await Promise.all(
      Array.from({ length: 20 }, async () =>
        actorOf(await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })),
      ),
    )
    const got = await Promise.all(
      people.map(async (person) => {
        const mine: number[] = []
        for (let id = await takeNext(db, person, 'vendas'); id !== null; id = await takeNext(db, person, 'vendas'))
          mine.push(id)
        return mine
      }),
    )
    expect(got.flat()).toHaveLength(1000)
    expect(new Set(got.flat()).size).toBe(1000)
    const { rows } = await sql<{ id_auditor: number; n: number }>`select id_auditor, count(*)::int as n from bo_venda
      where id_empresa = ${place} and situacao = 'em_auditoria' group by 1`.execute(db)
    const byPerson = new Map(rows.map(({ id_auditor, n }) => [id_auditor, n]))
    expect(people.map(({ id }, place_) => [byPerson.get(id) ?? 0, got[place_]!.length])).toEqual(
      got.map(({ length }) => [length, length]),
    )
  }, 60_000)

  it('gives what is due first, of one’s providers, and takes it back', async () => {
    const place = await makeProvider(db)
    const one = await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })
    const other = await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })
    await makeSale(db, theirs, { prazo: new Date(0) })
    const later = await makeSale(db, place, { prazo: new Date(Date.now() + 7_200_000) })
    const sooner = await makeSale(db, place, { prazo: new Date(Date.now() + 3_600_000) })
    const next = async () => (await one.call.backoffice.takeNext({ fila: 'vendas' })).id
    expect([await next(), await next(), await next()]).toEqual([sooner, later, null])
    await expect(other.call.backoffice.release({ fila: 'vendas', id: sooner })).rejects.toThrow('A situação mudou')
    await one.call.backoffice.release({ fila: 'vendas', id: sooner })
    expect(await one.call.deskSales.get({ id: sooner })).toMatchObject({ situacao: 'pendente', auditor: null })
    const chief = await as({ roles: ['backoffice:gestor'], empresas: [place], employee: true })
    await chief.call.backoffice.release({ fila: 'vendas', id: later })
  })

  it('of each kind has its own items', async () => {
    const place = await makeProvider(db)
    const one = await as({ roles: ['backoffice:gestor'], empresas: [place], employee: true })
    const { id } = await makeActivation(db, place)
    const [problem] = await one.call.problems.create({
      objects: [{ id_tipo: firstType!.id, descricao: 'x', id_empresa: place }],
    })
    expect(await one.call.backoffice.takeNext({ fila: 'ativacoes' })).toEqual({ fila: 'ativacoes', id })
    expect(await one.call.activations.get({ id })).toMatchObject({ id_responsavel: one.userId, situacao: 'aguardando' })
    expect(await one.call.backoffice.takeNext({ fila: 'problemas' })).toEqual({ fila: 'problemas', id: problem!.id })
    expect(await one.call.problems.get({ id: problem!.id })).toMatchObject({ situacao: 'em_tratamento' })
    expect((await one.call.obligations.list()).itens.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining(['Agendar a instalação de Ana Souza', 'Problema de cliente']),
    )
  })
})

describe('the home', () => {
  it('counts exactly what its tiles open', async () => {
    const place = await makeProvider(db)
    const chief = await as({ roles: ['backoffice:gestor'], empresas: [place], employee: true })
    const late = new Date(Date.now() - 3_600_000)
    await makeSale(db, place, { prazo: late })
    await makeSale(db, place)
    await makeActivation(db, place, { situacao: 'agendada', data_agendada: today(), periodo: 'M' })
    await makeActivation(db, place, { situacao: 'reagendar', motivo: 'Chuva' })
    const { id } = await makeActivation(db, place, { situacao: 'ativada', data_ativacao: late })
    await db.insertInto('bo_qualificacao').values({ id_empresa: place, id_ativacao: id, prazo: late }).execute()
    await chief.call.problems.create({ objects: [{ id_tipo: firstType!.id, descricao: 'x', id_empresa: place }] })
    const tiles = await chief.call.backoffice.summary()
    expect(tiles).toEqual({
      vendas: { total: 2, atrasados: 1 },
      ativacoes_hoje: { total: 1, atrasados: 0 },
      reagendar: { total: 1, atrasados: 0 },
      qualificacoes: { total: 1, atrasados: 1 },
      problemas: { total: 1, atrasados: 0 },
      estornos: { total: 0, atrasados: 0 },
    })
    const total = async (list: Promise<{ total: number | null }>) => (await list).total
    expect([
      await total(chief.call.deskSales.list({ filtro: { situacao: 'pendente' } })),
      await total(chief.call.activations.list({ filtro: { data_agendada: today() } })),
      await total(chief.call.activations.list({ filtro: { situacao: 'reagendar' } })),
      await total(chief.call.problems.list({ filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } })),
    ]).toEqual([2, 1, 1, 1])
    expect(await outsider.call.backoffice.summary()).not.toEqual(tiles)
  })
})

describe('the clock', () => {
  it('tells the person and the managers of an item past its time, once', async () => {
    const id = await makeSale(db, ours, {
      cliente: 'Atrasada Lima',
      situacao: 'em_auditoria',
      id_auditor: agent.userId,
      prazo: new Date(Date.now() - 60_000),
    })
    await lateItemsJob.run(deps, {})
    await lateItemsJob.run(deps, {})
    const text = 'Prazo vencido: vendas de Atrasada Lima.'
    for (const one of [agent, manager])
      expect((await told(one)).filter((line) => line === text)).toHaveLength(1)
    expect(await told(outsider)).not.toContain(text)
    expect(id).toBeGreaterThan(0)
  })

  it('of a queue with working hours passes over nights, weekends and holidays', async () => {
    const set = (chave: string, valor: unknown) =>
      db.insertInto('parametro').values({ chave, valor: JSON.stringify(valor) })
        .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor: JSON.stringify(valor) })).execute()
    await set('sla_problemas_uteis', true)
    deps.parameters.forget()
    const [made] = await manager.call.problems.create({
      objects: [{ id_tipo: firstType!.id, descricao: 'x', id_empresa: ours }],
    })
    const { prazo, created_at } = await manager.call.problems.get({ id: made!.id })
    expect(prazo.getTime() - created_at.getTime()).toBeGreaterThan(firstType!.sla_horas * 3_600_000)
    await set('sla_problemas_uteis', false)
    deps.parameters.forget()
  })

  it('at night takes the names of anonymised leads out of the desk', async () => {
    const lead = await makeLead(db, ours, { cliente: 'Anônimo', anonimizada_em: new Date() })
    const id = await makeSale(db, ours, { id_lead: lead, cliente: 'Zé Nome', documento: '52998224725', fone: '53999990000' })
    await forgetCustomersJob.run(deps, {})
    expect(
      await db.selectFrom('bo_venda').where('id', '=', id).select(['cliente', 'documento', 'fone']).executeTakeFirst(),
    ).toEqual({ cliente: 'Anônimo', documento: null, fone: null })
  })
})

describe('what somebody of the desk has taken', () => {
  it('is named when they leave', async () => {
    const leaving = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true, id_empresa: ours })
    await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: leaving.userId, cliente: 'Lia Melo' })
    const held = await readHoldings(db, leaving.userId, deps.offers.holdings)
    expect(held.map(({ tipo, descricao }) => [tipo, descricao])).toContainEqual(['atendimento', 'Venda de Lia Melo'])
  })
})

describe('a customer', () => {
  it('stands whole on one page, and the reading is recorded', async () => {
    const { sistema } = await db.selectFrom('empresa').where('id', '=', ours).select('sistema').executeTakeFirstOrThrow()
    const person = await db
      .insertInto('relationship_dados_pessoas')
      .values({ id_empresa: ours, codpessoa: '4242', nome_razaosocial: 'Caio Prado', cpf: '52998224725', cidade: 'Tubarão', uf: 'SC' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await makeSale(db, ours, { cod_cliente: '4242', cliente: 'Caio Prado', produto: 'Fibra 500' })
    const details = await agent.call.backoffice.customer({ sistema: sistema!, cod_cliente: '4242' })
    expect(details).toMatchObject({
      dados: { nome_razaosocial: 'Caio Prado', cidade: 'Tubarão' },
      vendas: [{ produto: 'Fibra 500', situacao: 'pendente' }],
      linha_do_tempo: [{ tipo: 'Venda', texto: 'Fibra 500' }],
      restricoes: null,
      blacklist: [],
    })
    const seen = await db.selectFrom('acesso_dado_pessoal').where('tabela', '=', 'relationship_dados_pessoas')
      .where('id_item', '=', person.id).select('campos').execute()
    expect(seen).toEqual([{ campos: ['detalhes'] }])
    await expect(agent.call.backoffice.customer({ sistema: sistema!, cod_cliente: 'nada' })).rejects.toThrow(
      'Nenhum resultado encontrado',
    )
    await expect(outsider.call.backoffice.customer({ sistema: sistema!, cod_cliente: '4242' })).rejects.toThrow(
      'Registro não encontrado.',
    )
  })
})
