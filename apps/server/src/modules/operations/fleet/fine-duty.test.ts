import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = () => as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
const [first, driver, third] = [await manager(), await manager(), await manager()]

it('a driver is to be confirmed by who neither named them nor drove, and named by all (docs/operations.md#fines)', async () => {
  const id_veiculo = await makeVehicle(db, ours)
  const id_motorista = await makeLicence(db, driver.userId)
  const register = async (over: object) =>
    (await first.call.fines.create({ objects: [fineFields({ id_veiculo, ...over })] }))[0]!.id
  const named = await register({ id_motorista })
  const unnamed = await register({})
  const duties = async ({ call }: typeof first) =>
    (await openObligations(call))
      .filter(({ tipo }) => tipo === 'multa_condutor')
      .map(({ verbo, rota }) => [verbo, rota])
  const naming = ['Indicar condutor', `/fleet/fines/edit/${unnamed}`]
  const confirming = ['Confirmar condutor', `/fleet/fines/edit/${named}`]
  expect([await duties(first), await duties(driver)]).toEqual([[naming], [naming]])
  expect(new Set(await duties(third))).toEqual(new Set([naming, confirming]))
})
