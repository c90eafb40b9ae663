import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'
import { askedSimulationJob, nightlySimulationJob } from './arrears.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['regras_bloqueio:gestor'], empresas: [ours], employee: true })
const clerk = await as({ roles: ['regras_bloqueio:solicitante'], empresas: [ours], employee: true })
const reader = await as({ roles: ['regras_bloqueio:leitor'], empresas: [ours], employee: true })
const outsider = await as({ roles: ['regras_bloqueio:gestor'], empresas: [theirs], employee: true })

/** A Tuesday without a holiday, and the national holiday of 2026 that is a Monday. */
const TUESDAY = '2026-08-11'
const HOLIDAY = '2026-09-07'

const fields = (over = {}) => ({
  nome: 'Total 30',
  id_empresa: ours,
  dias_atraso: 30,
  tipo: 'total' as const,
  valor_minimo: '50',
  ...over,
})
const makeRule = async (over = {}) =>
  (await manager.call.blockingRules.create({ objects: [fields(over)] }))[0]!.id
const criterion = (over = {}) => ({
  campo: 'cidade' as const,
  operador: 'igual' as const,
  valor: ['Tubarão'],
  motivo: 'Enchente',
  ...over,
})
const simulate = (id: number, data = TUESDAY) => manager.call.blockingSimulations.run({ id, data })
const itemsOf = async (id_simulacao: number, filtro = {}) =>
  (
    await reader.call.blockingSimulations.list({
      filtro: { id_simulacao, ...filtro },
      limit: 0,
      sort: 'cod_cliente',
    })
  ).dados

/** Customer 34 days in arrears on the Tuesday, R$ 99,90, of Tubarão. */
const owing = (over = {}) => ({
  cod_cliente: '1',
  cidade: 'Tubarão',
  uf: 'SC',
  faturas: [{ vencimento: '2026-07-08', valor: '99.90' }],
  ...over,
})

