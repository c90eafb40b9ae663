import type { OwnContactFields } from '@intranet/contract/content/contact-schemas'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { assertWaysBack } from '../../../platform/procedure/ways-back.ts'
import { getOwnContact, updateOwnContact } from './contact.queries.ts'

/** Changes what one's own contact shows; a new number takes password and factor. */
export async function changeOwnContact(ctx: SignedInContext, input: OwnContactFields) {
  await assertWaysBack(ctx, await getOwnContact(ctx.db, ctx.actor), input)
  return updateOwnContact(ctx.db, ctx.actor, input)
}
