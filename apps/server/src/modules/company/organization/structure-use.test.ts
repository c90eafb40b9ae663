import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const department = await makeDepartment(db, ours)
const [sector, other] = [await makeSector(db, department), await makeSector(db, department)]
const position = await makePosition(db, sector)
await makePosition(db, other)
const place = { id_empresa: ours, id_departamento: department, id_cargo: position }
const person = await makeUser(db, place)
await db.updateTable('rh_usuario').set({ id_setor: sector }).where('id', '=', person).execute()
const gone = await makeUser(db, place)
await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', gone).execute()
const admin = await as(superadmin)

it.each([
  ['departamento', department, { setores: 2, cargos: 2, funcionarios: 1 }],
  ['setor', sector, { setores: 0, cargos: 1, funcionarios: 1 }],
  ['cargo', position, { setores: 0, cargos: 0, funcionarios: 1 }],
] as const)('a %s says what stands below it, without who has left', async (tipo, id, use) => {
  expect(await admin.call.organization.use({ tipo, id })).toEqual(use)
})

it('says nothing of another provider’s structure', async () => {
  const stranger = await as({ roles: ['rh:gestor'], empresas: [await makeProvider(db)] })
  for (const [tipo, id] of [
    ['departamento', department],
    ['setor', sector],
    ['cargo', position],
  ] as const)
    await expect(stranger.call.organization.use({ tipo, id })).rejects.toThrow('Registro não encontrado.')
})
