/** Telling the team what happened to a request. */
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers, type NoticeSubject } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'

interface Message {
  msg: string
  rota: ScreenAddress
  /** Shown only once. */
  chave?: string
  /** Where the text has the event's name, which is forgotten one day. */
  sobre?: NoticeSubject
}

/** Notifies the managers of marketing of a provider, but not the one who did it (null: an applicant, or a job). */
export async function notifyManagers(
  db: Database,
  actor: Actor | null,
  id_empresa: number,
  { msg, rota, chave, sobre }: Message,
): Promise<void> {
  const managers = await holdersOf(db, 'marketing:gestor', id_empresa)
  await notifyOthers(db, actor, {
    usuarios: managers,
    data: { modulo: 'marketing', msg, rota },
    ...(chave !== undefined && { chave }),
    ...(sobre !== undefined && { sobre }),
  })
}
