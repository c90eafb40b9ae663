import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale } from '../../../../test/factories/desk.ts'
import { readHoldings } from '../../../platform/holdings.ts'
import { findActor } from '../../../platform/session.ts'
import { lateItemsJob } from './late.job.ts'
import { takeNext } from './queue.queries.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

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
const outsider = await as({ roles: ['backoffice:gestor'], empresas: [theirs], employee: true })
const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))!.actor
const reported = async ({ call }: { call: typeof agent.call }) =>
  (await call.notifications.list()).map(({ data }) => data.msg)
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const [firstType] = await agent.call.problemTypes.options()

describe('a queue', () => {
  it('of 1,000 sales gives each to one of 20 people who take at the same time (docs/desk.md#queues)', async () => {
    const place = await makeProvider(db)
    await sql`insert into bo_venda (id_empresa, cliente, data_venda, prazo)
      select ${place}, 'Cliente ' || i, now(), now() + make_interval(mins => i) from generate_series(1, 1000) i`.execute(
      db,
    )
    const people = await Promise.all(
      Array.from({ length: 20 }, async () =>
        actorOf(await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })),
      ),
    )
    const got = await Promise.all(
      people.map(async (person) => {
        const mine: number[] = []
        for (
          let id = await takeNext(db, person, 'vendas');
          id !== null;
          id = await takeNext(db, person, 'vendas')
        )
          mine.push(id)
        return mine
      }),
    )
    expect(got.flat()).toHaveLength(1000)
    expect(new Set(got.flat()).size).toBe(1000)
    const { rows } = await sql<{
      id_auditor: number
      n: number
    }>`select id_auditor, count(*)::int as n from bo_venda
      where id_empresa = ${place} and situacao = 'em_auditoria' group by 1`.execute(db)
    const byPerson = new Map(rows.map(({ id_auditor, n }) => [id_auditor, n]))
    expect(people.map(({ id }, place_) => [byPerson.get(id) ?? 0, got[place_]!.length])).toEqual(
      got.map(({ length }) => [length, length]),
    )
  }, 60_000)

  it('gives what is due first, of one’s providers, and takes it back (docs/desk.md#queues)', async () => {
    const place = await makeProvider(db)
    const one = await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })
    const other = await as({ roles: ['backoffice:solicitante'], empresas: [place], employee: true })
    await makeSale(db, theirs, { prazo: new Date(0) })
    const later = await makeSale(db, place, { prazo: new Date(Date.now() + 7_200_000) })
    const sooner = await makeSale(db, place, { prazo: new Date(Date.now() + 3_600_000) })
    const next = async () => (await one.call.backoffice.takeNext({ fila: 'vendas' })).id
    expect([await next(), await next(), await next()]).toEqual([sooner, later, null])
    await expect(other.call.backoffice.release({ fila: 'vendas', id: sooner })).rejects.toThrow(
      'mudança de situação não é permitida',
    )
    await one.call.backoffice.release({ fila: 'vendas', id: sooner })
    expect(await one.call.deskSales.get({ id: sooner })).toMatchObject({
      situacao: 'pendente',
      auditor: null,
    })
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
    expect(await one.call.activations.get({ id })).toMatchObject({
      id_responsavel: one.userId,
      situacao: 'aguardando',
    })
    expect(await one.call.backoffice.takeNext({ fila: 'problemas' })).toEqual({
      fila: 'problemas',
      id: problem!.id,
    })
    expect(await one.call.problems.get({ id: problem!.id })).toMatchObject({ situacao: 'em_tratamento' })
    expect((await openObligations(one.call)).map(({ titulo }) => titulo)).toEqual(
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
    await db
      .insertInto('bo_qualificacao')
      .values({ id_empresa: place, id_ativacao: id, prazo: late })
      .execute()
    await chief.call.problems.create({
      objects: [{ id_tipo: firstType!.id, descricao: 'x', id_empresa: place }],
    })
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
  it('notifies the person and the managers of an item past its time, once (docs/desk.md#clocks)', async () => {
    const id = await makeSale(db, ours, {
      cliente: 'Atrasada Lima',
      situacao: 'em_auditoria',
      id_auditor: agent.userId,
      prazo: new Date(Date.now() - 60_000),
    })
    await lateItemsJob.run(deps, {})
    await lateItemsJob.run(deps, {})
    const text = 'Prazo vencido: vendas de Atrasada Lima.'
    const times = async (one: typeof agent) => (await reported(one)).filter((line) => line === text).length
    expect([await times(agent), await times(manager)]).toEqual([1, 1])
    // Audited again, as after a correction: its new time passes too.
    await sql`update bo_venda set avisada_em = null, prazo = now() - interval '1 second' where id = ${id}`.execute(
      db,
    )
    await lateItemsJob.run(deps, {})
    await lateItemsJob.run(deps, {})
    expect([await times(agent), await times(manager)]).toEqual([2, 2])
    expect(await reported(outsider)).not.toContain(text)
  })

  it('of a queue with working hours passes over nights, weekends and holidays (docs/desk.md#clocks)', async () => {
    const set = (chave: string, valor: unknown) =>
      db
        .insertInto('parametro')
        .values({ chave, valor: JSON.stringify(valor) })
        .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor: JSON.stringify(valor) }))
        .execute()
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
})

describe('what somebody of the desk has taken', () => {
  it('is named when they leave', async () => {
    const leaving = await as({
      roles: ['backoffice:solicitante'],
      empresas: [ours],
      employee: true,
      id_empresa: ours,
    })
    await makeSale(db, ours, { situacao: 'em_auditoria', id_auditor: leaving.userId, cliente: 'Lia Melo' })
    const locked = await readHoldings(db, leaving.userId, deps.offers.holdings)
    expect(locked.map(({ tipo, descricao }) => [tipo, descricao])).toContainEqual([
      'atendimento',
      'Venda de Lia Melo',
    ])
  })
})

describe('a customer', () => {
  it('is whole on one page, and the reading is recorded (docs/desk.md#customer-details)', async () => {
    const { sistema } = await db
      .selectFrom('empresa')
      .where('id', '=', ours)
      .select('sistema')
      .executeTakeFirstOrThrow()
    const person = await db
      .insertInto('relationship_dados_pessoas')
      .values({
        id_empresa: ours,
        codpessoa: '4242',
        nome_razaosocial: 'Caio Prado',
        cpf: '52998224725',
        cidade: 'Tubarão',
        uf: 'SC',
      })
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
    const seen = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'relationship_dados_pessoas')
      .where('id_item', '=', person.id)
      .select('campos')
      .execute()
    expect(seen).toEqual([{ campos: ['detalhes'] }])
    await expect(agent.call.backoffice.customer({ sistema: sistema!, cod_cliente: 'nada' })).rejects.toThrow(
      'Nenhum resultado encontrado',
    )
    await expect(
      outsider.call.backoffice.customer({ sistema: sistema!, cod_cliente: '4242' }),
    ).rejects.toThrow('Registro não encontrado.')
  })
})
