import { lead as text } from '@intranet/contract/messages/leads'
import { refusal } from '@intranet/contract/messages/refusals'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { findActor } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { passLeads } from './lead-assign.service.ts'

const { db, as, app, deps, id_empresa, mapped, empresas, seller, external, manager, boss, typed, create } =
  await leadWorld()

describe('the seller of a lead', () => {
  it('is one of twenty who take it at once; the others are refused', async () => {
    const id = await makeLead(db, id_empresa)
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => as({ roles: ['vendas:solicitante'], empresas, employee: true })),
    )
    // On a busy machine somebody waits too long for the row, and tries again as the answer says.
    const take = async (token: string) => {
      for (;;) {
        const answer = await app.inject({
          method: 'POST',
          url: `/v1/vendas/lead/${id}/assumir`,
          headers: { authorization: `Bearer ${token}` },
        })
        if (answer.json().mensagem !== refusal.locked) return answer
      }
    }
    const answers = await Promise.all(crowd.map(({ token }) => take(token)))
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const reported = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json().mensagem)
    expect(reported).toEqual(Array.from({ length: 19 }, () => 'Outra pessoa assumiu esta lead primeiro.'))
    expect(await manager.call.leads.get({ id })).toMatchObject({ id_vendedor: crowd[winner]!.userId })
    expect(
      (await manager.call.leads.history({ id })).filter(({ acao }) => acao === 'atribuida'),
    ).toHaveLength(1)
  })

  it('is never an external seller by taking it, since they see no free leads', async () => {
    const id = await makeLead(db, id_empresa)
    await expect(external.call.leads.take({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is set by a manager for several leads at once, and notified once', async () => {
    const ids = [await makeLead(db, id_empresa), await makeLead(db, mapped)]
    expect(await manager.call.leads.assign({ ids, id_vendedor: seller.userId })).toEqual({ alterados: 2 })
    expect(await manager.call.leads.assign({ ids, id_vendedor: seller.userId })).toEqual({ alterados: 0 })
    const [several] = await seller.call.notifications.list()
    const theirs = encodeURIComponent(JSON.stringify({ id_vendedor: seller.userId }))
    expect(several!.data).toMatchObject({
      msg: '2 leads foram atribuídas a você.',
      rota: `/sales/external/leads/all/list?filtro=${theirs}`,
    })
    const reader = await as({ roles: ['vendas:leitor'], empresas, employee: true })
    await expect(manager.call.leads.assign({ ids, id_vendedor: reader.userId })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
    await expect(seller.call.leads.assign({ ids, id_vendedor: null })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await manager.call.leads.assign({ ids, id_vendedor: null })).toEqual({ alterados: 2 })
  })
})

it('chosen for a new lead is notified of it, and nobody of a lead that they made (docs/sales.md#seller)', async () => {
  const chosen = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  const { id } = await create({ id_vendedor: chosen.userId }, manager)
  await create({}, chosen)
  const notices = await chosen.call.notifications.list()
  expect(notices.map(({ data }) => data)).toMatchObject([
    { msg: 'Uma lead foi atribuída a você.', rota: `/sales/external/leads/${id}` },
  ])
})

it('chosen for several new leads sells for the provider of each', async () => {
  const near = await as({ roles: ['vendas:solicitante'], empresas: [id_empresa], employee: true })
  const lead = { ...typed, id_vendedor: near.userId }
  const ofBoth = [typed, lead, { ...lead, id_empresa: mapped }]
  await expect(manager.call.leads.create({ objects: ofBoth })).rejects.toMatchObject({
    cause: { details: { campos: { 'objects.2.id_vendedor': text.sellerNotFound } } },
  })
  expect(await manager.call.leads.create({ objects: [typed, lead, lead] })).toHaveLength(3)
})

const { actor } = (await findActor(deps.auth, manager.token))!

const waiting = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 15_000, interval: 20 },
  )

