/** Secret addresses by which other calendars read: who has one reads without a session (docs/content.md#calendar-subscription). */
import { calendar as text } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import { notify } from './notify.ts'

const notifyOwners = (db: Database, usuarios: readonly number[], msg: string) =>
  notify(db, { remetente: null, usuarios, data: { modulo: 'calendario', msg, rota: '/calendar' } })

/** Somebody else at the person's screen may have made it. */
export const notifyAddressMade = (db: Database, id: number) => notifyOwners(db, [id], text.addressMade)

/** Ends the addresses of some people, who are notified that they need others. */
export async function endAddresses(db: Database, users: readonly number[]): Promise<void> {
  const owners: number[] = []
  for (const table of ['calendario_assinatura', 'vencimento_assinatura'] as const) {
    const ended = db.deleteFrom(table).where('id_usuario', 'in', users).returning('id_usuario')
    owners.push(...(await ended.execute()).map(({ id_usuario }) => id_usuario))
  }
  await notifyOwners(db, owners, text.addressesEnded)
}
