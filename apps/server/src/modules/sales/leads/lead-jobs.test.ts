import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { makeCampaign, makeChannel } from '../../../../test/factories/tracking.ts'
import { leadDigestJob } from './lead-digest.job.ts'
import { leadRetentionJob } from '../lead-imports/lead-retention.job.ts'

const { db, as, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const empresas = [id_empresa]
const seller = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
const manager = await as({ roles: ['vendas:gestor'], empresas, employee: true })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000)
const heard = async ({ call }: typeof seller) =>
  (await call.notifications.list()).map(({ data }) => (data as { msg: string }).msg)

it('notifies sellers of overdue leads and managers of long overdue ones, once per day (docs/sales.md#overdue-leads)', async () => {
  await makeLead(db, id_empresa, { id_vendedor: seller.userId, created_at: daysAgo(7) })
  await makeLead(db, id_empresa, { id_vendedor: seller.userId, created_at: daysAgo(9) })
  await makeLead(db, id_empresa, { id_vendedor: seller.userId })
  await leadDigestJob.run(deps, {})
  await leadDigestJob.run(deps, {})
  expect(await heard(seller)).toEqual(['Você tem 2 leads vencidas.'])
  const [notice] = await seller.call.notifications.list()
  const theirs = encodeURIComponent(JSON.stringify({ id_vendedor: seller.userId }))
  expect(notice!.data).toMatchObject({ rota: `/sales/external/leads/overdue/list?filtro=${theirs}` })
  expect(await heard(manager)).toEqual(['Uma lead venceu há cinco dias ou mais.'])
  const [long] = await manager.call.notifications.list()
  const filtro = { dias_vencida: { _gte: 5 } }
  const rota = `/sales/internal/leads/overdue/list?filtro=${encodeURIComponent(JSON.stringify(filtro))}`
  expect(long!.data).toMatchObject({ rota })
  expect((await manager.call.leads.list({ lista: 'overdue' })).total).toBe(2)
  expect((await manager.call.leads.list({ lista: 'overdue', filtro })).total).toBe(1)
  const waited = { filtro: { dias_parado: { _lt: 8 } } }
  expect((await manager.call.leads.list({ lista: 'overdue', ...waited })).total).toBe(1)
})

it('notifies sellers where coverage arrived, once', async () => {
  const place = { cidade: 'Laguna', estado: 'SC', motivo_inviabilidade: 'Sem Cobertura' }
  await makeLead(db, id_empresa, { ...place, id_vendedor: seller.userId })
  await makeLead(db, id_empresa, place)
  await db.insertInto('vendas_cobertura').values({ id_empresa, cidade: 'Laguna', uf: 'SC' }).execute()
  await leadDigestJob.run(deps, {})
  await leadDigestJob.run(deps, {})
  const reported = (await heard(seller)).filter((msg) => msg.includes('cobertura'))
  expect(reported).toEqual(['A cobertura chegou para 2 leads perdidas.'])
})

it('leaves out who no longer sees the lead: its coverage is then news for the managers (docs/sales.md#overdue-leads)', async () => {
  const place = { cidade: 'Garopaba', estado: 'SC', motivo_inviabilidade: 'Sem Cobertura' }
  const elsewhere = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  const left = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  for (const { userId: id_vendedor } of [elsewhere, left]) {
    await makeLead(db, id_empresa, { id_vendedor, created_at: daysAgo(4) })
    await makeLead(db, id_empresa, { ...place, id_vendedor })
  }
  await db
    .updateTable('usuario_empresa')
    .set({ id_empresa: await makeProvider(db) })
    .where('id_usuario', '=', elsewhere.userId)
    .execute()
  await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', left.userId).execute()
  await db.insertInto('vendas_cobertura').values({ id_empresa, cidade: 'Garopaba', uf: 'SC' }).execute()
  await leadDigestJob.run(deps, {})
  expect(await heard(elsewhere)).toEqual([])
  const news = 'A cobertura chegou para 2 leads perdidas.'
  expect((await heard(manager)).filter((msg) => msg === news)).toHaveLength(1)
  expect((await heard(seller)).filter((msg) => msg === news)).toHaveLength(1)
  const { dados } = await manager.call.leads.list({ lista: 'coverage', filtro: { cidade: 'Garopaba' } })
  expect(dados).toHaveLength(2)
  const { total } = await db
    .selectFrom('notificacao_usuario')
    .where('id_usuario', '=', left.userId)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(0)
})