describe('all leads of a seller', () => {
  const giver = () => as({ roles: ['vendas:solicitante'], empresas, employee: true })
  const pass = (from: number, step?: number) =>
    inTransaction(db, actor, (open) => passLeads(deps, open, actor, { from, to: seller.userId }, step))
  const ownerOf = async (id: number) => (await manager.call.leads.get({ id })).id_vendedor

  it('are passed, also those that one step leaves (docs/people.md#many-lines-at-once)', async () => {
    const { userId } = await giver()
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await makeLead(db, id_empresa, { id_vendedor: userId }))
    expect(await pass(userId, 2)).toEqual({ alterados: 5 })
    for (const id of ids) expect(await ownerOf(id)).toBe(seller.userId)
  })

  it('are passed without those that were closed or given to somebody else meanwhile', async () => {
    const [{ userId }, third] = [await giver(), await giver()]
    const [kept, given, closed] = [
      await makeLead(db, id_empresa, { id_vendedor: userId }),
      await makeLead(db, id_empresa, { id_vendedor: userId }),
      await makeLead(db, id_empresa, { id_vendedor: userId }),
    ]
    let passed: Promise<unknown> | undefined
    await inTransaction(db, actor, async (other) => {
      const set = (id: number, values: object) =>
        other.updateTable('vendas_lead').set(values).where('id', '=', id).execute()
      await set(given, { id_vendedor: third.userId })
      await set(closed, { inativada_em: new Date(), motivo_inativacao: 'Desistiu' })
      passed = pass(userId)
      await waiting()
    })
    expect(await passed).toEqual({ alterados: 1 })
    expect(await Promise.all([kept, given, closed].map(ownerOf))).toEqual([
      seller.userId,
      third.userId,
      userId,
    ])
  })
})

it('the sale of a lead that is passed is locked before the lead, as by an audit that ends', async () => {
  const { userId } = await as({ roles: ['vendas:solicitante'], empresas, employee: true })
  const id = await makeLead(db, id_empresa, { id_vendedor: userId })
  const sale = await makeSale(db, id_empresa, { id_lead: id })
  let passed: Promise<unknown> | undefined
  await inTransaction(db, actor, async (audit) => {
    await audit.selectFrom('bo_venda').select('id').where('id', '=', sale).forUpdate().execute()
    passed = inTransaction(db, actor, (open) =>
      passLeads(deps, open, actor, { from: userId, to: seller.userId }),
    )
    await waiting()
    await audit.selectFrom('vendas_lead').select('id').where('id', '=', id).forUpdate().execute()
  })
  expect(await passed).toEqual({ alterados: 1 })
})

