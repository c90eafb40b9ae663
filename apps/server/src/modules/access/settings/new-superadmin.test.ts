import { SUPERADMIN } from '@intranet/contract/access'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { findActor } from '../../../platform/session.ts'

const { deps, as } = await testWorld()
const admin = await as(superadmin)
const makeProfile = async (nome: string, roles: string[]) =>
  (await admin.call.accessProfiles.create({ objects: [{ nome, roles }] }))[0]!.id

it('the superadmin’s role, by itself or by a profile, ends the sessions of who gets it, and no others', async () => {
  const [one, by, reader] = [await as({}), await as({}), await as({})]
  const profile = await makeProfile('Direção', ['rh:leitor'])
  await admin.call.permissions.set({ id: one.userId, perfis: [], roles: [SUPERADMIN], empresas: [] })
  await admin.call.permissions.set({ id: by.userId, perfis: [profile], roles: [], empresas: [] })
  await admin.call.permissions.set({ id: reader.userId, perfis: [], roles: ['rh:gestor'], empresas: [] })
  expect(await findActor(deps.auth, one.token)).toBeNull()
  expect(await findActor(deps.auth, by.token)).not.toBeNull()
  await admin.call.accessProfiles.update({ id: profile, roles: ['rh:leitor', SUPERADMIN] })
  expect(await findActor(deps.auth, by.token)).toBeNull()
  expect(await findActor(deps.auth, reader.token)).not.toBeNull()
  expect(await findActor(deps.auth, admin.token)).not.toBeNull()
})
