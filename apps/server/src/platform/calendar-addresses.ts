/** Secret addresses by which other calendars read: who has one reads without a session (docs/content.md#calendar-subscription). */
import { calendar as text } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type DeleteQueryBuilder, type DeleteResult } from 'kysely'
import { notify } from './notify.ts'

const notifyOwners = (db: Database, usuarios: readonly number[], msg: string) =>
  notify(db, { remetente: null, usuarios, data: { modulo: 'calendario', msg, rota: '/calendar' } })

/** Somebody else at the person's screen may have made it. */
export const notifyAddressMade = (db: Database, id: number) => notifyOwners(db, [id], text.addressMade)

/** On which device a session is open: an address that is made in it ends with it. */
export const deviceOf = (db: Database, sessao: string) =>
  db.selectFrom('sessao').select('id_aparelho').where('id', '=', sessao)

type Table = 'calendario_assinatura' | 'vencimento_assinatura'
type Deletion = DeleteQueryBuilder<DB, Table, DeleteResult>

/** Their owners are notified that they need others. */
async function endWhere(db: Database, narrow: (all: Deletion) => Deletion): Promise<void> {
  const owners: number[] = []
  for (const table of ['calendario_assinatura', 'vencimento_assinatura'] as const) {
    const ended = narrow(db.deleteFrom(table)).returning('id_usuario')
    owners.push(...(await ended.execute()).map(({ id_usuario }) => id_usuario))
  }
  await notifyOwners(db, owners, text.addressesEnded)
}

/** Ends the addresses of some people. */
export const endAddresses = (db: Database, users: readonly number[]) =>
  endWhere(db, (all) => all.where('id_usuario', 'in', users))

/** Ends those that people made on these devices, or where nobody knows on which. */
export async function endAddressesOn(
  db: Database,
  on: readonly { id_usuario: number; id_aparelho: number | null }[],
): Promise<void> {
  if (!on.length) return
  const devices = on.flatMap(({ id_aparelho }) => id_aparelho ?? [])
  const unknown = on.filter(({ id_aparelho }) => id_aparelho === null).map(({ id_usuario }) => id_usuario)
  await endWhere(db, (all) =>
    all.where('id_usuario', 'in', [...new Set(on.map(({ id_usuario }) => id_usuario))]).where(
      sql<boolean>`(id_aparelho is null or id_aparelho = any(${devices}::bigint[])
          or id_usuario = any(${unknown}::bigint[]))`,
    ),
  )
}
