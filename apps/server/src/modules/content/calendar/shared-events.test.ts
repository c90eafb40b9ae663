import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { meeting } from '../../../../test/factories/calendar.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'

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

it('an event gets no audience and no guests afterwards that it could not have been made for', async () => {
  const [redes, vendas] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
  const plain = await as({ id_empresa: ours, id_departamento: redes })
  const marketing = await as({ roles: ['marketing:gestor'], empresas: [ours] })
  const theirs = await makeProvider(db)
  const stranger = await as({ id_empresa: theirs })
  const changed = async (who: typeof plain, made: object, change: object) => {
    const [event] = await who.call.calendar.create({ objects: [{ ...meeting, ...made }] })
    return who.call.calendar.update({ id: event!.id, ...change })
  }
  const ofRedes = { publico: 'departamento', id_departamento: redes } as const
  await changed(plain, {}, ofRedes)
  await expect(changed(plain, ofRedes, { publico: 'todos' })).rejects.toThrow('permissão')
  await expect(changed(plain, ofRedes, { id_departamento: vendas })).rejects.toThrow('permissão')
  const ofOurs = { publico: 'provedor', id_empresa: ours } as const
  await expect(changed(marketing, ofOurs, { id_empresa: theirs })).rejects.toThrow('permissão')
  await expect(changed(plain, {}, { convidados: [stranger.userId] })).rejects.toThrow('Dados inválidos.')
})
