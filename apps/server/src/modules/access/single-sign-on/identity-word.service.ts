/** A superadmin's word: which identity is a person's (docs/access.md#single-sign-on). */
import type { LinkIdentityInput } from '@intranet/contract/access/single-sign-on'
import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import type { Database } from '@intranet/db/connection'
import { findAccountOf } from '../../../platform/account.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { found } from '../../../platform/records.ts'
import { endByProvider, endingBy } from '../../../platform/session-ends.ts'
import { findProvider } from '../identity-providers/active-provider.queries.ts'
import { listLinks, listWaiting, removeLink, sessionsOfLink } from './identity-word.queries.ts'
import { dropWaiting, insertLink } from './single-sign-on.queries.ts'

/** Throws 404 for nobody. */
export async function identitiesOf(db: Database, id: number) {
  found(await findAccountOf(db, id))
  return { vinculos: await listLinks(db, id), esperas: await listWaiting(db, id) }
}

/** Links an identity that a superadmin vouches for. Throws 409 where it is somebody's, or the person has another one. */
export async function linkIdentity(ctx: SignedInContext, { id, id_provedor, sujeito }: LinkIdentityInput) {
  const { db, actor } = ctx
  found(await findAccountOf(db, id))
  const { emissor } = found(await findProvider(db, id_provedor))
  const link = { id_provedor, id_usuario: id, emissor, sujeito, id_vinculado_por: actor.id }
  if (!(await insertLink(db, link))) throw new AppError('conflict', text.linkTaken)
  await dropWaiting(db, id_provedor, sujeito)
}

export async function unlinkIdentity(ctx: SignedInContext, id: number): Promise<void> {
  await endByProvider(ctx.db, await sessionsOfLink(ctx.db, id), endingBy(ctx.deps, 'vinculo'))
  if (!(await removeLink(ctx.db, id))) throw refusals.notFound()
}
