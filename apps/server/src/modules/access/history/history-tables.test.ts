import { grantableModules } from '@intranet/contract/access'
import { historyTables, type HistoryTable } from '@intranet/contract/history-tables'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeNews } from '../../../../test/factories/news.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const place = { empresas: [ours], id_empresa: ours, id_departamento: await makeDepartment(db, ours) }
const admin = await as(superadmin)
const everyManager = grantableModules.map((module) => `${module}:gestor`)
const manager = await as({ roles: everyManager, ...place })
const otherManager = await as({ roles: everyManager, empresas: [theirs], id_empresa: theirs })
const employee = await as(place)

const tables = Object.keys(historyTables) as HistoryTable[]
/** Tables whose history nobody reads, and why. */
const notReadable: Record<string, string> = {
  vinculo_externo: 'which program calls a record by which id: only the key that wrote it asks',
}
/** Written by a procedure, because their data is in several tables. */
const writtenByCode = ['usuario_permissao', 'notificacao_mensagem']

/** Tables with documents or phones whose rule records no reading, and why. */
const readWithoutRecord = {
  locadora: 'a company’s phone',
  rh_usuario: 'recorded for HR alone, by the history’s service: others read it masked',
}

/** What configuracao's gestor does not read. */
const ofSuperadmins: readonly HistoryTable[] = [
  'empresa_erp',
  'provedor_identidade',
  'usuario_permissao',
  'vinculo_identidade',
]

/** What employees of sales read, and external sellers do not. */
const ofSalesStaff = [
  'relationship_dados_pessoas',
  'relationship_contrato',
  'vendas_campanha',
  'vendas_campanha_provedor',
  'vendas_campanha_resultado',
  'vendas_canal',
  'vendas_canal_provedor',
  'vendas_destino',
  'vendas_lead_importacao',
  'vendas_lead_participante',
  'vendas_tracking_url',
] as const satisfies readonly HistoryTable[]

describe('histories', () => {
  it('are readable, or named here as not, for each table that keeps one', async () => {
    const { rows } = await sql<{ tabela: string }>`
      select tgrelid::regclass::text as tabela from pg_trigger where tgname = 'historico_update'`.execute(db)
    const kept = rows.map(({ tabela }) => tabela)
    expect([...kept, ...writtenByCode].sort()).toEqual([...tables, ...Object.keys(notReadable)].sort())
  })

  it('of documents and phones of people are recorded as readings, where these are not left out (docs/platform.md#recorded-readings)', async () => {
    const { rows } = await sql<{ tabela: HistoryTable }>`
      select distinct c.table_name as tabela from information_schema.columns c
        join pg_trigger t on t.tgname = 'historico_update' and t.tgrelid = c.table_name::regclass
      where c.table_schema = 'public' and c.column_name ~ '^(cpf|cpf_cnpj|rg|documento|cnh_numero|fone|telefone)$'
        and encode(t.tgargs, 'escape') !~ ('[{,]' || c.column_name || '[,}]') order by 1`.execute(db)
    const { history } = deps.offers
    const unrecorded = rows.filter(({ tabela }) => !history[tabela]?.recordReading && !history[tabela]?.hides)
    expect(unrecorded.map(({ tabela }) => tabela)).toEqual(Object.keys(readWithoutRecord))
    expect(rows.length).toBeGreaterThan(5)
  })

  it.each(tables)('of %s can be asked for, and have a scope that PostgreSQL takes', async (tabela) => {
    const input = { tabelas: [tabela], id_item: Number.MAX_SAFE_INTEGER }
    expect(await admin.call.history.list(input)).toEqual([])
    if (ofSuperadmins.includes(tabela)) return
    expect(await manager.call.history.list(input)).toEqual([])
  })
})

type Caller = { call: typeof admin.call }
const read =
  (tabela: HistoryTable, id_item: number) =>
  async ({ call }: Caller) =>
    (await call.history.list({ tabelas: [tabela], id_item })).map(({ new_data }) => new_data)

