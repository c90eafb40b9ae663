import { can } from '@intranet/contract/access'
import type { InviteInput, SetPermissionsInput } from '@intranet/contract/access/settings-permissions'
import { settings } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { namesOfAccess, recordPermissionChange } from '../users/given-access.queries.ts'
import { insertInvited } from '../users/invite.service.ts'
import { endPartner } from '../users/partner-end.service.ts'
import { getPermissions, getRoleList, replaceLinks } from './permission.queries.ts'
import { assertOwnAccess, assertSuperadminRemains, holdSuperadmins } from '../users/superadmin.service.ts'

const parts = ['perfis', 'roles', 'empresas'] as const
const none = { perfis: [], roles: [], empresas: [] }

/** Access in names, as the history shows it. */
async function describe(db: Database, access: { perfis: number[]; roles: string[]; empresas: number[] }) {
  const { perfis, empresas } = await namesOfAccess(db, access)
  return { perfis, roles: access.roles, empresas }
}

/**
 * Replaces a person's profiles, single roles and providers. They act with the new ones at their next request, and
 * the tables' triggers notify their browsers. The last superadmin, and the actor, remain superadmin.
 */
export async function setPermissions(
  db: Database,
  actor: Actor,
  input: SetPermissionsInput,
  deps: Pick<Deps, 'security'>,
) {
  await holdSuperadmins(db)
  const before = found(await getPermissions(db, actor, input.id))
  assertNewest(input, before)
  for (const part of parts) {
    const wanted = input[part]
    if (wanted) await replaceLinks(db, part, input.id, wanted)
  }
  const after = found(await getPermissions(db, actor, input.id))
  // A factor is demanded of superadmins: who becomes one begins again, and shows it.
  if (!before.superadmin && after.superadmin) await endSessions(db, [input.id], endingBy(deps, 'superadmin'))
  if (before.superadmin && !after.superadmin) {
    if (input.id === actor.id) await assertOwnAccess(db, actor.id)
    await assertSuperadminRemains(db)
  }
  const [then, now] = [await describe(db, before), await describe(db, after)]
  if (JSON.stringify(then) !== JSON.stringify(now)) await recordPermissionChange(db, input.id, then, now)
  const { id, perfis, roles, empresas, updated_at } = after
  return { id, perfis, roles, empresas, updated_at }
}

/**
 * "Excluir" of /settings/list: removes all access that was given, partner access too; the person remains, as `user`.
 * Rows of a superadmin are left alone (docs/access.md#superadmin-rows): their role is removed in the permission editor.
 */
export async function removePermissions(
  db: Database,
  actor: Actor,
  id: number,
  deps: Pick<Deps, 'security'>,
) {
  await holdSuperadmins(db)
  const person = found(await getPermissions(db, actor, id))
  if (person.superadmin) throw new AppError('conflict', settings.superAdminRow)
  await endPartner(db, id)
  return setPermissions(db, actor, { id, ...none }, deps)
}

/** Takes away all access that somebody who leaves was given; a superadmin's too. */
export async function endAccess(db: Database, actor: Actor, id: number): Promise<void> {
  const before = found(await getPermissions(db, actor, id))
  await endPartner(db, id)
  for (const part of parts) await replaceLinks(db, part, id, none[part])
  if (parts.some((part) => before[part].length > 0))
    await recordPermissionChange(db, id, await describe(db, before), none)
}

/** A new person with access, mailed their first-access password. Employees work for the first provider chosen. */
export async function invite(deps: Deps, db: Database, actor: Actor, input: InviteInput) {
  const { perfis, empresas, roles = [], ...person } = input
  const id_empresa = person.id_empresa ?? (person.funcionario ? empresas[0] : null)
  const [created] = await insertInvited(deps, db, actor, [{ ...person, id_empresa }])
  await setPermissions(db, actor, { id: created!.id, perfis, roles, empresas }, deps)
  return created!
}

/** Somebody's role list, for themselves and for the one who keeps the configuration. */
export async function readRoleList(db: Database, actor: Actor, id: number) {
  if (actor.id !== id && !can(actor, 'configuracao', 'read')) throw refusals.forbidden()
  const [user] = await getRoleList(db, actor, id)
  return found(user)
}
