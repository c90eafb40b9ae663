/** Who changes a record of the fleet waits for the one who changes it already, and only then reads what they decide on. */
import { expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeRental, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const { call } = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
const vehicle = await makeVehicle(db, ours)
const fill = { id_veiculo: vehicle, data: '2026-01-05T10:00', km: 1000, litros: '40', valor: '200.00' }
const { id: rental } = await makeRental(db, vehicle)

it.each<[string, string, () => Promise<number>, (id: number) => Promise<unknown>]>([
  [
    'a rental is changed',
    'locacao',
    async () => rental,
    (id) => call.vehicleRentals.update({ id, contrato: 'C-2' }),
  ],
  [
    'a rental is ended',
    'locacao',
    async () => rental,
    (id) => call.vehicleRentals.changeState({ id, situacao: 'encerrada' }),
  ],
  [
    'a driver is changed',
    'motorista',
    async () => (await makeDriver(db, { id_empresa: ours })).id,
    (id) => call.drivers.update({ id, cnh_validade: '2031-01-31' }),
  ],
  [
    'a fill is changed',
    'abastecimento',
    async () => (await call.fuels.create({ objects: [fill] }))[0]!.id,
    (id) => call.fuels.update({ id, km: 1001 }),
  ],
])('%s in turn', async (_what, table, make, change) => {
  const id = await make()
  const { pool } = deps.connection
  const first = await pool.connect()
  await first.query('begin')
  await first.query(`select from ${table} where id = ${id} for update`)
  const second = change(id)
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ query: string }>(
        `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows.map(({ query }) => query.split(' ')[0])).toEqual(['select'])
    },
    { timeout: 15_000, interval: 20 },
  )
  await first.query('commit')
  first.release()
  expect(await second).toMatchObject({ id })
})
