/** Who decides says which version they read: docs/platform.md#decisions-of-what-was-read */
import { refusal } from '@intranet/contract/messages/refusals'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { fineFields, makeLicence, makeVehicle } from './factories/fleet.ts'
import { makeAgreed } from './factories/sponsorship.ts'
import { makeProduct, makeSquad, makeStock } from './factories/supplies.ts'
import { procedures } from './walked-procedures.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours, employee: true }
const boss = await as({ ...superadmin, ...there })
const writer = await as({ roles: ['frota:solicitante'], ...there })
const drivers = await Promise.all([as(there), as(there)])
const [one, another] = [await makeLicence(db, drivers[0].userId), await makeLicence(db, drivers[1].userId)]

/** A step that does not decide on what somebody else wrote. */
const free: Record<string, string> = {
  'webhooks.resendRange': 'sends again what stays as it is',
  'applicationReviews.answer': 'a request for a review never changes',
  'vehicles.changeState': 'says where a vehicle is',
  'vehicleRentals.changeState': 'ends what nobody decides on any more',
  'vehicleIncidents.changeState': 'says how far a repair is',
  'rides.answer': 'a request for a seat never changes',
}

const takes = (inputs: unknown[], field: string) =>
  inputs.some((input) => input instanceof z.ZodObject && field in input.shape)

describe('each procedure that takes one record to a state', () => {
  const steps = procedures.filter(
    ([, { type, inputs }]) =>
      type === 'mutation' && ['situacao', 'etapa'].some((to) => takes(inputs, to)) && takes(inputs, 'id'),
  )

  it.each(steps.filter(([path]) => !(path in free)))(
    '%s takes the version that was read',
    (_path, { inputs }) => {
      expect(takes(inputs, 'updated_at')).toBe(true)
    },
  )

  it('is named as free only where it is one', () => {
    expect(steps.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(free)))
  })
})

async function makeFine(): Promise<number> {
  const [made] = await writer.call.fines.create({
    objects: [fineFields({ id_veiculo: await makeVehicle(db, ours), id_motorista: one })],
  })
  return made!.id
}

describe('what changed unseen', () => {
  it('a driver is not confirmed whom the confirmer did not read', async () => {
    const id = await makeFine()
    const { updated_at } = await boss.call.fines.get({ id })
    await writer.call.fines.nameDriver({ id, id_motorista: another })
    const seen = { id, updated_at: updated_at.toISOString() }
    await expect(boss.call.fines.confirmDriver(seen)).rejects.toThrow(refusal.staleEdit)
    const now = await boss.call.fines.get({ id })
    await boss.call.fines.confirmDriver({ id, updated_at: now.updated_at.toISOString() })
  })

  it('a fine is not paid with an amount that the payer did not read', async () => {
    const id = await makeFine()
    const { updated_at } = await boss.call.fines.get({ id })
    await boss.call.fines.confirmDriver({ id })
    await writer.call.fines.update({ id, valor: '9195.23' })
    const seen = { id, updated_at: updated_at.toISOString(), situacao: 'paga' as const }
    await expect(boss.call.fines.changeState(seen)).rejects.toThrow(refusal.staleEdit)
  })

  it('a sponsorship is not approved before whose approval another amount was accepted', async () => {
    const id = await makeAgreed(db, ours)
    await db.updateTable('patrocinio_negociacao').set({ situacao: 'proposta' }).execute()
    const { updated_at } = await boss.call.sponsorshipRequests.get({ id })
    const { id: round } = await db
      .selectFrom('patrocinio_negociacao')
      .where('id_solicitacao', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    await boss.call.sponsorshipRounds.update({ id: round, valor: '4999.00' })
    await boss.call.sponsorshipRounds.settle({ id: round, situacao: 'aceita' })
    const step = { id, updated_at: updated_at.toISOString(), situacao: 'aprovada' as const }
    await expect(boss.call.sponsorshipRequests.step(step)).rejects.toThrow(refusal.staleEdit)
  })

  it('a line of a count is not validated with a quantity that was not read', async () => {
    const id_equipe = await makeSquad(db, ours, { id_responsavel: drivers[0].userId })
    const product = await makeProduct(db, ours, { serializado: false, codigo_erp: 'CON-09' })
    await makeStock(db, id_equipe, product, 12)
    const { call } = drivers[0]
    const { id } = await call.inventory.start({ id_equipe })
    const read = async () => (await boss.call.inventory.list({ filtro: { id_contagem: id } })).dados[0]!
    const observacao = '2 em cliente'
    await call.inventory.update({ id: (await read()).id, quantidade_informada: 10, observacao })
    const line = await read()
    await call.inventory.update({ id: line.id, quantidade_informada: 1 })
    const seen = { ids: [line.id], updated_at: line.updated_at.toISOString() }
    await expect(boss.call.inventory.validate(seen)).rejects.toThrow(refusal.staleEdit)
    const { updated_at } = await read()
    await boss.call.inventory.validate({ ids: [line.id], updated_at: updated_at.toISOString() })
  })
})