describe('the history of', () => {
  it('marketing and customers is not for external sellers, as their screens are not (docs/sales.md#external-sellers)', async () => {
    const seller = { roles: ['vendas:solicitante'], empresas: [ours] }
    const [staff, external] = [await as(seller), await as({ ...seller, employee: false })]
    const { id } = await db
      .insertInto('vendas_destino')
      .values({ nome: 'Site', url: 'https://site.example' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await read('vendas_destino', id)(staff)).toMatchObject([{ nome: 'Site' }])
    for (const tabela of ofSalesStaff) {
      expect(await read(tabela, Number.MAX_SAFE_INTEGER)(staff)).toEqual([])
      await expect(read(tabela, id)(external), tabela).rejects.toThrow('Você não tem permissão')
    }
  })

  it('an application, a template and a resource is for anyone who reads them in their provider', async () => {
    const one = { id_empresa: ours, nome: 'Nosso' }
    const application = await db
      .insertInto('aplicacao')
      .values({ ...one, url: 'https://x.example', icone: 'mail', categoria: 'Geral' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const template = await db
      .insertInto('assinatura_modelo')
      .values({ ...one, html: '<b>x</b>' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const resource = await db
      .insertInto('recurso')
      .values({ ...one, tipo: 'sala' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [tabela, id] of [
      ['aplicacao', application.id],
      ['assinatura_modelo', template.id],
      ['recurso', resource.id],
    ] as const) {
      const asked = read(tabela, id)
      expect(await asked(manager)).toMatchObject([one])
      expect(await asked(otherManager)).toEqual([])
      await expect(asked(employee)).rejects.toThrow('Você não tem permissão')
    }
  })

  it('what may be a draft is for anyone who writes it, not for its readers', async () => {
    const news = await makeNews(db, { id_empresa: ours })
    const appearance = { titulo: 'Rede', color: '#0e6672', icone: 'network' }
    const [faq] = await manager.call.faqCategories.create({ objects: [appearance] })
    const [question] = await manager.call.faq.create({
      objects: [{ pergunta: 'E agora?', resposta: 'x', id_categoria: faq!.id, id_empresa: ours }],
    })
    const [handbook] = await manager.call.handbookCategories.create({ objects: [appearance] })
    const [article] = await manager.call.handbook.create({
      objects: [{ titulo: 'Conduta', texto: 'x', id_categoria: handbook!.id, id_empresa: ours }],
    })
    const drafts = [
      ['novidade', 'novidades', news],
      ['faq_pergunta', 'perguntas_frequentes', question!.id],
      ['manual_artigo', 'manual', article!.id],
    ] as const
    for (const [tabela, module, id] of drafts) {
      const asked = read(tabela, id)
      const [writer, reader] = [
        await as({ roles: [`${module}:solicitante`], ...place }),
        await as({ roles: [`${module}:leitor`], ...place }),
      ]
      expect([await asked(reader), await asked(otherManager)]).toEqual([[], []])
      expect(await asked(writer), tabela).not.toEqual([])
    }
  })

  it('a booking is for the colleagues who see it', async () => {
    const resource = await db
      .insertInto('recurso')
      .values({ nome: 'Sala azul', id_empresa: ours, tipo: 'sala', reservavel: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('recurso_reserva')
      .values({
        id_recurso: resource.id,
        id_usuario: employee.userId,
        inicio: new Date('2027-01-05T12:00:00Z'),
        fim: new Date('2027-01-05T13:00:00Z'),
        motivo: 'Reunião',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asked = read('recurso_reserva', id)
    expect(await asked(employee)).toMatchObject([{ motivo: 'Reunião' }])
    expect(await asked(otherManager)).toEqual([])
  })

  it('an event is for anyone who may change it, since it reports what it said while it was private', async () => {
    const event = { tipo: 'lembrete', inicio: '2027-01-05T09:00', fim: '2027-01-05T10:00' } as const
    const [made] = await employee.call.calendar.create({
      objects: [{ ...event, titulo: 'Exame', publico: 'pessoal' }],
    })
    const asked = read('evento_calendario', made!.id)
    expect(await asked(employee)).toHaveLength(1)
    expect([await asked(admin), await asked(manager)]).toEqual([[], []])
    await db
      .updateTable('evento_calendario')
      .set({ titulo: 'Treino', publico: 'todos' })
      .where('id', '=', made!.id)
      .execute()
    expect(await asked(manager)).toEqual([])
    expect(await asked(admin)).toHaveLength(2)
  })

  it('the cities of a holiday and of a micro-region are under the record that has them', async () => {
    const { id: city } = await db.selectFrom('cidade').select('id').limit(1).executeTakeFirstOrThrow()
    const holiday = await db
      .insertInto('feriado')
      .values({ nome: 'Padroeira', data: '06-24', uf: 'SC', tipo: 'Municipal', recorrencia_anual: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const region = await db
      .insertInto('microrregiao')
      .values({ nome: 'Litoral', id_empresa: ours })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('feriado_cidade').values({ id_feriado: holiday.id, id_cidade: city }).execute()
    await db
      .insertInto('microrregiao_cidade')
      .values({ id_microrregiao: region.id, id_cidade: city })
      .execute()
    expect(await read('feriado_cidade', holiday.id)(otherManager)).toMatchObject([{ id_cidade: city }])
    const regional = read('microrregiao_cidade', region.id)
    const keeper = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    const otherKeeper = await as({ roles: ['configuracao:gestor'], empresas: [theirs] })
    expect(await regional(keeper)).toMatchObject([{ id_cidade: city }])
    expect(await regional(otherKeeper)).toEqual([])
  })

  it('a customer’s contracts is read by the customer, and recorded as a reading', async () => {
    const customer = await db
      .insertInto('relationship_dados_pessoas')
      .values({ id_empresa: ours, codpessoa: '7', nome_razaosocial: 'Ana' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('relationship_contrato')
      .values({ id_empresa: ours, id_pessoa: customer.id, contrato: 'C-1' })
      .execute()
    const asked = read('relationship_contrato', customer.id)
    expect(await asked(manager)).toMatchObject([{ contrato: 'C-1' }])
    expect(await asked(otherManager)).toEqual([])
    await expect(asked(employee)).rejects.toThrow('Você não tem permissão')
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .select(['id_usuario', 'tabela', 'id_item'])
      .where('tabela', '=', 'relationship_dados_pessoas')
      .execute()
    expect(readings).toEqual([
      { id_usuario: manager.userId, tabela: 'relationship_dados_pessoas', id_item: customer.id },
    ])
  })

  it('a request about personal data is for its person and HR, without what it says', async () => {
    const { id } = await db
      .insertInto('solicitacao_dado_pessoal')
      .values({ id_titular: employee.userId, tipo: 'correcao', texto: 'Meu nome mudou.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asked = read('solicitacao_dado_pessoal', id)
    const colleague = await as(place)
    for (const reader of [employee, manager]) {
      const [values] = await asked(reader)
      expect(values).toMatchObject({ situacao: 'aberto' })
      expect(values).not.toHaveProperty('texto')
    }
    expect([await asked(colleague), await asked(otherManager)]).toEqual([[], []])
  })
})
