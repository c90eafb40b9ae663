/** Roles by a claim of the provider (docs/access.md#single-sign-on): those of its table, given and taken at each sign-in. */
import { SUPERADMIN } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { replaceLinks } from '../settings/permission.queries.ts'
import { recordPermissionChange } from '../users/given-access.queries.ts'
import { lockPerson } from '../factors/factor.queries.ts'
import { singleRoles } from './claim-roles.queries.ts'
import type { IdentityProvider } from '../identity-providers/active-provider.queries.ts'

const valuesOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string')

/** Roles of the table that the claims give, and those of it that they do not. */
export function rolesByClaim(
  { campo_papeis, papeis }: Pick<IdentityProvider, 'campo_papeis' | 'papeis'>,
  claims: Record<string, unknown>,
): { given: string[]; taken: string[] } {
  if (campo_papeis === null) return { given: [], taken: [] }
  const values = new Set(valuesOf(claims[campo_papeis]))
  const rows = papeis.filter(({ papel }) => papel !== SUPERADMIN)
  const given = new Set(rows.filter(({ valor }) => values.has(valor)).map(({ papel }) => papel))
  const taken = new Set(rows.map(({ papel }) => papel).filter((papel) => !given.has(papel)))
  return { given: [...given].toSorted(), taken: [...taken].toSorted() }
}

/** Gives and takes single roles, and records it. */
export async function applyClaimRoles(
  db: Database,
  provider: Pick<IdentityProvider, 'campo_papeis' | 'papeis'>,
  id_usuario: number,
  claims: Record<string, unknown>,
): Promise<void> {
  const { given, taken } = rolesByClaim(provider, claims)
  await lockPerson(db, id_usuario)
  const before = await singleRoles(db, id_usuario)
  const added = given.filter((role) => !before.includes(role))
  const removed = before.filter((role) => taken.includes(role))
  if (added.length + removed.length === 0) return
  const after = [...before.filter((role) => !removed.includes(role)), ...added].toSorted()
  await replaceLinks(db, 'roles', id_usuario, after)
  await recordPermissionChange(db, id_usuario, { roles: before }, { roles: after })
}
