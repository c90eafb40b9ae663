import { trustTexts as text } from '@intranet/contract/messages/trust'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeCustomer } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import type { Actor } from '../../../platform/actor.ts'
import { recordItemReading, recordMiss } from '../../sales/item-reading.queries.ts'
import { dataIncidentJob } from './data-incident.job.ts'
import { clockOf } from './data-incident.service.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const admin = await as(superadmin)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const reader = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const fieldsOf = (over: object = {}) => ({
  titulo: 'Conta de RH usada por outra pessoa',
  o_que: 'Uma senha foi descoberta.',
  conhecido_em: ago(1),
  dados: 'CPF',
  riscos: null,
  medidas: null,
  periodo_de: ago(2),
  periodo_ate: new Date(Date.now() + 3_600_000).toISOString(),
  id_suspeito: reader.userId,
  sem_risco: null,
  ...over,
})
const register = async (over: object = {}) => (await admin.call.dataIncidents.create(fieldsOf(over))).id
const get = (id: number) => admin.call.dataIncidents.get({ id })

describe('the clock of an incident', () => {
  it.each([
    ['a Monday', '2026-03-02T10:00:00-03:00', '2026-03-05T23:59:59-03:00'],
    ['a Thursday, over the weekend', '2026-03-05T23:00:00-03:00', '2026-03-10T23:59:59-03:00'],
    ['a Saturday', '2026-03-07T10:00:00-03:00', '2026-03-11T23:59:59-03:00'],
  ])('ends with the third working day after %s (docs/security.md#incidents)', async (_day, known, due) => {
    expect(await clockOf(db, new Date(known))).toEqual(new Date(due))
  })

  it('leaves out holidays of the whole country', async () => {
    await db.insertInto('feriado').values({ nome: 'Dia', data: '03-03', tipo: 'Nacional' }).execute()
    expect(await clockOf(db, new Date('2026-03-02T10:00:00-03:00'))).toEqual(
      new Date('2026-03-06T23:59:59-03:00'),
    )
  })
})

