import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { meeting } from '../../../../test/factories/calendar.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)

it('shared events are changed, moved and removed by their maker and by superadmins alone', async () => {
  const maker = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
  const [made] = await maker.call.calendar.create({
    objects: [{ ...meeting, titulo: 'Assembleia', publico: 'todos' }],
  })
  const { id } = made!
  const { call } = await as({ id_empresa: ours })
  expect(await call.calendar.get({ id })).toMatchObject({ titulo: 'Assembleia' })
  await expect(call.calendar.update({ id, titulo: 'Outra' })).rejects.toThrow('permissão')
  const [de, para] = ['2026-06-10T14:00:00.000Z', '2026-06-11T14:00:00.000Z']
  await expect(call.calendar.move({ id, de, para })).rejects.toThrow('permissão')
  await expect(call.calendar.remove({ id })).rejects.toThrow('permissão')
  const admin = await as(superadmin)
  await admin.call.calendar.update({ id, titulo: 'Corrigida' })
  await admin.call.calendar.remove({ id })
  await expect(maker.call.calendar.get({ id })).rejects.toThrow('não encontrado')
})
