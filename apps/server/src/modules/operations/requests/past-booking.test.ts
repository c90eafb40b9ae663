import { momentOf } from '@intranet/contract/content/calendar-time'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeUpload, makeVehicle } from '../../../../test/factories/fleet.ts'
import { dayFromNow } from '../../../../test/factories/careers.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const [absent, colleague] = [await as(there), await as(there)]
for (const { userId } of [absent, colleague]) await makeLicence(db, userId)

it('a booking whose time is over and that nobody took keeps the vehicle from nobody', async () => {
  const vehicle = await makeVehicle(db, ours)
  const book = async (who: typeof absent, day: string) => {
    const [made] = await who.call.vehicleRequests.create({
      objects: [
        {
          motivo: 'Instalar rádio',
          origem: 'Pelotas',
          destino: 'Rio Grande',
          data_retirada: `${day}T08:00`,
          data_devolucao: `${day}T12:00`,
          passageiros: 2,
          dirige: true,
        },
      ],
    })
    await manager.call.vehicleRequests.changeState({
      id: made!.id,
      situacao: 'aprovada',
      id_veiculo: vehicle,
    })
    return made!.id
  }
  const over = await book(absent, dayFromNow(3))
  await db
    .updateTable('solicitacao_veiculo')
    .set({
      data_retirada: new Date(momentOf(`${dayFromNow(-2)}T08:00`)),
      data_devolucao: new Date(momentOf(`${dayFromNow(-2)}T12:00`)),
    })
    .where('id', '=', over)
    .execute()
  const id = await book(colleague, dayFromNow(3))
  const check = { id, km: 10, combustivel: 4, fotos: [await makeUpload(db, colleague.userId)] }
  expect(await colleague.call.vehicleRequests.checkOut(check)).toMatchObject({ situacao: 'em_uso' })
})
