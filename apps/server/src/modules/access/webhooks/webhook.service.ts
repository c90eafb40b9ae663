import type { UpdateWebhookInput, WebhookFields } from '@intranet/contract/access/webhooks'
import type { WebhookEvent } from '@intranet/contract/access/webhook-words'
import { webhooks as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { randomBytes } from 'node:crypto'
import { actorOfKey } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { EventKind } from '../../../platform/changes.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertAddress, type Outgoing } from '../../../platform/outgoing.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { isNotified } from '../../../platform/procedure/is-notified.ts'
import { getWebhook, insertWebhook, replaceSecret, updateWebhook } from './webhook.queries.ts'

const makeSecret = () => `whs_${randomBytes(32).toString('base64url')}`

/** What a key may be notified of. */
export const allowedKinds = (kinds: readonly EventKind[], actor: Actor): ReadonlySet<string> =>
  new Set(kinds.filter((kind) => isNotified(actor, kind)).map(({ name }) => name))

/** Events that the key does not read would never come: they are refused. */
async function assertReadable(
  db: Database,
  kinds: readonly EventKind[],
  { id_chave, eventos }: { id_chave: number; eventos: readonly WebhookEvent[] },
  at = '',
): Promise<void> {
  const actor = await actorOfKey(db, id_chave)
  if (!actor) throw refusals.invalid({ [`${at}id_chave`]: text.keyEnded })
  const allowed = allowedKinds(kinds, actor)
  if (!eventos.every((name) => allowed.has(name)))
    throw refusals.invalid({ [`${at}eventos`]: text.notReadable })
}

/** The database, what seals the secrets, and where requests may go. */
interface Keeping {
  db: Database
  sealed: Sealed
  outgoing: Pick<Outgoing, 'problemOf'>
}

/** Only this answer, and that of a change of the secret, ever hold it. */
export async function createWebhooks(
  { db, sealed, outgoing }: Keeping,
  kinds: readonly EventKind[],
  objects: WebhookFields[],
) {
  const made: { id: number; segredo: string }[] = []
  for (const [place, fields] of objects.entries()) {
    assertAddress(outgoing, fields.url, `objects.${place}.url`)
    await assertReadable(db, kinds, fields, `objects.${place}.`)
    const segredo = makeSecret()
    const row = { ...fields, segredo: sealed.seal('webhook', segredo) }
    made.push({ ...(await insertWebhook(db, row)), segredo })
  }
  return made
}

export async function changeWebhook(
  { db, outgoing }: Pick<Keeping, 'db' | 'outgoing'>,
  actor: Actor,
  kinds: readonly EventKind[],
  input: UpdateWebhookInput,
) {
  const { id_chave, url } = await getWebhook(db, actor, input.id)
  // An address that is there already goes on.
  if (input.url !== url) assertAddress(outgoing, input.url, 'url')
  if (input.eventos) await assertReadable(db, kinds, { id_chave, eventos: input.eventos })
  return updateWebhook(db, input)
}

export async function changeSecret({ db, sealed }: Pick<Keeping, 'db' | 'sealed'>, id: number) {
  const segredo = makeSecret()
  return { ...(await replaceSecret(db, id, sealed.seal('webhook', segredo))), segredo }
}
