/** Programs on a client of the API document, as integrators write them; `generated-clients.test.ts` compiles them. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import createClient from 'openapi-fetch'
import { expect, it } from 'vitest'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeDepartment } from './factories/company.ts'
import { importWorld } from './factories/import-world.ts'
import { makePlace } from './factories/onboarding.ts'
import { makeLead } from './factories/sales.ts'
import { makeChannel } from './factories/tracking.ts'

const folder = join(import.meta.dirname, 'generated-client')
const programs = ['walk.ts', 'nightly-sync.ts'].map((name) => join(folder, name))

const { app, as, db, ours, fields } = await importWorld()
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const clientOf = (token: string) => createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } })

// The types of the programs are those of the document, which nobody knows here.
const [walk, nightly] = await Promise.all(programs.map((program) => import(pathToFileURL(program).href)))

it('an onboarding is made, read to its end and reported', async () => {
  const place = await makePlace(db)
  const empresas = [place.id_empresa]
  const hr = await as({ roles: ['rh:gestor'], empresas })
  const employee = await as({ ...place, empresas, employee: true })
  expect(await walk.onboarding(clientOf(hr.token), clientOf(employee.token), place)).toEqual([100])
})

it('a lead is taken from its creation to its sale', async () => {
  await db.insertInto('parametro').values({ chave: 'cep_endereco', valor: '""' }).execute()
  const seller = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: true })
  expect(await walk.sale(clientOf(seller.token), fields)).toBe('Efetivação')
})

it('leads without coverage are followed from their city to themselves', async () => {
  await db
    .insertInto('vendas_cobertura')
    .values({ id_empresa: ours, uf: 'SC', cidade: 'Laguna', ativo: true })
    .execute()
  const seller = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: true })
  expect(await walk.drillDown(clientOf(seller.token), fields)).toEqual([1, 1, 1, 1])
})

it('a copy is kept night by night with an access key', async () => {
  const roles = ['rh:gestor', 'vendas:gestor']
  const owner = await as({ roles, empresas: [ours], employee: true })
  // Keys import to campaigns with API alone (docs/sales.md#leads-of-other-systems).
  await db.updateTable('vendas_campanha').set({ api: true }).where('id', '=', fields.id_campanha).execute()
  const api = clientOf((await makeAccessKey(db, owner.userId, { roles, empresas: [ours] })).chave)
  await makeDepartment(db, ours)
  await nightly.linkAndResult(api, fields, await makeChannel(db, [ours], { nome: 'Facebook' }))
  const gone = await makeLead(db, ours)
  const { mark, counts, amounts } = await nightly.firstNight(api)
  expect([counts.links, counts.departments > 0, counts.leads > 0, amounts]).toEqual([
    1,
    true,
    true,
    ['120.50'],
  ])
  await owner.call.leads.exclude({ id: gone, motivo: 'Teste' })
  const made = await makeLead(db, ours)
  expect(await nightly.nextNight(api, mark)).toEqual({ read: [made], gone: [gone] })
  const csv = 'nome,telefone\nJoana da Rosa,48984001122\n'
  expect(await nightly.importFile(api, fields, csv)).toBe(1)
})
