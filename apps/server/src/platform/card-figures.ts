/** The live figure of a hub's card: what the list behind it counts. */
import { can, type Ability, type ModuleKey } from '@intranet/contract/access'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import type { Actor } from './actor.ts'

export interface CardFigure {
  /** The card's address, as its hub has it. */
  to: ScreenAddress
  /** The people who may open the list; only they see how many items it has. */
  may: (actor: Actor) => boolean
  /** One number: a part of the statement that answers all cards of a hub. */
  count: (db: Database, actor: Actor) => Expression<unknown>
}

/** The rights of a list's procedure. */
export const holds = (module: ModuleKey, ability: Ability) => (actor: Actor) => can(actor, module, ability)

/** How many rows a list has, for any selected columns. */
export const rowCount = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
): Expression<unknown> => rows.clearSelect().select(sql<number>`count(*)::int`.as('total'))

/** The figures that the actor may see, by the cards' addresses; one statement, or none if there is no figure. */
export async function readFigures(
  db: Database,
  actor: Actor,
  figures: readonly CardFigure[],
): Promise<Record<string, number>> {
  const allowed = figures.filter(({ may }) => may(actor))
  if (allowed.length === 0) return {}
  const counts = allowed.map(({ count }, index) => sql`${count(db, actor)} as ${sql.id(`c${index}`)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return Object.fromEntries(allowed.map(({ to }, index) => [to, rows[0]?.[`c${index}`] ?? 0]))
}
