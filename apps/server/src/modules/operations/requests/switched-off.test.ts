import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const fleet = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
const employee = async () => (await as({ id_empresa: ours })).userId
const switchOff = (id: number) =>
  db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', id).execute()

/** Asks for a vehicle of tomorrow with somebody who drives it. */
async function approve(id_usuario: number, id_motorista: number) {
  const { id } = await db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario,
      id_empresa: ours,
      id_veiculo: await makeVehicle(db, ours),
      motivo: 'Visita',
      origem: 'Sede',
      destino: 'Tubarão',
      dirige: false,
      data_retirada: new Date(Date.now() + 24 * 3_600_000),
      data_devolucao: new Date(Date.now() + 30 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return fleet.call.vehicleRequests.changeState({ id, situacao: 'aprovada', id_motorista })
}

it('somebody who was switched off is given no vehicle (docs/people.md#switching-off-without-a-shutdown)', async () => {
  const gone = await employee()
  const driver = await makeLicence(db, gone)
  await switchOff(gone)
  await expect(approve(await employee(), driver)).rejects.toThrow('Este motorista está inativo.')
})

it('somebody who was switched off has no request approved, for another driver either', async () => {
  const gone = await employee()
  await switchOff(gone)
  await expect(approve(gone, await makeLicence(db, await employee()))).rejects.toThrow('não tem mais acesso')
})