it('does not announce coverage that was withdrawn, until it is back (docs/sales.md#overdue-leads)', async () => {
  await makeLead(db, id_empresa, { cidade: 'Imbituba', estado: 'SC', motivo_inviabilidade: 'Sem Cobertura' })
  const { id } = await db
    .insertInto('vendas_cobertura')
    .values({ id_empresa, cidade: 'Imbituba', uf: 'SC' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const set = (ativo: boolean) =>
    db.updateTable('vendas_cobertura').set({ ativo }).where('id', '=', id).execute()
  const announced = async () => {
    const { rows } = await sql`select x.avisada_em is not null as sim from vendas_lead_cobertura x
      where x.id_cobertura = ${id}`.execute(db)
    return rows
  }
  await set(false)
  await leadDigestJob.run(deps, {})
  expect(await announced()).toEqual([{ sim: false }])
  await set(true)
  await leadDigestJob.run(deps, {})
  expect(await announced()).toEqual([{ sim: true }])
})

it('removes the person from the import and the ERP’s queue too, and does not change customers (docs/lead-imports.md#retention-of-imports)', async () => {
  const id_campanha = await makeCampaign(db, [id_empresa])
  const id_canal = await makeChannel(db, [id_empresa])
  const importOf = async (created_at: Date) => {
    const { id: file } = await db
      .insertInto('arquivo')
      .values({ bucket: 'planilhas', nome: 'feira.csv', tipo: 'text/csv', tamanho: 1, sha256: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('vendas_lead_importacao')
      .values({
        id_empresa,
        id_campanha,
        id_canal,
        id_file: file,
        created_at,
        nome_arquivo: 'feira.csv',
        situacao: 'importada',
        amostra: JSON.stringify([['Íris Melo']]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const person = {
      id_importacao_evento: id,
      nome: 'Íris Melo',
      telefone: '53999887766',
      cpf: '52998224725',
    }
    const people = await db
      .insertInto('vendas_lead_participante')
      .values([1, 2, 3].map((linha) => ({ ...person, linha })))
      .returning('id')
      .execute()
    await db
      .insertInto('vendas_lead_importacao_erro')
      .values({ id_importacao_evento: id, linha: 4, nome: 'Rui', telefone: '1', erro: 'Telefone inválido.' })
      .execute()
    const lead = (n: number, over: object) =>
      makeLead(db, id_empresa, { id_participante: people[n]!.id, created_at, ...over })
    const lost = await lead(0, { documento: '52998224725' })
    await lead(1, { status: 5, finalizada_em: created_at })
    await db
      .insertInto('erp_saida')
      .values({
        id_empresa,
        tipo: 'lead',
        id_item: lost,
        chave: `lead:${lost}`,
        situacao: 'falhou',
        corpo: JSON.stringify({ cliente: 'Íris Melo', documento: '52998224725' }),
      })
      .execute()
    return { id, lost, ids: people.map((row) => row.id) }
  }
  const [old, recent] = [await importOf(daysAgo(800)), await importOf(daysAgo(100))]
  await leadRetentionJob.run(deps, {})
  const kept = async ({ id, lost, ids }: typeof old) => {
    const { rows } = await sql`select
      (select count(*)::int from vendas_lead_participante where id_importacao_evento = ${id}) as pessoas,
      (select count(*)::int from vendas_lead_importacao_erro where id_importacao_evento = ${id}) as erros,
      (select count(*)::int from erp_saida where id_item = ${lost}) as saidas,
      (select count(distinct id_item)::int from log_historico where tabela = 'vendas_lead_participante'
        and id_item = any(${ids.map(String)}::text[])) as historicos,
      (select id_file is not null or amostra is not null from vendas_lead_importacao where id = ${id}) as planilha
    `.execute(db)
    return rows[0]
  }
  // Of the old one the customer alone.
  expect(await kept(old)).toEqual({ pessoas: 1, erros: 0, saidas: 0, historicos: 1, planilha: false })
  expect(await kept(recent)).toEqual({ pessoas: 3, erros: 1, saidas: 1, historicos: 3, planilha: true })
})

it('removes the person from leads not converted for two years, and keeps city, neighbourhood and street (docs/sales.md#retention-of-leads)', async () => {
  const person = { documento: '52998224725', fone: '53999887766', email: 'm@x.example', cidade: 'Rio Grande' }
  const old = { ...person, created_at: daysAgo(800) }
  const forgotten = await makeLead(db, id_empresa, { ...old, wrong_motivo: 'outro' })
  const customer = await makeLead(db, id_empresa, { ...old, status: 5, finalizada_em: daysAgo(790) })
  const called = await makeLead(db, id_empresa, { ...old, ultimo_contato: daysAgo(100) })
  await leadRetentionJob.run(deps, {})
  const rows = await db
    .selectFrom('vendas_lead')
    .where('id', 'in', [forgotten, customer, called])
    .select(['cliente', 'documento', 'fone', 'email', 'cidade'])
    .orderBy('id')
    .execute()
  const kept = { cliente: 'Marina Prates', ...person }
  expect(rows).toEqual([
    { cliente: 'Dados anonimizados', documento: null, fone: null, email: null, cidade: 'Rio Grande' },
    kept,
    kept,
  ])
  const log = await db
    .selectFrom('log_historico')
    .where('tabela', '=', 'vendas_lead')
    .where('id_item', '=', String(forgotten))
    .select('id')
    .execute()
  expect(log).toEqual([])
})