describe('an incident', () => {
  it('counts whose data was read from the logs, of one account or of all, and keeps it', async () => {
    const [one, other] = [
      await makeEmployee(db, { id_empresa: ours, cpf: '15350946056', nome: 'Ana' }),
      await makeEmployee(db, { id_empresa: ours, cpf: '11144477735', nome: 'Bia' }),
    ]
    await reader.call.users.get({ id: one })
    await manager.call.users.get({ id: other })
    const id = await register()
    expect(await get(id)).toMatchObject({ titulares: null, apurado_em: null })
    expect((await admin.call.dataIncidents.count({ id })).titulares).toBe(1)
    const affected = async () =>
      (await admin.call.dataIncidents.affected({ filtro: { id_incidente: id } })).dados.map(
        ({ nome, tabela, leituras }) => [nome, tabela, leituras],
      )
    expect(await affected()).toEqual([['Ana', 'rh_usuario', 1]])
    await admin.call.dataIncidents.update({ id, id_suspeito: null })
    expect((await admin.call.dataIncidents.count({ id })).titulares).toBe(2)
    await admin.call.dataIncidents.update({ id, periodo_ate: ago(1.5) })
    expect((await admin.call.dataIncidents.count({ id })).titulares).toBe(0)
    await admin.call.dataIncidents.update({ id, periodo_ate: ago(-1) })
    await admin.call.dataIncidents.count({ id })
    await db.deleteFrom('acesso_dado_pessoal').execute()
    expect((await affected()).length).toBe(2)
  })

  it('names whose records they are, and counts one with several as one person (docs/security.md#incidents)', async () => {
    const cpf = '15350946056'
    const customer = await makeCustomer(db, ours, { codpessoa: 'C-77', cpf, nome_razaosocial: 'Ana Prates' })
    const lead = await makeLead(db, ours, { cliente: 'Ana P.', documento: cpf })
    const other = await makeLead(db, ours, { cliente: 'Bento', documento: null })
    const { id: attendance } = await db
      .insertInto('painel_atendimento')
      .values({
        id_empresa: ours,
        id_usuario: reader.userId,
        cod_cliente: 'C-77',
        nome_razaosocial: 'Ana Prates Lima',
        situacao_cliente: 'ativo',
        motivo: 'atendimento',
        protocolo: '202611280001',
        perguntas: [],
        valido_ate: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const readings = [
      ['relationship_dados_pessoas', customer],
      ['vendas_lead', lead],
      ['vendas_lead', other],
      ['painel_atendimento', attendance],
      ['bo_venda', 990_001],
    ] as const
    await db
      .insertInto('acesso_dado_pessoal')
      .values(
        readings.map(([tabela, id_item]) => ({ id_usuario: manager.userId, tabela, id_item, campos: ['x'] })),
      )
      .execute()
    // Somebody looked for a customer and found nobody.
    await recordMiss(db, { id: manager.userId } as Actor, 'relationship_dados_pessoas', ['CPF'])
    const id = await register({ id_suspeito: manager.userId })
    const { titulares } = await admin.call.dataIncidents.count({ id })
    const filtro = { id_incidente: id, tabela: { _neq: 'rh_usuario' } }
    const { dados } = await admin.call.dataIncidents.affected({ filtro, sort: 'nome' })
    expect(dados.map(({ nome, tabela, id_item }) => [nome, tabela, id_item])).toEqual([
      ['Ana P.', 'vendas_lead', lead],
      ['Ana Prates', 'relationship_dados_pessoas', customer],
      ['Ana Prates Lima', 'painel_atendimento', attendance],
      ['Bento', 'vendas_lead', other],
      [null, 'bo_venda', 990_001],
    ])
    const people = await admin.call.dataIncidents.affected({
      filtro: { id_incidente: id, tabela: 'rh_usuario' },
    })
    expect(titulares).toBe(3 + people.dados.length)
    expect((await admin.call.dataIncidents.list({ filtro: { id } })).dados).toMatchObject([{ titulares }])
  })

  it('counts everybody of a sheet of leads that was opened (docs/lead-imports.md#preview)', async () => {
    const [campaign, channel] = [
      await db.insertInto('vendas_campanha').values({ nome: 'A' }).returning('id').executeTakeFirstOrThrow(),
      await db.insertInto('vendas_canal').values({ nome: 'A' }).returning('id').executeTakeFirstOrThrow(),
    ]
    const sheet = { id_empresa: ours, id_campanha: campaign.id, id_canal: channel.id }
    const [full, empty] = await db
      .insertInto('vendas_lead_importacao')
      .values(['cheia.csv', 'vazia.csv'].map((nome_arquivo) => ({ ...sheet, nome_arquivo })))
      .returning('id')
      .execute()
    const line = { id_importacao_evento: full!.id, telefone: '48999990000' }
    const people = ['Caio', 'Davi'].map((nome, linha) => ({ ...line, nome, linha }))
    await db.insertInto('vendas_lead_participante').values(people).execute()
    const { userId } = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })
    await recordItemReading(
      db,
      { id: userId } as Actor,
      'vendas_lead_importacao',
      [full!.id, empty!.id],
      'planilha',
    )
    const id = await register({ id_suspeito: userId })
    expect((await admin.call.dataIncidents.count({ id })).titulares).toBe(3)
    const { dados } = await admin.call.dataIncidents.affected({ filtro: { id_incidente: id }, sort: 'nome' })
    expect(dados.map(({ nome, tabela }) => [nome, tabela])).toEqual([
      ['Caio', 'vendas_lead_participante'],
      ['Davi', 'vendas_lead_participante'],
      ['vazia.csv', 'vendas_lead_importacao'],
    ])
  })

  it('names the files that were taken in its period', async () => {
    await db
      .insertInto('exportacao')
      .values([
        { id_usuario: reader.userId, tela: 'employees.list', filtros: '{}', linhas: 12 },
        { id_usuario: manager.userId, tela: 'users.list', filtros: '{}', linhas: 1 },
      ])
      .execute()
    expect((await get(await register())).exportacoes).toMatchObject([{ tela: 'employees.list', linhas: 12 }])
  })

  it('fills the texts that are sent, whose words a superadmin changes', async () => {
    await admin.call.dataOfficer.set({ id_usuario: manager.userId, contato: 'dados@x.example' })
    await admin.call.dataIncidents.saveText({
      chave: 'titulares',
      texto: 'Soubemos: {{o_que}} {{ contato }} {{x}}',
    })
    const { textos } = await get(await register({ medidas: 'Senha trocada' }))
    expect(textos.find(({ chave }) => chave === 'titulares')?.texto).toBe(
      'Soubemos: Uma senha foi descoberta. dados@x.example {{x}}',
    )
    expect(textos.find(({ chave }) => chave === 'autoridade')?.texto).toContain('Senha trocada')
  })

  it('mails the data officer when it is registered', async () => {
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', manager.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    const id = await register({ titulo: 'Para o encarregado' })
    const sent = await db
      .selectFrom('mensagem_saida')
      .where('destino', '=', email)
      .where('assunto', 'like', '%Para o encarregado')
      .select('texto')
      .execute()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.texto).toContain(`/settings/incidents/edit/${id}`)
  })

  it('is closed once authority and people were notified, or with the reason why there is no risk; then it stays', async () => {
    const step = (id: number, passo: 'autoridade' | 'titulares' | 'encerrado') =>
      admin.call.dataIncidents.step({ id, passo })
    const id = await register()
    await expect(step(id, 'encerrado')).rejects.toThrow(text.tellFirst)
    await step(id, 'autoridade')
    await expect(step(id, 'autoridade')).rejects.toThrow()
    await expect(step(id, 'encerrado')).rejects.toThrow(text.tellFirst)
    await step(id, 'titulares')
    await step(id, 'encerrado')
    await expect(admin.call.dataIncidents.update({ id, titulo: 'Outro' })).rejects.toThrow(text.closed)
    await expect(admin.call.dataIncidents.count({ id })).rejects.toThrow(text.closed)
    await step(await register({ sem_risco: 'Ninguém abriu.' }), 'encerrado')
  })

  it('is known in the past, and its period is in order; an older version is refused', async () => {
    await expect(register({ conhecido_em: ago(-2) })).rejects.toThrow(text.inFuture)
    await expect(register({ periodo_ate: ago(5) })).rejects.toThrow(text.periodOrder)
    const id = await register()
    const updated_at = (await get(id)).updated_at.toISOString()
    await admin.call.dataIncidents.update({ id, titulo: 'Um', updated_at })
    await expect(admin.call.dataIncidents.update({ id, titulo: 'Dois', updated_at })).rejects.toThrow()
    await expect(admin.call.dataIncidents.step({ id, passo: 'autoridade', updated_at })).rejects.toThrow()
  })

  it('is kept five years: nobody deletes it before, and the job ends it afterwards', async () => {
    const id = await register({ sem_risco: 'Ninguém abriu.' })
    const remove = () => db.deleteFrom('incidente_dados').where('id', '=', id).execute()
    await expect(remove()).rejects.toThrow('five years')
    const closedAgo = (years: number) =>
      db
        .updateTable('incidente_dados')
        .set({ encerrado_em: sql`now() - make_interval(years => ${years}, days => 2)` })
        .where('id', '=', id)
        .execute()
    await closedAgo(4)
    await expect(remove()).rejects.toThrow('five years')
    await dataIncidentJob.run(deps, {})
    expect(await get(id)).toMatchObject({ id })
    await closedAgo(5)
    await dataIncidentJob.run(deps, {})
    await expect(get(id)).rejects.toThrow()
  })

  it('is seen by superadmins alone, and is what they have to do while it is open', async () => {
    await expect(manager.call.dataIncidents.list({})).rejects.toThrow()
    const id = await register({ titulo: 'Em aberto' })
    const due = (await admin.call.obligations.list()).grupos.filter(({ tipo }) => tipo === 'incidente_dados')
    const open = await db
      .selectFrom('incidente_dados')
      .where('encerrado_em', 'is', null)
      .select('id')
      .execute()
    expect(due.reduce((sum, { total }) => sum + total, 0)).toBe(open.length)
    expect(open.map((one) => one.id)).toContain(id)
    expect(due.map(({ secao }) => secao)).not.toContain('sem_prazo')
    expect((await manager.call.obligations.list()).grupos.map(({ tipo }) => tipo)).not.toContain(
      'incidente_dados',
    )
  })
})