describe('the rule Total 30', () => {
  it('excepts the customer of Tubarão by the criterion, and blocks them once it has expired (docs/desk.md#exceptions)', async () => {
    await makeArrears(db, ours, [owing()])
    const id = await makeRule()
    const [made] = await clerk.call.blockingCriteria.create({
      objects: [{ id_regra: id, ...criterion({ validade_fim: '2026-12-31' }) }],
    })
    const first = await simulate(id)
    expect(first).toMatchObject({ total_avaliados: 1, total_excecao: 1, total_bloqueio: 0 })
    expect(await itemsOf(first.id)).toMatchObject([
      {
        resultado: 'excecao',
        porque: 'criterio',
        id_criterio: made!.id,
        detalhe: 'Cidade igual a Tubarão',
        dias_atraso: 34,
      },
    ])
    await clerk.call.blockingCriteria.update({ id: made!.id, validade_fim: '2026-08-10' })
    const second = await simulate(id)
    expect(second).toMatchObject({
      total_excecao: 0,
      total_bloqueio: 1,
      valor_aberto: '99.90',
      total_entraram: 1,
    })
    expect(await itemsOf(second.id)).toMatchObject([
      { resultado: 'bloquear', porque: 'regra', mudanca: 'entrou' },
    ])
  })

  it('does not take an unknown city for another micro-region (docs/desk.md#exceptions)', async () => {
    await makeArrears(db, ours, [owing({ cidade: null })])
    const id = await makeRule()
    const { id: region } = await db
      .insertInto('microrregiao')
      .values({ nome: 'Amurel' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await clerk.call.blockingCriteria.create({
      objects: [
        {
          id_regra: id,
          ...criterion({ campo: 'microrregiao', operador: 'diferente', valor: [String(region)] }),
        },
      ],
    })
    expect(await simulate(id)).toMatchObject({ total_excecao: 0, total_bloqueio: 1 })
  })

  it('blocks nobody on 07/09/2026: all have the holiday Independência do Brasil', async () => {
    await makeArrears(db, ours, [owing(), owing({ cod_cliente: '2', cidade: 'Pelotas', uf: 'RS' })])
    await db
      .insertInto('feriado')
      .values({ nome: 'Independência do Brasil', data: '09-07', tipo: 'Nacional' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const id = await makeRule()
    const result = await simulate(id, HOLIDAY)
    expect(result).toMatchObject({ total_bloqueio: 0, total_excecao: 2 })
    expect((await itemsOf(result.id)).map(({ porque, detalhe }) => [porque, detalhe])).toEqual([
      ['feriado', 'Independência do Brasil'],
      ['feriado', 'Independência do Brasil'],
    ])
    const eve = await simulate(await makeRule({ tipo: 'aviso', dias_semana: [7] }), '2026-09-06')
    expect((await itemsOf(eve.id)).map(({ porque }) => porque)).toEqual(['vespera', 'vespera'])
    const without = await makeRule({ respeita_feriado: false })
    expect(await simulate(without, HOLIDAY)).toMatchObject({ total_bloqueio: 2 })
    await clerk.call.blockingCriteria.create({
      objects: [{ id_regra: without, ...criterion({ campo: 'feriado', valor: ['true'] }) }],
    })
    expect(await simulate(without, HOLIDAY)).toMatchObject({ total_bloqueio: 0, total_excecao: 2 })
  })

  it('says for each customer why, compares with the last run, and exports nothing that is not shown (docs/desk.md#simulation)', async () => {
    const july = (valor: string, vencimento = '2026-07-01') => [{ vencimento, valor }]
    await makeArrears(db, ours, [
      owing({ cod_cliente: 'dias', faturas: july('99.90', '2026-07-20') }),
      owing({ cod_cliente: 'valor', faturas: july('49.99') }),
      owing({ cod_cliente: 'faturas', faturas: july('99.90') }),
      owing({ cod_cliente: 'regra', faturas: [...july('60'), ...july('60', '2026-08-01')] }),
      owing({ cod_cliente: 'futuro', faturas: july('99.90', '2026-09-01') }),
    ])
    const id = await makeRule({ qtd_faturas_min: 2 })
    const first = await simulate(id)
    expect(first).toMatchObject({
      total_avaliados: 4,
      total_bloqueio: 1,
      total_fora: 3,
      valor_aberto: '120.00',
      anterior_em: null,
    })
    expect(
      Object.fromEntries((await itemsOf(first.id)).map(({ cod_cliente, porque }) => [cod_cliente, porque])),
    ).toEqual({
      dias: 'dias',
      faturas: 'faturas',
      regra: 'regra',
      valor: 'valor',
    })
    expect((await itemsOf(first.id)).every(({ mudanca }) => mudanca === null)).toBe(true)
    await makeArrears(db, ours, [
      owing({ cod_cliente: 'nova', faturas: [...july('60'), ...july('60', '2026-08-01')] }),
    ])
    const second = await simulate(id)
    expect(second).toMatchObject({ total_avaliados: 1, total_entraram: 1, total_sairam: 1, total_fora: 0 })
    expect(
      (await itemsOf(second.id)).map(({ cod_cliente, porque, mudanca }) => [cod_cliente, porque, mudanca]),
    ).toEqual([
      ['nova', 'regra', 'entrou'],
      ['regra', 'regularizado', 'saiu'],
    ])
    expect(await simulate(id)).toMatchObject({ total_entraram: 0, total_sairam: 0 })
    const saturday = await simulate(id, '2026-08-15')
    expect((await itemsOf(saturday.id, { resultado: 'excecao' })).map(({ porque }) => porque)).toEqual([
      'dia_semana',
    ])
  })

  it('is tried for its own provider alone, by managers', async () => {
    const id = await makeRule()
    await expect(outsider.call.blockingSimulations.run({ id })).rejects.toThrow('Dados não encontrados.')
    await expect(clerk.call.blockingSimulations.run({ id })).rejects.toThrow('Você não tem permissão')
    await expect(reader.call.blockingSimulations.last({ id: 999_999 })).rejects.toThrow(
      'Dados não encontrados.',
    )
    expect(await reader.call.blockingSimulations.last({ id })).toBeNull()
    const empty = (
      await outsider.call.blockingRules.create({ objects: [fields({ id_empresa: theirs })] })
    )[0]!.id
    await expect(outsider.call.blockingSimulations.run({ id: empty })).rejects.toThrow(
      'Os clientes em atraso deste provedor ainda não foram carregados.',
    )
    const { id: run } = await simulate(id)
    expect((await outsider.call.blockingSimulations.list({ filtro: { id_simulacao: run } })).total).toBe(0)
  })
})

it('active rules are tried every morning, and their managers told once (docs/desk.md#simulation)', async () => {
  const place = await makeProvider(db)
  const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
  const id = (
    await chief.call.blockingRules.create({ objects: [fields({ id_empresa: place, nome: 'Da manhã' })] })
  )[0]!.id
  await chief.call.blockingRules.toggle({ id, ativo: true })
  await nightlySimulationJob.run(deps, {})
  expect(await chief.call.blockingSimulations.last({ id })).toBeNull()
  await makeArrears(db, place, [owing()])
  await nightlySimulationJob.run(deps, {})
  await nightlySimulationJob.run(deps, {})
  expect(await chief.call.blockingSimulations.last({ id })).toMatchObject({
    total_avaliados: 1,
    usuario: null,
  })
  const lines = (await chief.call.notifications.list()).map(({ data }) => data.msg)
  expect(
    lines.filter((line) =>
      /^Simulação de Da manhã: (0 seriam bloqueados|1 seria bloqueado), (0 exceções|1 exceção)\.$/.test(line),
    ),
  ).toHaveLength(1)
})

it('a rule whose run in the morning fails keeps no other waiting', async () => {
  const place = await makeProvider(db)
  const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
  await makeArrears(db, place, [owing()])
  const objects = (['total', 'parcial'] as const).map((tipo) =>
    fields({ id_empresa: place, nome: tipo, tipo }),
  )
  const [broken, whole] = (await chief.call.blockingRules.create({ objects })).map(({ id }) => id)
  for (const id of [broken!, whole!]) await chief.call.blockingRules.toggle({ id, ativo: true })
  await sql`alter table simulacao_bloqueio add constraint so_teste check (id_regra <> ${sql.lit(broken)}) not valid`.execute(
    db,
  )
  await expect(nightlySimulationJob.run(deps, {})).rejects.toThrow('so_teste')
  expect(await chief.call.blockingSimulations.last({ id: whole! })).toMatchObject({ total_avaliados: 1 })
  await sql`alter table simulacao_bloqueio drop constraint so_teste`.execute(db)
})

it('one that takes longer than a request may goes on in the background, and the person who asked is notified once (docs/desk.md#simulation)', async () => {
  const place = await makeProvider(db)
  const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
  await makeArrears(db, place, [owing()])
  const id = (
    await chief.call.blockingRules.create({ objects: [fields({ id_empresa: place, nome: 'Demorada' })] })
  )[0]!.id
  const desde = new Date().toISOString()
  await sql`create function demora() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'query_canceled'; end $$`.execute(db)
  await sql`create trigger demora before insert on simulacao_bloqueio execute function demora()`.execute(db)
  try {
    await expect(chief.call.blockingSimulations.run({ id, data: TUESDAY })).rejects.toThrow(
      'A simulação demora mais que o normal e continua em segundo plano. Você será avisado quando terminar.',
    )
  } finally {
    await sql`drop function demora cascade`.execute(db)
  }
  expect(await chief.call.blockingSimulations.last({ id })).toBeNull()
  // Neither another rule's simulation is the answer, nor one of another day.
  const another = { id_empresa: place, nome: 'Outra' }
  const [rule] = await chief.call.blockingRules.create({ objects: [fields(another)] })
  await chief.call.blockingSimulations.run({ id: rule!.id, data: TUESDAY })
  await chief.call.blockingSimulations.run({ id, data: HOLIDAY })
  const asked = { id, data: TUESDAY, id_usuario: chief.userId, desde }
  await askedSimulationJob.run(deps, asked)
  const made = await chief.call.blockingSimulations.last({ id })
  expect(made).toMatchObject({ data: TUESDAY, total_avaliados: 1, usuario: expect.any(String) })
  await askedSimulationJob.run(deps, asked)
  expect(await chief.call.blockingSimulations.last({ id })).toMatchObject({ id: made!.id })
  const lines = (await chief.call.notifications.list()).map(({ data }) => data.msg)
  expect(lines.filter((line) => line.startsWith('Simulação de Demorada: '))).toHaveLength(1)
})
