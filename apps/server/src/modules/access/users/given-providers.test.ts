import { settings as text } from '@intranet/contract/messages/access'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Antes' })
const next = await makeProvider(db, { nome: 'Depois' })
const third = await makeProvider(db, { nome: 'Outro' })
const hr = await as({ roles: ['rh:gestor'], empresas: [ours, next], id_empresa: ours })
const admin = await as(superadmin)

it('superadmins are notified of a person who moves and keeps given providers, and the save warns (docs/access.md#given-providers)', async () => {
  const id = await makeUser(db, { nome: 'Ana Luz', id_empresa: ours, empresas: [ours, third] })
  expect(await hr.call.employees.update({ id, nome: 'Ana Luz' })).toMatchObject({ avisos: [] })
  expect(await hr.call.users.update({ id, id_empresa: ours })).toMatchObject({ avisos: [] })
  const msg = text.providersKept('Ana Luz', ['Antes', 'Outro'])
  expect(await hr.call.employees.update({ id, id_empresa: next })).toMatchObject({ avisos: [msg] })
  expect(await noticesTo(db, admin.userId)).toEqual([msg])
  expect(await noticesTo(db, hr.userId)).toEqual([])
})

it('who was given none, or the provider that they move to alone, is not (docs/access.md#given-providers)', async () => {
  const before = await noticesTo(db, admin.userId)
  for (const empresas of [[], [next]]) {
    const id = await makeUser(db, { id_empresa: ours, empresas })
    expect(await hr.call.employees.update({ id, id_empresa: next })).toMatchObject({ avisos: [] })
  }
  const first = await makeUser(db, { empresas: [third] })
  await admin.call.users.update({ id: first, id_empresa: next })
  expect(await noticesTo(db, admin.userId)).toEqual(before)
})
