/** A draw and a win stay as they were when their campaign or prize changes afterwards. */
import { updateCampaignInput, updatePrizesInput } from '@intranet/contract/marketing/roulette'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { askBeacon, startBeacon } from '../../../../test/beacon-server.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUpload } from '../../../../test/factories/fleet.ts'
import { makePrizes, makeRoulette, makeWinners } from '../../../../test/factories/roulette.ts'

const { db, as, deps } = await testWorld()
const beacon = await startBeacon()
deps.beaconKey = beacon.key
afterAll(() => beacon.close())
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const boss = await as({ ...superadmin, id_empresa: razao, empresas: [razao] })
const owner = await as({ roles: ['roulette:gestor'], empresas: [razao] })
const wheel = await makeRoulette(db, { id_empresa: razao, dono: boss.userId })
const [won] = await makePrizes(db, wheel.id, [{}, {}, {}, {}])
await makeWinners(db, wheel.id, won!.id, 3)

beforeAll(async () => {
  await askBeacon(deps, beacon.url)
  await boss.call.roulette.draw({ id_campanha: wheel.id, cliente: false, id_premio: won!.id })
})

const tables = ['sorteio_rodada', 'sorteio_lista', 'sorteio_interno', 'site_roleta_historico']
const kept = () =>
  Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by id`.execute(db)).rows),
  )
const stored = async (table: string, id: number) =>
  (await sql`select to_jsonb(t) - 'updated_at' as r from ${sql.table(table)} t where id = ${id}`.execute(db))
    .rows[0]

const ownerNow = async () =>
  (
    await db
      .selectFrom('site_roleta_campanhas')
      .where('id', '=', wheel.id)
      .select('id_usuario_intranet')
      .executeTakeFirstOrThrow()
  ).id_usuario_intranet!

const fieldsOf = (shape: object, without: readonly string[]) =>
  Object.keys(shape)
    .filter((field) => !['id', 'updated_at', 'id_campanha', ...without].includes(field))
    .toSorted()

const campaign = {
  nome: 'Outra campanha da roleta',
  id_usuario_intranet: owner.userId,
  descricao: 'Outra descrição',
  motivo_aplicacao: 'Outro motivo',
  data_inicio_campanha: '2021-01-01',
  data_fim_campanha: '2098-12-31',
  intervalo_votacao: 9,
  api_erp: true,
  ativo: false,
  certificado_autorizacao: 'SECAP 99',
  regulamento_arquivo: await makeUpload(db, boss.userId, 'application/pdf'),
}
const prize = {
  nome: 'Outro prêmio',
  descricao: 'Outra descrição',
  peso_item: 50 as const,
  quantidade: 900,
  quantidade_minima: 5,
  animacao: false,
  htmlContent: '<b>Outro</b>',
  textColor: '#000000',
  background: '#ffffff',
  consumivel: false,
}

it('has a value for each field of both forms', () => {
  // Its provider stays (docs/marketing.md#roulette-campaigns).
  expect(Object.keys(campaign).toSorted()).toEqual(
    fieldsOf(updateCampaignInput.shape, ['id_dono', 'sistema']),
  )
  // Another audience is another wheel, which would have five prizes.
  expect(Object.keys(prize).toSorted()).toEqual(
    fieldsOf(updatePrizesInput.shape.objects.element.shape, ['cliente']),
  )
})

describe('a draw and its wins', () => {
  it.each(Object.entries(prize))('stay when the prize gets another %s', async (field, value) => {
    const before = [await kept(), await stored('site_roleta_premios', won!.id)]
    await boss.call.roulette.updatePrizes({ objects: [{ id: won!.id, [field]: value }] })
    expect(await stored('site_roleta_premios', won!.id)).not.toEqual(before[1])
    expect(await kept()).toEqual(before[0])
  })

  it.each(Object.entries(campaign))('stay when the campaign gets another %s', async (field, value) => {
    const before = [await kept(), await stored('site_roleta_campanhas', wheel.id)]
    const id_dono = await ownerNow()
    await boss.call.roulette.update({ id: wheel.id, id_dono, [field]: value })
    expect(await stored('site_roleta_campanhas', wheel.id)).not.toEqual(before[1])
    expect(await kept()).toEqual(before[0])
  })

  it('stay with their prize and their campaign: neither is deleted (docs/marketing.md#prizes)', async () => {
    const before = await kept()
    const id_dono = await ownerNow()
    await expect(boss.call.roulette.remove({ id: wheel.id, id_dono })).rejects.toThrow()
    await expect(boss.call.roulette.removePrizes({ id_campanha: wheel.id, ids: [won!.id] })).rejects.toThrow()
    expect(await kept()).toEqual(before)
  })
})