describe('the same lead twice', () => {
  const documento = '39053344705'
  const pair = async () => [
    await makeLead(db, id_empresa, { documento, fone: null, email: 'm@x.example' }),
    await makeLead(db, id_empresa, { documento, fone: '53988776655' }),
  ]

  it('is found, merged with what the other knew, and separated again', async () => {
    const [kept, loser] = (await pair()) as [number, number]
    expect((await manager.call.leads.duplicates({ id: kept })).map(({ id, iguais }) => [id, iguais])).toEqual(
      [[loser, ['documento']]],
    )
    await manager.call.leads.merge({ id: loser, id_mantida: kept })
    expect(await manager.call.leads.get({ id: kept })).toMatchObject({
      fone: '53988776655',
      email: 'm@x.example',
    })
    expect(await manager.call.leads.get({ id: loser })).toMatchObject({
      desfecho: 'errada',
      wrong_motivo: 'duplicada',
      id_lead_associada: kept,
    })
    // Reactivated, it could not be merged a second time.
    await expect(manager.call.leads.reactivate({ id: loser })).rejects.toMatchObject(
      refused(text.stillMerged, 'CONFLICT'),
    )
    await manager.call.leads.unmerge({ id: loser })
    await manager.call.leads.merge({ id: loser, id_mantida: kept })
    await manager.call.leads.unmerge({ id: loser })
    expect(await manager.call.leads.get({ id: kept })).toMatchObject({ fone: null })
    expect(await manager.call.leads.get({ id: loser })).toMatchObject({
      desfecho: 'aberta',
      id_lead_associada: null,
    })
    await expect(manager.call.leads.unmerge({ id: loser })).rejects.toMatchObject({ code: 'CONFLICT' })
    await db
      .updateTable('vendas_lead')
      .set({ inativada_em: new Date() })
      .where('id', 'in', [kept, loser])
      .execute()
  })

  it('takes along what other systems call it, and back what has not moved on (docs/sales.md#merged-leads)', async () => {
    const [kept, loser] = (await pair()) as [number, number]
    const link = (fonte: string, id_item: number) => ({
      fonte,
      tabela: 'vendas_lead',
      id_externo: `${fonte}-${id_item}`,
      id_item,
    })
    const links = [link('erp', loser), link('site', loser), link('site', kept), link('bi', loser)]
    await db.insertInto('vinculo_externo').values(links).execute()
    const called = async () => {
      const rows = await db
        .selectFrom('vinculo_externo')
        .where('id_item', 'in', [kept, loser])
        .select(['id_externo', 'id_item'])
        .execute()
      return Object.fromEntries(rows.map(({ id_externo, id_item }) => [id_externo, id_item]))
    }
    const before = await called()
    await manager.call.leads.merge({ id: loser, id_mantida: kept })
    const after = { ...before, [`erp-${loser}`]: kept, [`bi-${loser}`]: kept }
    expect(await called()).toEqual(after)
    await db
      .insertInto('vinculo_externo')
      .values({ ...link('bi', loser), id_externo: 'bi-new' })
      .execute()
    await manager.call.leads.unmerge({ id: loser })
    expect(await called()).toEqual({ ...before, [`bi-${loser}`]: kept, 'bi-new': loser })
    await db
      .updateTable('vendas_lead')
      .set({ inativada_em: new Date() })
      .where('id', 'in', [kept, loser])
      .execute()
  })

  it('keeps an address and a plan that somebody gave: each is taken whole or not at all', async () => {
    const named = async (over: object) =>
      makeLead(db, id_empresa, { documento, cidade: null, estado: null, ...over })
    const there = { cep: '96010000', logradouro: 'Rua A', numero: '12', cidade: 'Pelotas', estado: 'RS' }
    const merged = async (mine: object, other: object) => {
      const [kept, loser] = [await named(mine), await named(other)]
      await manager.call.leads.merge({ id: loser, id_mantida: kept })
      const row = await manager.call.leads.get({ id: kept })
      await db.deleteFrom('vendas_lead').where('id', 'in', [kept, loser]).execute()
      return row
    }
    const plan = { produto: 'Fibra 500', valor: '99.90' }
    expect(await merged({}, { ...there, ...plan })).toMatchObject({ ...there, ...plan })
    expect(await merged({ cidade: 'Pelotas', produto: plan.produto }, { ...there, ...plan })).toMatchObject({
      ...there,
      ...plan,
    })
    expect(
      await merged({ cidade: 'Rio Grande', estado: 'RS', produto: 'Fibra 300' }, { ...there, ...plan }),
    ).toMatchObject({
      cep: null,
      logradouro: null,
      numero: null,
      cidade: 'Rio Grande',
      produto: 'Fibra 300',
      valor: null,
    })
  })

  it('in two providers is merged by a superadmin only', async () => {
    const one = await makeLead(db, id_empresa, { documento })
    const other = await makeLead(db, mapped, { documento })
    expect(await manager.call.leads.duplicates({ id: one })).toEqual([])
    await expect(manager.call.leads.merge({ id: other, id_mantida: one })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await boss.call.leads.merge({ id: other, id_mantida: one })
    expect(await boss.call.leads.get({ id: other })).toMatchObject({ desfecho: 'errada' })
  })
})
