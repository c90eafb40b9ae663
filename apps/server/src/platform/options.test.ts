import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { makePosition, makeProvider, makeSector } from '../../test/factories/company.ts'
import { makePlace } from '../../test/factories/onboarding.ts'
import { makeEmployee } from '../../test/factories/staff.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })

it('people of one name are offered with position and provider, for everybody who asks', async () => {
  const place = await makePlace(db, ours)
  const id_cargo = await makePosition(db, await makeSector(db, place.id_departamento), { nome: 'Técnica' })
  const person = { nome: 'Ana Souza', id_empresa: ours }
  const [technician, other] = [await makeEmployee(db, person), await makeEmployee(db, person)]
  await db.updateTable('rh_usuario').set({ id_cargo }).where('id', '=', technician).execute()
  const { call } = await as({ roles: ['rh:gestor', 'frota:gestor'], empresas: [ours], id_empresa: ours })
  const asked = [call.users.options, call.shutdowns.people, call.drivers.people, call.interviews.interviewers]
  for (const options of asked)
    expect(await options({ q: 'ana souza', incluir: technician })).toEqual([
      { id: technician, nome: 'Ana Souza', detalhe: 'Técnica · Vetorial' },
      { id: other, nome: 'Ana Souza', detalhe: 'Vetorial' },
    ])
})
