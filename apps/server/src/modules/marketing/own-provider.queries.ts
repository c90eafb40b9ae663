/** Providers by the key that the wire names them with. */
import { salesProvider } from '@intranet/contract/messages/marketing'
import { registries } from '@intranet/contract/messages/registries'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../platform/actor.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import { inScope } from '../../platform/scope.ts'

/** The id of each key. Throws 422 for one that does not exist and 403 for one that is not the actor's. */
export async function ownProviders(
  db: Database,
  actor: Actor,
  keys: readonly string[],
): Promise<(key: string) => number> {
  const rows = await db
    .selectFrom('empresa as e')
    .where('e.sistema', 'in', [...new Set(keys)])
    .select(['e.id', 'e.sistema', inScope(actor, 'e.id', false).as('propria')])
    .execute()
  const found = new Map(rows.map((row) => [row.sistema, row]))
  for (const key of keys) {
    const row = found.get(key)
    if (!row) throw refusals.invalid({ sistema: registries.unknownProvider })
    if (!row.propria)
      throw new AppError('forbidden', refusals.forbidden().message, {
        campos: { sistema: salesProvider.foreign },
      })
  }
  return (key) => found.get(key)!.id
}
