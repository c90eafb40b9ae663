import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'
import { nightlySimulationJob } from './arrears.job.ts'
import { forgetArrears } from './arrears.queries.ts'
import { writeCopy } from './arrears.service.ts'
import type { ArrearsCustomer } from './arrears-source.ts'

const { db, as, app, deps } = await testWorld()
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
const makeRule = async (over = {}) => (await manager.call.blockingRules.create({ objects: [fields(over)] }))[0]!.id
const criterion = (over = {}) => ({
  campo: 'cidade' as const,
  operador: 'igual' as const,
  valor: ['Tubarão'],
  motivo: 'Enchente',
  ...over,
})
const simulate = (id: number, data = TUESDAY) => manager.call.blockingSimulations.run({ id, data })
const itemsOf = async (id_simulacao: number, filtro = {}) =>
  (await reader.call.blockingSimulations.list({ filtro: { id_simulacao, ...filtro }, limit: 0, sort: 'cod_cliente' })).dados

/** Customer 34 days in arrears on the Tuesday, R$ 99,90, of Tubarão. */
const owing = (over = {}) => ({
  cod_cliente: '1',
  cidade: 'Tubarão',
  uf: 'SC',
  faturas: [{ vencimento: '2026-07-08', valor: '99.90' }],
  ...over,
})

