/** Whose rides and seats, who is kept out, and which version was seen. */
import { refusal } from '@intranet/contract/messages/refusals'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['caronas:gestor'], ...there })
const [driver, passenger, colleague] = [await as(there), await as(there), await as(there)]
const cities = {
  id_cidade_origem: await cityNamed(db, 'Florianópolis', 'SC'),
  id_cidade_destino: await cityNamed(db, 'Tubarão', 'SC'),
}

let days = 2
async function offer(): Promise<number> {
  days += 1
  const fields = {
    origem: 'Rodoviária',
    destino: 'Praça',
    hora: '07:30',
    vagas: 3,
    tipo: 'particular' as const,
  }
  return (await driver.call.rides.create({ objects: [{ ...cities, ...fields, data: dayFromNow(days) }] }))[0]!
    .id
}

it('somebody is kept out without keeping out others', async () => {
  await manager.call.rides.block({ id_usuario: passenger.userId, motivo: 'Faltou três vezes' })
  const id = await offer()
  await expect(passenger.call.rides.ask({ id, lugares: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await colleague.call.rides.ask({ id, lugares: 1 })
  await manager.call.rides.unblock({ id_usuario: passenger.userId })
})

it('a seat is asked for, listed and shown as one’s own alone', async () => {
  const id = await offer()
  const asked = await passenger.call.rides.ask({ id, lugares: 1 })
  const listed = async ({ call }: typeof driver) =>
    (await call.rides.asked({})).dados.filter(({ id_carona }) => id_carona === id).length
  expect([await listed(passenger), await listed(colleague)]).toEqual([1, 0])
  await driver.call.rides.answer({ id: asked.id, situacao: 'aceito' })
  const phone = '48999887766'
  await db.updateTable('rh_usuario').set({ telefone_corp: phone }).where('id', '=', driver.userId).execute()
  const isShown = async ({ call }: typeof driver) =>
    JSON.stringify(await call.rides.get({ id })).includes(phone)
  expect([await isShown(passenger), await isShown(colleague)]).toEqual([true, false])
  const search = async ({ call }: typeof driver) =>
    JSON.stringify(
      await call.rides.search({ origem: 'florianopolis', destino: 'tubarao', data: dayFromNow(days) }),
    )
  expect(await search(passenger)).toContain('"pedido":"aceito"')
  expect(await search(colleague)).not.toContain('"pedido":"aceito"')
})

it('is not changed nor moved on by who looked at it before somebody changed it', async () => {
  const id = await offer()
  const { updated_at } = await driver.call.rides.get({ id })
  const seen = updated_at.toISOString()
  await driver.call.rides.update({ id, origem: 'Terminal' })
  const stale = { code: 'CONFLICT', message: refusal.staleEdit }
  await expect(driver.call.rides.update({ id, origem: 'Velha', updated_at: seen })).rejects.toMatchObject(
    stale,
  )
  await expect(
    driver.call.rides.step({ id, situacao: 'cancelada', motivo: 'Chuva', updated_at: seen }),
  ).rejects.toMatchObject(stale)
})

it('has a history that its driver and managers alone read', async () => {
  const id = await offer()
  const lines = async ({ call }: typeof driver) =>
    (await call.history.list({ tabelas: ['carona'], id_item: id, limit: 10, offset: 0 })).length
  expect(await lines(driver)).toBeGreaterThan(0)
  expect(await lines(colleague)).toBe(0)
})
