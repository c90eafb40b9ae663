/** A statement that is not signed yet goes with what it said of the fine: docs/operations.md#signed-statements. */
import { fleet as text } from '@intranet/contract/messages/fleet'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeLicence, makeUpload, makeVehicle } from '../../../../test/factories/fleet.ts'
import { hashPassword } from '../../../platform/hashing.ts'
import { findActor } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { signTerm } from './fine-term.service.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const requester = await as({ roles: ['frota:solicitante'], ...there })
const carlos = await as({ nome: 'Carlos Menezes', ...there })
const id_motorista = await makeLicence(db, carlos.userId)
const id_veiculo = await makeVehicle(db, ours)
const senha = 'Intranet@2026'
await db
  .updateTable('rh_usuario')
  .set({ senha_hash: await hashPassword(senha) })
  .where('id', '=', carlos.userId)
  .execute()

/** A fine whose statement waits for Carlos. */
async function toTerm(vehicle = id_veiculo): Promise<number> {
  const [created] = await requester.call.fines.create({
    objects: [fineFields({ id_veiculo: vehicle, id_motorista, descricao: 'Velocidade' })],
  })
  await manager.call.fines.confirmDriver({ id: created!.id })
  await manager.call.fines.generateTerm({ id: created!.id })
  return created!.id
}
const fine = (id: number) => manager.call.fines.get({ id })

it.each([
  ['auto_infracao', 'RX999999'],
  ['descricao', 'Velocidade até 20%'],
  ['data_infracao', '2026-05-10T15:20'],
  ['local', 'BR-116, km 42'],
  ['valor', '130.16'],
])('a fine whose %s is corrected waits for its statement again', async (field, value) => {
  const [id, other] = [await toTerm(), await toTerm()]
  const { updated_at } = await fine(id)
  await requester.call.fines.update({ id, [field]: value, updated_at: updated_at.toISOString() })
  expect(await fine(id)).toMatchObject({ termo: false, situacao: 'condutor_indicado', id_motorista })
  expect(await fine(other)).toMatchObject({ termo: true, situacao: 'termo_gerado' })
  await manager.call.fines.generateTerm({ id })
  expect(await fine(id)).toMatchObject({ termo: true, situacao: 'termo_gerado' })
  await expect(
    requester.call.fines.update({ id, local: 'BR-101', updated_at: updated_at.toISOString() }),
  ).rejects.toThrow('alterado')
  expect(await fine(id)).toMatchObject({ termo: true })
})

it.each([
  ['placa', 'QJA1B29'],
  ['marca', 'Renault'],
  ['modelo', 'Duster'],
])('fines of a vehicle whose %s is corrected wait for their statement again', async (field, value) => {
  const [corrected, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
  const [id, kept] = [await toTerm(corrected), await toTerm(other)]
  const signed = await toTerm(corrected)
  const paper = await makeUpload(db, manager.userId)
  await manager.call.fines.attachTerm({ id: signed, arquivo_assinado: paper, autoriza_desconto: false })
  await manager.call.vehicles.update({ id: corrected, [field]: value })
  expect(await fine(id)).toMatchObject({ termo: false, situacao: 'condutor_indicado' })
  expect(await fine(kept)).toMatchObject({ termo: true, situacao: 'termo_gerado' })
  expect(await fine(signed)).toMatchObject({ termo: true, situacao: 'termo_assinado' })
  await manager.call.fines.generateTerm({ id })
  expect(await fine(id)).toMatchObject({ termo: true, situacao: 'termo_gerado' })
})

it('a statement stays where nothing changes that it says', async () => {
  const id = await toTerm()
  await requester.call.fines.update({ id, valor: '195.23', orgao: 'DNIT', vencimento: '2026-08-10' })
  expect(await fine(id)).toMatchObject({ termo: true, situacao: 'termo_gerado', orgao: 'DNIT' })
})

it('what a signed statement says is refused by its field, and the rest is taken', async () => {
  const id = await toTerm()
  const arquivo_assinado = await makeUpload(db, manager.userId, 'application/pdf')
  await manager.call.fines.attachTerm({ id, arquivo_assinado, autoriza_desconto: true })
  await expect(requester.call.fines.update({ id, valor: '1.00', local: 'BR-101' })).rejects.toMatchObject({
    cause: { details: { campos: { valor: text.statementSigned, local: text.statementSigned } } },
  })
  await requester.call.fines.update({ id, valor: '195.23', orgao: 'DNIT' })
  expect(await fine(id)).toMatchObject({ termo: true, situacao: 'termo_assinado', orgao: 'DNIT' })
})

it('a fine in appeal stays there without its statement', async () => {
  const id = await toTerm()
  await manager.call.fines.changeState({ id, situacao: 'em_recurso' })
  await manager.call.fines.update({ id, local: 'BR-101' })
  expect(await fine(id)).toMatchObject({ termo: false, situacao: 'em_recurso' })
})

it('who signs while the fine is corrected has signed nothing, and reads why', async () => {
  const { actor } = (await findActor(deps.auth, carlos.token))!
  const id = await toTerm()
  const input = { id, assinatura: [[[10, 20] as [number, number]]], senha, autoriza_desconto: true }
  const during = (work: () => Promise<unknown>) =>
    signTerm(
      deps,
      actor,
      async (write) => {
        await work()
        return inTransaction(db, actor, write)
      },
      input,
    )
  const corrected = during(async () => {
    await manager.call.fines.update({ id, valor: '130.16' })
    await manager.call.fines.generateTerm({ id })
  })
  await expect(corrected).rejects.toThrow(text.statementRenewed)
  expect((await manager.call.fines.termOf({ id })).assinado_em).toBeNull()
  const arquivo_assinado = await makeUpload(db, manager.userId, 'application/pdf')
  const signed = during(() =>
    manager.call.fines.attachTerm({ id, arquivo_assinado, autoriza_desconto: true }),
  )
  await expect(signed).rejects.toThrow(text.signed)
})