describe('the rule Total 30', () => {
  it('excepts the customer of Tubarão by the criterion, and blocks them once it has expired', async () => {
    await makeArrears(db, ours, [owing()])
    const id = await makeRule()
    const [made] = await clerk.call.blockingCriteria.create({
      objects: [{ id_regra: id, ...criterion({ validade_fim: '2026-12-31' }) }],
    })
    const first = await simulate(id)
    expect(first).toMatchObject({ total_avaliados: 1, total_excecao: 1, total_bloqueio: 0 })
    expect(await itemsOf(first.id)).toMatchObject([
      { resultado: 'excecao', porque: 'criterio', id_criterio: made!.id, detalhe: 'Cidade igual a Tubarão', dias_atraso: 34 },
    ])
    await clerk.call.blockingCriteria.update({ id: made!.id, validade_fim: '2026-08-10' })
    const second = await simulate(id)
    expect(second).toMatchObject({ total_excecao: 0, total_bloqueio: 1, valor_aberto: '99.90', total_entraram: 1 })
    expect(await itemsOf(second.id)).toMatchObject([{ resultado: 'bloquear', porque: 'regra', mudanca: 'entrou' }])
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

  it('says for each customer why, compares with the last run, and exports nothing that is not shown', async () => {
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
    expect(first).toMatchObject({ total_avaliados: 4, total_bloqueio: 1, total_fora: 3, valor_aberto: '120.00', anterior_em: null })
    expect(Object.fromEntries((await itemsOf(first.id)).map(({ cod_cliente, porque }) => [cod_cliente, porque]))).toEqual({
      dias: 'dias',
      faturas: 'faturas',
      regra: 'regra',
      valor: 'valor',
    })
    expect((await itemsOf(first.id)).every(({ mudanca }) => mudanca === null)).toBe(true)
    await makeArrears(db, ours, [owing({ cod_cliente: 'nova', faturas: [...july('60'), ...july('60', '2026-08-01')] })])
    const second = await simulate(id)
    expect(second).toMatchObject({ total_avaliados: 1, total_entraram: 1, total_sairam: 1, total_fora: 0 })
    expect((await itemsOf(second.id)).map(({ cod_cliente, porque, mudanca }) => [cod_cliente, porque, mudanca])).toEqual([
      ['nova', 'regra', 'entrou'],
      ['regra', 'regularizado', 'saiu'],
    ])
    const saturday = await simulate(id, '2026-08-15')
    expect((await itemsOf(saturday.id, { resultado: 'excecao' })).map(({ porque }) => porque)).toEqual(['dia_semana'])
  })

  it('is tried for its own provider alone, by managers', async () => {
    const id = await makeRule()
    await expect(outsider.call.blockingSimulations.run({ id })).rejects.toThrow('Dados não encontrados.')
    await expect(clerk.call.blockingSimulations.run({ id })).rejects.toThrow('Você não tem permissão')
    await expect(reader.call.blockingSimulations.last({ id: 999_999 })).rejects.toThrow('Dados não encontrados.')
    expect(await reader.call.blockingSimulations.last({ id })).toBeNull()
    const empty = (await outsider.call.blockingRules.create({ objects: [fields({ id_empresa: theirs })] }))[0]!.id
    await expect(outsider.call.blockingSimulations.run({ id: empty })).rejects.toThrow(
      'Os clientes em atraso deste provedor ainda não foram carregados.',
    )
    const { id: run } = await simulate(id)
    expect((await outsider.call.blockingSimulations.list({ filtro: { id_simulacao: run } })).total).toBe(0)
  })
})

describe('a rule', () => {
  it.each([
    [{ dias_notificacao: 14 }, 'dias_notificacao', 'Informe pelo menos 15 dias de notificação antes da suspensão.'],
    [{ dias_atraso: 14 }, 'dias_atraso', 'Os dias de atraso devem ser maiores ou iguais aos dias de notificação.'],
    [{ dias_semana: [] }, 'dias_semana', 'Selecione ao menos um dia da semana.'],
    [
      { dias_semana: [5] },
      'dias_semana',
      'Bloqueios na sexta, no fim de semana, em feriado ou na véspera não são permitidos.',
    ],
    [{ horario: '07:59' }, 'horario', 'O horário do bloqueio deve estar entre 08:00 e 18:00.'],
    [{ horario: '18:01' }, 'horario', 'O horário do bloqueio deve estar entre 08:00 e 18:00.'],
  ])('is refused with %j', async (over, field, message) => {
    await expect(makeRule(over)).rejects.toMatchObject({
      cause: { details: { campos: { [`objects.0.${field}`]: message } } },
    })
  })

  it('of a notice may fall on a Saturday, and begins inactive', async () => {
    const id = await makeRule({ tipo: 'aviso', dias_semana: [6] })
    expect(await reader.call.blockingRules.get({ id })).toMatchObject({ ativo: false, horario: '08:00', dias_semana: [6] })
  })

  it('is active alone of its kind for a provider, also when two are switched on at once', async () => {
    const place = await makeProvider(db)
    const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
    const [one, other] = await chief.call.blockingRules.create({
      objects: [fields({ id_empresa: place }), fields({ id_empresa: place, nome: 'Outra' })],
    })
    const outcome = await Promise.allSettled(
      [one!, other!].map(({ id }) => chief.call.blockingRules.toggle({ id, ativo: true })),
    )
    const refused = outcome.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { message: 'Já existe uma regra ativa deste tipo para o provedor.' } }])
  })

  it('is copied with its criteria, and deleted only if it was never tried', async () => {
    const id = await makeRule({ nome: 'Modelo' })
    await clerk.call.blockingCriteria.create({ objects: [{ id_regra: id, ...criterion() }] })
    const [copy] = await manager.call.blockingRules.duplicate({ id })
    expect(await reader.call.blockingRules.get({ id: copy!.id })).toMatchObject({
      nome: 'Modelo (cópia)',
      ativo: false,
      excecoes: 1,
    })
    await makeArrears(db, ours, [owing()])
    await simulate(id)
    await expect(manager.call.blockingRules.remove({ id })).rejects.toThrow(
      'Esta regra já foi simulada e não pode ser excluída. Desative-a.',
    )
    await manager.call.blockingRules.remove({ id: copy!.id })
    await expect(reader.call.blockingRules.get({ id: copy!.id })).rejects.toThrow('Dados não encontrados.')
  })

  it('in force is published with the criteria of today, by REST', async () => {
    const place = await makeProvider(db, { sistema: 'vigente_aqui' })
    const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
    const one = (await chief.call.blockingRules.create({ objects: [fields({ id_empresa: place })] }))[0]!.id
    await chief.call.blockingCriteria.create({
      objects: [
        { id_regra: one, ...criterion() },
        { id_regra: one, ...criterion({ valor: ['Laguna'], validade_fim: '2020-01-01' }) },
      ],
    })
    const get = () =>
      app.inject({ url: '/v1/regra/bloqueio/vigente', headers: { authorization: `Bearer ${chief.token}` } })
    expect((await get()).json()).toEqual({ regra_bloqueio: [] })
    const put = await app.inject({
      method: 'PUT',
      url: `/v1/regra/bloqueio/${one}`,
      headers: { authorization: `Bearer ${chief.token}` },
      payload: { object: { ativo: true } },
    })
    expect(put.json().update_regra_bloqueio.returning).toMatchObject([{ id: one }])
    expect((await get()).json().regra_bloqueio).toMatchObject([
      { id: one, sistema: 'vigente_aqui', tipo: 'total', dias_atraso: 30, criterios: [{ campo: 'cidade', valor: ['Tubarão'] }] },
    ])
    expect((await app.inject({ url: '/v1/regra/bloqueio/vigente' })).statusCode).toBe(401)
  })
})

describe('a criterion', () => {
  it.each([
    [{ operador: 'maior_igual' }, 'operador', 'Este operador não serve para o campo.'],
    [{ campo: 'valor_aberto', operador: 'maior_igual', valor: ['muito'] }, 'valor', 'Valor inválido para o campo.'],
    [{ valor: ['Tubarão', 'Laguna'] }, 'valor', 'Este operador aceita um valor só.'],
    [{ valor: [] }, 'valor', 'Valor inválido para o campo.'],
    [
      { validade_inicio: '2026-08-02', validade_fim: '2026-08-01' },
      'validade_fim',
      'A data de fim deve ser maior ou igual à data de início.',
    ],
  ])('is refused with %j', async (over, field, message) => {
    const id_regra = await makeRule()
    await expect(
      clerk.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion(over as object) }] }),
    ).rejects.toMatchObject({ message, cause: { details: { campos: { [`objects.0.${field}`]: message } } } })
  })

  it('is kept by solicitantes of its provider and read by readers', async () => {
    const id_regra = await makeRule()
    const [made] = await clerk.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion() }] })
    const { id } = made!
    expect(await reader.call.blockingCriteria.get({ id })).toMatchObject({ valores: 'Tubarão', ativo: true })
    await expect(reader.call.blockingCriteria.update({ id, ativo: false })).rejects.toThrow('Você não tem permissão')
    await expect(outsider.call.blockingCriteria.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(
      outsider.call.blockingCriteria.create({ objects: [{ id_regra, ...criterion() }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_regra: expect.any(String) } } } })
    await expect(clerk.call.blockingCriteria.update({ id, campo: 'chamado_aberto' })).rejects.toMatchObject({
      cause: { details: { campos: { valor: 'Valor inválido para o campo.' } } },
    })
    await clerk.call.blockingCriteria.remove({ id })
  })
})

