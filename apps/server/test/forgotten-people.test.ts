/** Migrations that reach people who were forgotten before tickets, texts and histories went with them. */
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeSale } from './factories/desk.ts'
import { makePastMonths, monthAgo, monthsBy } from './factories/past-months.ts'
import { cityNamed } from './factories/rides.ts'
import { makePrizes, makeRoulette, makeWinners } from './factories/roulette.ts'
import { makeLead } from './factories/sales.ts'
import { makeEnded } from './factories/sponsorship.ts'
import { makeLink } from './factories/tracking.ts'
import { makeUser } from './factories/users.ts'

const { db, deps } = await testWorld()
const ours = await makeProvider(db)

/** In one transaction, as the migrator does. */
async function apply(file: string): Promise<void> {
  const text = await readFile(new URL(`../../../migrations/${file}`, import.meta.url), 'utf8')
  await db.transaction().execute((open) => sql.raw(text).execute(open))
}
const historyOf = async (tabela: string, id: number | string) =>
  (
    await sql<{ old_data: unknown; new_data: Record<string, unknown> | null }>`
      select old_data, new_data from log_historico where tabela = ${tabela} and id_item = ${String(id)}
      order by id`.execute(db)
  ).rows
/** Puts histories that were written now into a month that is moved aside. */
async function moveAside(tabela: string): Promise<void> {
  await makePastMonths(db, 'log_historico', 2)
  await sql`update log_historico set data = now() - interval '1 month' where tabela = ${tabela}`.execute(db)
  await monthsBy(deps.connection.pool).move('log_historico', await monthAgo(db, 1))
}

it('1504 deletes the tickets of participants who were forgotten or reset, and no others', async () => {
  const wheel = await makeRoulette(db, { id_empresa: ours })
  const [won] = await makePrizes(db, wheel.id, [{}])
  await makeWinners(db, wheel.id, won!.id, 4, 100)
  const rows = await db.selectFrom('site_roleta_historico').select('id').orderBy('id').execute()
  const [kept, forgotten, sent, reset] = rows.map(({ id }) => id)
  await db
    .insertInto('erp_saida')
    .values([
      ...[kept!, forgotten!, reset!].map((id_item) => ({
        id_empresa: ours,
        tipo: 'roleta',
        situacao: 'falhou',
        id_item,
        corpo: JSON.stringify({ nome: 'Ana' }),
        chave: `roleta:${id_item}`,
      })),
      { id_empresa: ours, tipo: 'roleta', situacao: 'enviado', id_item: sent!, chave: `roleta:${sent}` },
      {
        id_empresa: ours,
        tipo: 'lead',
        situacao: 'falhou',
        id_item: forgotten!,
        corpo: '{}',
        chave: `lead:${forgotten}`,
      },
    ])
    .execute()
  await db
    .updateTable('site_roleta_historico')
    .set({ anonimizado_em: new Date() })
    .where('id', 'in', [forgotten!, sent!])
    .execute()
  await db.deleteFrom('site_roleta_historico').where('id', '=', reset!).execute()
  await apply('1504_forgotten_tickets.sql')
  const left = await db.selectFrom('erp_saida').select('chave').orderBy('chave').execute()
  expect(left.map(({ chave }) => chave)).toEqual([`lead:${forgotten}`, `roleta:${kept}`, `roleta:${sent}`])
})

