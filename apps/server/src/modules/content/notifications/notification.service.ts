import type { SendNotificationsInput } from '@intranet/contract/content/notification'
import { notification as text } from '@intranet/contract/messages/notifications'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { countReachable, insertNotice } from './notification.queries.ts'

/** Calls of one person, by whatever key. */
const sending = { name: 'notificar', points: 10, seconds: 3600 }

interface Sending {
  deps: Pick<Deps, 'limits'>
  actor: Actor
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** Sends a notice to people of one's providers. Somebody else among them is refused, and then nobody is notified. */
export async function sendNotice({ deps, actor, write }: Sending, input: SendNotificationsInput) {
  await assertWithin(deps.limits, sending, String(actor.id), text.tooMany)
  return write(async (db) => {
    if ((await countReachable(db, actor, input.usuarios)) < input.usuarios.length)
      throw refusals.invalid({ usuarios: text.notYours })
    return insertNotice(db, actor, input)
  })
}