describe('the copy of customers in arrears', () => {
  const customer = (over: Partial<ArrearsCustomer> = {}): ArrearsCustomer => ({
    cod_cliente: '1',
    nome: 'Ana',
    cidade: 'Tubarão',
    uf: 'SC',
    bairro: null,
    plano: null,
    tipo_pessoa: 'pf',
    cliente_desde: null,
    promessa_pagamento: false,
    chamado_aberto: false,
    orgao_publico: false,
    faturas: [{ fatura: 'F1', vencimento: '2026-07-08', valor: '99.90' }],
    ...over,
  })
  const begin = async () => {
    await manager.call.blockingSimulations.refresh({ id_empresa: ours })
    const { id } = await db
      .selectFrom('atraso_copia')
      .where('situacao', '=', 'carregando')
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const shown = async () => (await reader.call.blockingSimulations.copies()).find(({ id_empresa }) => id_empresa === ours)

  it('is written in pages, begun once at a time, and read once it is whole', async () => {
    const id = await begin()
    await expect(manager.call.blockingSimulations.refresh({ id_empresa: ours })).rejects.toThrow(
      'A atualização já está em andamento.',
    )
    expect(await shown()).toMatchObject({ atualizando: true })
    await writeCopy(db, id, {
      async *pages() {
        yield [customer()]
        yield [customer(), customer({ cod_cliente: '2' })]
      },
    })
    expect(await shown()).toMatchObject({ atualizando: false, clientes: 2, faturas: 2, erro: null })
    await writeCopy(db, id, null)
    expect(await shown()).toMatchObject({ clientes: 2 })
  })

  it('that fails is never read, and says so', async () => {
    const before = await shown()
    const id = await begin()
    const broken = {
      async *pages() {
        yield [customer({ cod_cliente: '9' })]
        throw new Error('away')
      },
    }
    await expect(writeCopy(db, id, broken)).rejects.toThrow('away')
    expect(await shown()).toMatchObject({ concluida_em: before!.concluida_em, clientes: 2, erro: expect.any(String) })
    const again = await begin()
    await writeCopy(db, again, null)
    expect(await shown()).toMatchObject({ erro: 'O provedor não tem uma conexão que informe clientes em atraso.' })
    await expect(clerk.call.blockingSimulations.refresh({ id_empresa: ours })).rejects.toThrow('Você não tem permissão')
    await expect(manager.call.blockingSimulations.refresh({ id_empresa: theirs })).rejects.toThrow('permissão')
  })

  it('goes after seven days, customers of simulations after thirty; totals stay', async () => {
    await makeArrears(db, ours, [owing()])
    const { id } = await simulate(await makeRule())
    await sql`update atraso_copia set iniciada_em = now() - interval '8 days'`.execute(db)
    await sql`update simulacao_bloqueio set executada_em = now() - interval '31 days'`.execute(db)
    await forgetArrears(db)
    expect(await db.selectFrom('atraso_cliente').select('nome').execute()).toEqual([])
    expect(await itemsOf(id)).toEqual([])
    const kept = await db.selectFrom('simulacao_bloqueio').where('id', '=', id).select('total_avaliados').executeTakeFirst()
    expect(kept).toEqual({ total_avaliados: 1 })
  })
})

it('active rules are tried every morning, and their managers told once', async () => {
  const place = await makeProvider(db)
  const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
  const id = (await chief.call.blockingRules.create({ objects: [fields({ id_empresa: place, nome: 'Da manhã' })] }))[0]!.id
  await chief.call.blockingRules.toggle({ id, ativo: true })
  await nightlySimulationJob.run(deps, {})
  expect(await chief.call.blockingSimulations.last({ id })).toBeNull()
  await makeArrears(db, place, [owing()])
  await nightlySimulationJob.run(deps, {})
  await nightlySimulationJob.run(deps, {})
  expect(await chief.call.blockingSimulations.last({ id })).toMatchObject({ total_avaliados: 1, usuario: null })
  const lines = (await chief.call.notifications.list()).map(({ data }) => data.msg)
  expect(lines.filter((line) => line.startsWith('Simulação de Da manhã:'))).toHaveLength(1)
})
