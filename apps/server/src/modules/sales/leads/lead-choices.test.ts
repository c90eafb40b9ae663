import { expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { leadWorld } from '../../../../test/factories/lead-world.ts'
import { sendSheet } from '../../../../test/factories/sheets.ts'

const { db, app, as, id_empresa, mapped, empresas, seller, manager, typed, create } = await leadWorld()
const theirs = await makeProvider(db)

/** A campaign and a channel of some providers. */
async function choicesOf(...providers: number[]) {
  const make = async (what: 'campanha' | 'canal') => {
    const { id } = await db
      .insertInto(`vendas_${what}`)
      .values({ nome: 'Feira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const provider of providers)
      await (
        what === 'canal'
          ? db.insertInto('vendas_canal_provedor').values({ id_canal: id, id_empresa: provider })
          : db.insertInto('vendas_campanha_provedor').values({ id_campanha: id, id_empresa: provider })
      ).execute()
    return id
  }
  return { id_campanha: await make('campanha'), id_canal: await make('canal') }
}

const ours = await choicesOf(id_empresa)
const others = { theirs: await choicesOf(theirs), mapped: await choicesOf(mapped) }
const wrong = (field: string) => ({ cause: { details: { campos: { [field]: 'Opção não encontrada.' } } } })
const off = (table: 'vendas_campanha' | 'vendas_canal', id: number) =>
  db.updateTable(table).set({ ativo: false }).where('id', '=', id).execute()

it.each(Object.entries(others))(
  'a lead has no campaign and channel of another provider: %s',
  async (_who, given) => {
    const { id } = await create(ours)
    for (const field of ['id_campanha', 'id_canal'] as const) {
      const one = { [field]: given[field] }
      await expect(create({ ...ours, ...one })).rejects.toMatchObject(wrong(field))
      await expect(seller.call.leads.update({ id, ...one })).rejects.toMatchObject(wrong(field))
    }
  },
)

it('a lead has campaigns and channels of the whole group (docs/sales.md#campaigns-and-channels)', async () => {
  const groupWide = await choicesOf()
  const { id } = await create(groupWide)
  expect(await seller.call.leads.get({ id })).toMatchObject(groupWide)
  const ids = async (rows: Promise<{ id: number }[]>) => (await rows).map((row) => row.id)
  expect(await ids(seller.call.salesChannels.options({ id_empresa: mapped }))).toContain(groupWide.id_canal)
  expect(await ids(seller.call.salesCampaigns.options({ id_empresa: mapped }))).toContain(
    groupWide.id_campanha,
  )
  // A channel that a provider owns is that provider's, though it has no flag.
  const owner = { id_empresa: mapped }
  await db.updateTable('vendas_canal').set(owner).where('id', '=', groupWide.id_canal).execute()
  expect(await ids(seller.call.salesChannels.options({ id_empresa }))).not.toContain(groupWide.id_canal)
})

it('a lead keeps values that are no longer offered, and accepts no others that are not offered', async () => {
  const once = await choicesOf(id_empresa)
  const { id } = await create(once)
  await off('vendas_campanha', once.id_campanha)
  await off('vendas_canal', once.id_canal)
  await seller.call.leads.update({ id, ...once, cliente: 'Outra Prates' })
  await seller.call.leads.update({ id, id_campanha: null })
  await expect(seller.call.leads.update({ id, ...once })).rejects.toMatchObject(wrong('id_campanha'))
  await expect(create(once)).rejects.toMatchObject(wrong('id_canal'))
  await seller.call.leads.update({ id, ...ours })
  const both = await as({ roles: ['vendas:gestor'], empresas: [...empresas, theirs], employee: true })
  await expect(both.call.leads.update({ id, ...others.theirs })).rejects.toMatchObject(wrong('id_canal'))
})

it('a lead that left an inactive channel does not come back to it', async () => {
  const once = await choicesOf(id_empresa)
  const { id } = await create(once)
  await off('vendas_canal', once.id_canal)
  await seller.call.leads.update({ id, id_canal: once.id_canal, cliente: 'Outra Prates' })
  await seller.call.leads.update({ id, id_canal: ours.id_canal })
  await expect(seller.call.leads.update({ id, id_canal: once.id_canal })).rejects.toMatchObject(
    wrong('id_canal'),
  )
  await seller.call.leads.update({ id, id_canal: null })
  await expect(seller.call.leads.update({ id, id_canal: once.id_canal })).rejects.toMatchObject(
    wrong('id_canal'),
  )
})

const closedToPrograms = 'Esta campanha não recebe leads de outros sistemas: quem a mantém liga a opção API.'

it('a key makes and moves leads to campaigns with API alone; people choose any (docs/sales.md#leads-of-other-systems)', async () => {
  const { id_campanha: closed } = await choicesOf(id_empresa)
  const { id_campanha: open } = await choicesOf(id_empresa)
  await db.updateTable('vendas_campanha').set({ api: true }).where('id', '=', open).execute()
  const { headers } = await makeAccessKey(db, manager.userId, { roles: ['vendas:gestor'], empresas })
  const send = async (method: 'POST' | 'PUT', url: string, object: object) => {
    const answer = await app.inject({ method, url, headers, payload: { object } })
    return [answer.statusCode, answer.json().campos]
  }
  const refused = [422, { id_campanha: closedToPrograms }]
  expect(await send('POST', '/v1/vendas/lead', { ...typed, id_campanha: closed })).toEqual(refused)
  expect(await send('POST', '/v1/vendas/lead', { ...typed, id_campanha: open })).toEqual([200, undefined])
  const { id } = await create({ id_campanha: open })
  expect(await send('PUT', `/v1/vendas/lead/${id}`, { id_campanha: closed })).toEqual(refused)
  const { id: typedHere } = await create({ id_campanha: closed })
  const kept = { id_campanha: closed, cliente: 'Marina Prates Lima' }
  expect(await send('PUT', `/v1/vendas/lead/${typedHere}`, kept)).toEqual([200, undefined])
})

it('a key imports sheets to campaigns with API alone; people choose any (docs/sales.md#leads-of-other-systems)', async () => {
  const { id_campanha: closed, id_canal } = await choicesOf(id_empresa)
  const key = await makeAccessKey(db, manager.userId, { roles: ['vendas:gestor'], empresas })
  const send = async (authorization: string) => {
    const sheet = await sendSheet(app, authorization.replace('Bearer ', ''), 'leads.csv', 'nome;cpf')
    const payload = { id_empresa, id_campanha: closed, id_canal, id_file: sheet.json().id }
    const [url, headers] = ['/v1/lead/dados/importacao', { authorization }]
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    return [answer.statusCode, answer.json().campos]
  }
  const { authorization } = key.headers
  expect(await send(authorization)).toEqual([422, { id_campanha: closedToPrograms }])
  await db.updateTable('vendas_campanha').set({ api: true }).where('id', '=', closed).execute()
  expect(await send(authorization)).toEqual([200, undefined])
  await db.updateTable('vendas_campanha').set({ api: false }).where('id', '=', closed).execute()
  expect(await send(`Bearer ${manager.token}`)).toEqual([200, undefined])
})
