import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { readHoldings } from '../../../platform/holdings.ts'
import { bookingHoldings } from './request.holding.ts'

const { db } = await testWorld()

it('bookings of who leaves come by their beginning, and say the day once where they end on it', async () => {
  const id_empresa = await makeProvider(db)
  const id_usuario = await makeEmployee(db, { id_empresa })
  const book = (destino: string, from: string, to: string) => ({
    id_usuario,
    id_empresa,
    motivo: 'Visita',
    origem: 'Pelotas',
    destino,
    data_retirada: new Date(from),
    data_devolucao: new Date(to),
  })
  await db
    .insertInto('solicitacao_veiculo')
    .values([
      book('Bagé', '2099-02-10T11:00:00Z', '2099-02-12T21:00:00Z'),
      book('Rio Grande', '2099-01-30T11:00:00Z', '2099-01-30T21:00:00Z'),
      // In Brasília still the 24th.
      book('Arroio Grande', '2099-02-24T23:00:00Z', '2099-02-25T02:00:00Z'),
    ])
    .execute()
  expect((await readHoldings(db, id_usuario, bookingHoldings)).map(({ descricao }) => descricao)).toEqual([
    'Rio Grande · 30/01/2099 08:00 a 18:00',
    'Bagé · 10/02/2099 08:00 a 12/02/2099 18:00',
    'Arroio Grande · 24/02/2099 20:00 a 23:00',
  ])
})
