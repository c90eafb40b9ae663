import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'
import type { ErpOverdue } from '../../../platform/erp/erp-records.ts'
import { refusals } from '../../../platform/errors.ts'
import { copyArrearsJob } from './arrears.job.ts'
import { forgetArrears } from './arrears.queries.ts'
import type { ArrearsSource } from './arrears-source.ts'
import { writeCopy } from './arrears.service.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['regras_bloqueio:gestor'], empresas: [ours], employee: true })
const clerk = await as({ roles: ['regras_bloqueio:solicitante'], empresas: [ours], employee: true })
const reader = await as({ roles: ['regras_bloqueio:leitor'], empresas: [ours], employee: true })

/** A Tuesday without a holiday, and the national holiday of 2026 that is a Monday. */
const TUESDAY = '2026-08-11'

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

describe('the copy of customers in arrears', () => {
  const invoice = (over: Partial<ErpOverdue> = {}): ErpOverdue => ({
    cod_cliente: '1',
    nome_razaosocial: 'Ana',
    cpf: null,
    tipo: 'pf',
    contrato: null,
    produto: 'Fibra 500',
    cidade: 'Tubarão',
    uf: 'SC',
    fatura: 'F1',
    vencimento: '2026-07-08',
    valor: 9990,
    bloqueado: null,
    inicio: null,
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
  const write = (id: number, pages: ArrearsSource['pages']) => writeCopy(db, id, async () => ({ pages }))
  const shown = async () =>
    (await reader.call.blockingSimulations.copies()).find(({ id_empresa }) => id_empresa === ours)

  it('is written in pages, begun once at a time, and read once it is whole (docs/desk.md#arrears)', async () => {
    const id = await begin()
    await expect(manager.call.blockingSimulations.refresh({ id_empresa: ours })).rejects.toThrow(
      'A atualização já está em andamento.',
    )
    expect(await shown()).toMatchObject({ atualizando: true })
    await write(id, async function* () {
      yield [invoice()]
      yield [
        invoice(),
        invoice({ fatura: 'F2' }),
        invoice({ cod_cliente: '2', nome_razaosocial: 'Prefeitura de Laguna', tipo: 'pj' }),
      ]
    })
    expect(await shown()).toMatchObject({ atualizando: false, clientes: 2, faturas: 3, erro: null })
    await write(id, () => expect.unreachable('it is whole'))
    expect(await shown()).toMatchObject({ clientes: 2 })
    const { rows } = await sql`select c.cod_cliente, c.orgao_publico, c.plano, sum(f.valor)::text as valor
      from atraso_cliente c join atraso_fatura f using (id_copia, cod_cliente) where id_copia = ${id} group by 1, 2, 3 order by 1`.execute(
      db,
    )
    expect(rows).toEqual([
      { cod_cliente: '1', orgao_publico: false, plano: 'Fibra 500', valor: '199.80' },
      { cod_cliente: '2', orgao_publico: true, plano: 'Fibra 500', valor: '99.90' },
    ])
  })

  it('takes customers of whom the system does not say what they are, and knows public bodies by their names', async () => {
    const id = await begin()
    const unknown = (
      cod_cliente: string,
      nome_razaosocial: string,
      tipo: ErpOverdue['tipo'] = 'desconhecido',
    ) => invoice({ cod_cliente, nome_razaosocial, tipo })
    await write(id, async function* () {
      yield [
        unknown('1', 'Ana'),
        unknown('2', 'Prefeitura de Laguna'),
        unknown('3', 'Governo da Silva', 'pf'),
      ]
    })
    const rows = await db
      .selectFrom('atraso_cliente')
      .select(['cod_cliente', 'tipo_pessoa', 'orgao_publico'])
      .where('id_copia', '=', id)
      .orderBy('cod_cliente')
      .execute()
    expect(rows).toEqual([
      { cod_cliente: '1', tipo_pessoa: null, orgao_publico: false },
      { cod_cliente: '2', tipo_pessoa: null, orgao_publico: true },
      { cod_cliente: '3', tipo_pessoa: 'pf', orgao_publico: false },
    ])
  })

  it('knows by the document who is a person, where the system does not say (docs/desk.md#exceptions)', async () => {
    const registered = { id_empresa: ours, nome_razaosocial: 'Governo da Silva' }
    await db
      .insertInto('relationship_dados_pessoas')
      .values([
        { ...registered, codpessoa: '4', cpf: '52998224725', bairro: 'Centro' },
        { ...registered, codpessoa: '5', cpf: '11222333000181' },
        { ...registered, codpessoa: '6', cpf: '11222333000181' },
      ])
      .execute()
    const id = await begin()
    await write(id, async function* () {
      yield [
        invoice({ cod_cliente: '3', tipo: 'desconhecido', cpf: '11222333000181' }),
        ...['4', '5', '7'].map((cod_cliente) =>
          invoice({ cod_cliente, tipo: 'desconhecido', nome_razaosocial: 'Governo da Silva' }),
        ),
        invoice({ cod_cliente: '6', tipo: 'pf' }),
      ]
    })
    const rows = await db
      .selectFrom('atraso_cliente')
      .select(['cod_cliente', 'tipo_pessoa', 'orgao_publico', 'bairro'])
      .where('id_copia', '=', id)
      .orderBy('cod_cliente')
      .execute()
    expect(rows.map(Object.values)).toEqual([
      ['3', 'pj', false, null],
      ['4', 'pf', false, 'Centro'],
      ['5', 'pj', true, null],
      ['6', 'pf', false, null],
      ['7', null, true, null],
    ])
  })

  it('comes from the system of its provider', async () => {
    const place = await makeProvider(db)
    await db
      .insertInto('empresa_erp')
      .values({ id_empresa: place, tipo: 'demonstracao', url: null })
      .execute()
    await sql`insert into erp_demo_cliente (id_empresa, cod_cliente, nome_razaosocial, cpf, telefones, paga, enderecos)
      values (${place}, '501', 'Fulana', '52998224725', '{}', false, '[{"tipo": "instalacao", "cidade": "Pelotas", "uf": "RS"}]')`.execute(
      db,
    )
    await sql`insert into erp_demo_contrato (id_empresa, contrato, cod_cliente, produto, valor_centavos, vencimento_dia, inicio, login)
      values (${place}, 'C1', '501', 'Fibra 300', 9990, 5, '2024-01-10', 'fulana')`.execute(db)
    const chief = await as({ roles: ['regras_bloqueio:gestor'], empresas: [place], employee: true })
    await chief.call.blockingSimulations.refresh({ id_empresa: place })
    const copy = await db
      .selectFrom('atraso_copia')
      .where('id_empresa', '=', place)
      .select('id')
      .executeTakeFirstOrThrow()
    await copyArrearsJob.run(deps, { id: copy.id })
    expect(await chief.call.blockingSimulations.copies()).toMatchObject([
      { clientes: 1, atualizando: false, erro: null },
    ])
  })

  it('that fails is never read, and says so', async () => {
    const before = await shown()
    const id = await begin()
    await expect(
      write(id, async function* () {
        yield [invoice({ cod_cliente: '9' })]
        throw new Error('away')
      }),
    ).rejects.toThrow('away')
    expect(await shown()).toMatchObject({
      concluida_em: before!.concluida_em,
      clientes: before!.clientes,
      erro: refusals.internal().message,
    })
    const again = await begin()
    await writeCopy(db, again, async () => null)
    expect(await shown()).toMatchObject({
      erro: 'O provedor não tem uma conexão que informe clientes em atraso.',
    })
    await expect(clerk.call.blockingSimulations.refresh({ id_empresa: ours })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(manager.call.blockingSimulations.refresh({ id_empresa: theirs })).rejects.toThrow(
      'permissão',
    )
  })

  it('goes after seven days, customers of simulations after thirty; totals stay (docs/desk.md#arrears)', async () => {
    await makeArrears(db, ours, [owing()])
    const { id } = await simulate(await makeRule())
    await sql`update atraso_copia set iniciada_em = now() - interval '8 days'`.execute(db)
    await sql`update simulacao_bloqueio set executada_em = now() - interval '31 days'`.execute(db)
    await forgetArrears(db)
    expect(await db.selectFrom('atraso_cliente').select('nome').execute()).toEqual([])
    expect(await itemsOf(id)).toEqual([])
    const kept = await db
      .selectFrom('simulacao_bloqueio')
      .where('id', '=', id)
      .select('total_avaliados')
      .executeTakeFirst()
    expect(kept).toEqual({ total_avaliados: 1 })
  })
})
