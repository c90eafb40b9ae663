import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { describe, expect, it } from 'vitest'
import { findActor } from '../../../platform/session.ts'
import { narrowToProviders } from './lead-request.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const seller = { roles: ['vendas:solicitante'], empresas: [ours], employee: true }
const staff = await as(seller)
const colleague = await as(seller)
const external = await as({ ...seller, employee: false })
const reader = await as({ roles: ['vendas:leitor'], empresas: [ours], employee: true })
const manager = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })
const person = { cliente: 'Marina Prates', documento: '52998224725', fone: '55999887766' }

const own = await makeLead(db, ours, { ...person, id_vendedor: staff.userId })
const free = await makeLead(db, ours)
const others = await makeLead(db, ours, { id_vendedor: colleague.userId })
const externals = await makeLead(db, ours, { id_vendedor: external.userId })
const elsewhere = await makeLead(db, theirs)
const excluded = await makeLead(db, ours, { excluida_em: new Date() })

describe('leads in the scope of a person', () => {
  it.each([
    ['a staff seller their own and free ones', staff, [own, free]],
    ['an external seller their own', external, [externals]],
    ['a reader all of the provider', reader, [own, free, others, externals]],
    ['a manager all of the provider', manager, [own, free, others, externals]],
  ])('%s', async (_who, { call }, seen) => {
    const { dados, total } = await call.leads.list({ sort: 'id' })
    expect(dados.map(({ id }) => id)).toEqual(seen)
    expect(total).toBe(seen.length)
    const { leads } = await call.leads.counters({ listas: ['leads', 'blocklist', 'blocklist'] })
    expect(leads).toBe(seen.length)
    for (const id of [own, free, others, externals, elsewhere, excluded]) {
      if (seen.includes(id)) expect((await call.leads.get({ id })).id).toBe(id)
      else await expect(call.leads.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('are never those of another provider, with any filter (docs/sales.md#who-sees-which-leads)', async () => {
    const sistema = await db
      .selectFrom('empresa')
      .where('id', '=', theirs)
      .select('sistema')
      .executeTakeFirst()
    for (const filtro of [
      { id_empresa: theirs },
      { provedor: sistema!.sistema },
      { id_empresa: { _in: [theirs] } },
    ])
      expect((await manager.call.leads.list({ lista: 'all', filtro })).total).toBe(0)
    const { call } = await as(superadmin)
    expect((await call.leads.list({ filtro: { provedor: sistema!.sistema } })).total).toBe(1)
  })

  it('are taken by nobody of another provider (docs/sales.md#who-sees-which-leads)', async () => {
    for (const { call } of [staff, manager])
      await expect(call.leads.take({ id: elsewhere })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('a provider that a filter names is beside the filter’s other conditions', async () => {
  const sistema = (id: number) =>
    db.selectFrom('empresa').where('id', '=', id).select('sistema').executeTakeFirstOrThrow()
  const provedor = (await sistema(ours)).sistema!
  const admin = await as(superadmin)
  for (const { call } of [manager, admin]) {
    const total = async (filtro: object) => (await call.leads.list({ filtro })).total
    expect(await total({ provedor })).toBe(4)
    expect(await total({ provedor, id_empresa: { _neq: ours } })).toBe(0)
    expect(await total({ id_empresa: ours, provedor: { _neq: provedor } })).toBe(0)
  }
})

it('a provider that a filter names narrows the scope and is no condition beside it, which the planner would count again', async () => {
  const narrowed = async ({ token }: typeof staff) => {
    const { actor } = (await findActor(deps.auth, token))!
    const answer = await narrowToProviders(db, actor, { filtro: { id_empresa: theirs } })
    return [answer.actor.empresas, answer.request.filtro]
  }
  const both = await as({ roles: ['vendas:gestor'], empresas: [ours, theirs] })
  expect(await narrowed(both)).toEqual([[theirs], {}])
  expect(await narrowed(manager)).toEqual([[], {}])
  expect(await narrowed(await as(superadmin))).toEqual([[], { id_empresa: theirs }])
})

it('opens excluded leads to a superadmin only, by every call (docs/sales.md#excluded-leads)', async () => {
  const refused = { code: 'FORBIDDEN' }
  await expect(manager.call.leads.list({ lista: 'excluded' })).rejects.toMatchObject(refused)
  await expect(manager.call.leads.export({ lista: 'excluded' })).rejects.toMatchObject(refused)
  await expect(manager.call.leads.groups({ lista: 'excluded', por: 'dia' })).rejects.toMatchObject(refused)
  await expect(manager.call.leads.restore({ id: excluded })).rejects.toMatchObject(refused)
  expect(await manager.call.leads.counters({})).toMatchObject({ excluded: null })
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/vendas/lead/excluded/filtro',
    headers: { authorization: `Bearer ${manager.token}` },
    payload: {},
  })
  expect(answer.statusCode).toBe(403)
  const { call } = await as(superadmin)
  expect((await call.leads.list({ lista: 'excluded' })).total).toBe(1)
  expect(await call.leads.counters({})).toMatchObject({ excluded: 1 })
  const edits = { tabelas: 'vendas_lead', id_item: excluded } as const
  expect(await call.history.list(edits)).toHaveLength(1)
  expect(await manager.call.history.list(edits)).toEqual([])
})

describe('documents and phones', () => {
  const first = async (world: typeof staff, file = false) =>
    (await world.call.leads[file ? 'export' : 'list']({ filtro: { id: own } })).dados[0]
  const masked = { documento: '***.982.247-**', fone: '(55) *****-7766' }

  it('are masked for readers, and in files for people who are not managers (docs/sales.md#masked-for-readers)', async () => {
    expect(await first(reader)).toMatchObject(masked)
    expect(await first(staff)).toMatchObject({ documento: person.documento, fone: person.fone })
    expect(await first(staff, true)).toMatchObject(masked)
    expect(await first(manager, true)).toMatchObject({ documento: person.documento, fone: person.fone })
    expect(await reader.call.leads.get({ id: own })).toMatchObject({ ...masked, email: null })
  })

  it('cannot be found out by trying (docs/platform.md#masked-documents)', async () => {
    expect((await reader.call.leads.list({ q: '99988' })).total).toBe(0)
    expect((await reader.call.leads.list({ filtro: { documento: person.documento } })).total).toBe(0)
    expect((await reader.call.leads.list({ q: person.documento })).total).toBe(0)
    expect(await reader.call.leads.groups({ por: 'dia', q: person.documento })).toEqual([])
    expect((await reader.call.leads.list({ q: 'marina' })).total).toBeGreaterThan(0)
    expect((await staff.call.leads.list({ q: '99988' })).total).toBe(1)
  })
})

it('groups the same leads by day, seller and stage', async () => {
  const groups = await manager.call.leads.groups({ por: 'vendedor' })
  expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(4)
  expect(groups.find(({ chave }) => chave === null)).toMatchObject({ nome: null, total: 1 })
  expect(await manager.call.leads.groups({ por: 'status' })).toEqual([
    { chave: 1, nome: 'Prospecção', total: 4 },
  ])
  expect(await manager.call.leads.groups({ por: 'dia', q: 'prates' })).toEqual([
    { chave: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), nome: null, total: 4 },
  ])
})

it('shows the edits of a lead to people who may edit it', async () => {
  const asked = { tabelas: 'vendas_lead', id_item: own } as const
  await db.updateTable('vendas_lead').set({ email: 'a@b.example' }).where('id', '=', own).execute()
  expect(await manager.call.history.list(asked)).toHaveLength(2)
  expect(await staff.call.history.list(asked)).toHaveLength(2)
  expect(await colleague.call.history.list(asked)).toEqual([])
  await expect(reader.call.history.list(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const other = await as({ roles: ['vendas:gestor'], empresas: [theirs], employee: true })
  expect(await other.call.history.list(asked)).toEqual([])
})

it('resembling leads are those that a person sees, of a lead that they see', async () => {
  const alike = { fone: '55988776655' }
  const mine = await makeLead(db, ours, { ...alike, id_vendedor: staff.userId })
  const theirOwn = await makeLead(db, ours, { ...alike, id_vendedor: colleague.userId })
  const gone = await makeLead(db, ours, { ...alike, excluida_em: new Date() })
  const duplicatesOf = async ({ call }: typeof staff, id: number) =>
    (await call.leads.duplicates({ id })).map((one) => one.id)
  expect([await duplicatesOf(staff, mine), await duplicatesOf(manager, mine)]).toEqual([[], [theirOwn]])
  const missing = { code: 'NOT_FOUND' }
  for (const id of [theirOwn, others, elsewhere])
    await expect(duplicatesOf(staff, id)).rejects.toMatchObject(missing)
  for (const id of [gone, excluded]) await expect(duplicatesOf(manager, id)).rejects.toMatchObject(missing)
  expect(await duplicatesOf(await as(superadmin), gone)).toHaveLength(2)
})

it('a whole document is looked up as it is typed, and as a phone of the same digits', async () => {
  const found = async (q: string) => {
    const { dados } = await manager.call.leads.list({ q, sort: 'id' })
    expect(
      (await manager.call.leads.groups({ por: 'dia', q })).reduce((sum, { total }) => sum + total, 0),
    ).toBe(dados.length)
    return dados.map(({ id }) => id)
  }
  expect(await found('529.982.247-25')).toEqual([own])
  // Within another number it is not looked for: nobody means that.
  const [phone, longer] = [
    await makeLead(db, ours, { fone: '11144477735' }),
    await makeLead(db, ours, { documento: '11144477735100' }),
  ]
  expect(await found('111.444.777-35')).toEqual([phone])
  expect(await found('1114447773510')).toEqual([longer])
  const foreign = await makeLead(db, ours, { fone: '5553993850076' })
  expect(await found('(53) 99385-0076')).toEqual([foreign])
})