/** A sponsorship with event, campaign, rounds and account, all of them named after the applicant. */
async function sponsored(protocolo: string, anonimizada_em: Date | null) {
  const { id, id_pos_evento } = await makeEnded(
    db,
    ours,
    {
      protocolo,
      evento: 'Festa da Marina',
      local: 'Casa da Marina',
      endereco: 'Rua da Marina',
      anonimizada_em,
    },
    { resumo: 'Marina agradeceu' },
  )
  const { id: photo } = await db
    .insertInto('patrocinio_pos_evento_arquivo')
    .values({ id_pos_evento, id_arquivo: await paper(), tipo: 'recibo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('patrocinio_pos_evento_arquivo').where('id', '=', photo).execute()
  const link = await makeLink(db, ours)
  const nome = `Patrocínio ${protocolo} Festa da Marina`
  await db.updateTable('vendas_campanha').set({ nome }).where('id', '=', link.id_campanha).execute()
  const { id_cidade } = await db
    .selectFrom('patrocinio_solicitacao')
    .where('id', '=', id)
    .select('id_cidade')
    .executeTakeFirstOrThrow()
  const { id: id_evento } = await db
    .insertInto('rh_marketing_eventos')
    .values({
      evento: 'Festa da Marina',
      local: 'Casa da Marina',
      endereco: 'Rua da Marina',
      cidade: id_cidade,
      data_inicio: '2026-10-10',
      data_fim: '2026-10-12',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const change = { id_evento, id_tracking: link.id }
  await db.updateTable('patrocinio_solicitacao').set(change).where('id', '=', id).execute()
  await db
    .updateTable('patrocinio_negociacao')
    .set({ itens: 'Faixa da Marina' })
    .where('id_solicitacao', '=', id)
    .execute()
  await db
    .updateTable('patrocinio_viabilidade')
    .set({ observacao: 'Marina é conhecida' })
    .where('id_solicitacao', '=', id)
    .execute()
  return { id, id_evento, id_campanha: link.id_campanha, id_pos_evento, photo }
}
async function paper(): Promise<string> {
  const file = { bucket: 'documentos', nome: 'r.pdf', tipo: 'application/pdf', tamanho: 10 }
  const { id } = await db
    .insertInto('arquivo')
    .values({ ...file, sha256: '0'.repeat(64), id_usuario: await makeUser(db) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
type Sponsored = Awaited<ReturnType<typeof sponsored>>
async function said({ id, id_evento, id_campanha, id_pos_evento, photo }: Sponsored) {
  const tables = [
    ['patrocinio_solicitacao', 'id', id],
    ['patrocinio_negociacao', 'id_solicitacao', id],
    ['patrocinio_viabilidade', 'id_solicitacao', id],
    ['rh_marketing_eventos', 'id', id_evento],
    ['vendas_campanha', 'id', id_campanha],
    ['patrocinio_pos_evento', 'id', id_pos_evento],
  ] as const
  const records: unknown[] = []
  const histories: Record<string, boolean> = {}
  for (const [table, column, value] of tables) {
    const { rows } = await sql<{ id: number }>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${value}`.execute(db)
    records.push(...rows)
    histories[table] = /Marina/.test(JSON.stringify(await historyOf(table, rows[0]!.id)))
  }
  histories.patrocinio_pos_evento_arquivo = JSON.stringify(
    await historyOf('patrocinio_pos_evento_arquivo', photo),
  ).includes('recibo')
  return { records: JSON.stringify(records), histories }
}

it('1505 and 1496 take a forgotten applicant out of records and histories, and nobody else', async () => {
  const gone = await sponsored('PAT-2020-90001', new Date())
  const kept = await sponsored('PAT-2020-90002', null)
  const before = await said(kept)
  await apply('1505_forgotten_sponsorships.sql')
  const after = await said(gone)
  expect(after.records).not.toMatch(/da Marina|Marina é/)
  expect(after.records).toContain('"nome":"Patrocínio PAT-2020-90001"')
  expect(Object.keys(after.histories).filter((table) => after.histories[table])).toEqual([
    'rh_marketing_eventos',
    'vendas_campanha',
    'patrocinio_pos_evento_arquivo',
  ])
  await apply('1496_histories_of_the_forgotten.sql')
  expect(new Set(Object.values((await said(gone)).histories))).toEqual(new Set([false]))
  expect(await said(kept)).toEqual(before)
  expect(new Set(Object.values(before.histories))).toEqual(new Set([true]))
})

it('1496 comes before 1505 where neither was applied', async () => {
  const gone = await sponsored('PAT-2020-90003', new Date())
  await apply('1496_histories_of_the_forgotten.sql')
  expect(new Set(Object.values((await said(gone)).histories))).toEqual(new Set([false]))
})

it('1496 takes drivers, customers and documents out of the histories of what forgot them, also of months moved aside', async () => {
  const [pelotas, laguna] = [await cityNamed(db, 'Pelotas', 'RS'), await cityNamed(db, 'Laguna', 'SC')]
  const ride = async (id_usuario: number | null) => {
    const row = {
      id_cidade_origem: pelotas,
      origem: 'Rua da Ana',
      id_cidade_destino: laguna,
      destino: 'Centro',
      data: dayFromNow(-100),
      hora: '08:00',
      vagas: 2,
      tipo: 'particular',
    }
    const made = await db
      .insertInto('carona')
      .values({ ...row, id_usuario: await makeUser(db) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (id_usuario === null)
      await db.updateTable('carona').set({ id_usuario, origem: 'X' }).where('id', '=', made.id).execute()
    return made.id
  }
  const rides = [await ride(null), await ride(1)]
  const sale = async (anonimizada_em: Date | null) =>
    makeSale(db, ours, {
      id_lead: await makeLead(db, ours, { anonimizada_em }),
      cliente: 'Zé Nome',
      documento: '52998224725',
    })
  const sales = [await sale(new Date()), await sale(null)]
  const refund = async (cpf: string | null) => {
    const values = {
      id_empresa: ours,
      cod_cliente: '1',
      nome_razaosocial: 'Zé',
      motivo: 'outro',
      descricao: 'x',
      valor_pago: '2',
      valor_estorno: '1',
      forma: 'credito_fatura',
      situacao: 'cancelado',
      id_solicitante: await makeUser(db),
    }
    const made = await db
      .insertInto('bo_estorno')
      .values({ ...values, cpf: '52998224725' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('bo_estorno').set({ cpf }).where('id', '=', made.id).execute()
    return made.id
  }
  const refunds = [await refund(null), await refund('11144477735')]
  await moveAside('bo_venda')
  await apply('1496_histories_of_the_forgotten.sql')
  expect(await Promise.all(rides.map(async (id) => (await historyOf('carona', id)).length))).toEqual([0, 1])
  const aside = await sql<{ new_data: object }>`select new_data from meses_guardados.log_historico
    where tabela = 'bo_venda' order by id_item::bigint`.execute(db)
  expect(sales).toHaveLength(aside.rows.length)
  expect(aside.rows.map(({ new_data }) => 'documento' in new_data)).toEqual([false, true])
  const documents = await Promise.all(
    refunds.map(async (id) => JSON.stringify(await historyOf('bo_estorno', id)).includes('52998224725')),
  )
  expect(documents).toEqual([false, true])
})

it('1510 takes anonymised leads from the ids of other systems, and leaves the ids', async () => {
  const link = async (anonimizada_em: Date | null, id_externo: string) => {
    const id_item = await makeLead(db, ours, { anonimizada_em, cod_lead: id_externo })
    const values = { fonte: 'erp', tabela: 'vendas_lead', id_externo, id_item }
    return db
      .insertInto('vinculo_externo')
      .values(values)
      .returning(['id', 'id_item'])
      .executeTakeFirstOrThrow()
  }
  const [gone, kept] = [await link(new Date(), 'erp-1'), await link(null, 'erp-2')]
  await apply('1510_forgotten_outside_ids.sql')
  const left = await db
    .selectFrom('vinculo_externo as v')
    .leftJoin('vendas_lead as l', 'l.cod_lead', 'v.id_externo')
    .select(['v.id_externo', 'v.id_item', 'l.id as id_lead'])
    .orderBy('v.id_externo')
    .execute()
  expect(left).toEqual([
    { id_externo: 'erp-1', id_item: null, id_lead: null },
    { id_externo: 'erp-2', id_item: kept.id_item, id_lead: kept.id_item },
  ])
  const histories = [gone, kept].map(async ({ id }) => (await historyOf('vinculo_externo', id)).length)
  expect(await Promise.all(histories)).toEqual([0, 1])
})
