/** What a provider may use: its own, flagged for it, or the whole group's (docs/sales.md#campaigns-and-channels). */
import { sql } from 'kysely'
import { campaignFlags, channelFlags, flaggedFor, unflagged } from './provider-flags.queries.ts'

/** A campaign, under an alias. */
export const campaignOfferedAt = (alias: string, id_empresa: number) => {
  const id = `${alias}.id`
  return sql<boolean>`(${flaggedFor(campaignFlags, id, id_empresa)} or ${unflagged(campaignFlags, id)})`
}

/** A channel, under an alias. */
export const channelOfferedAt = (alias: string, id_empresa: number) => {
  const id = `${alias}.id`
  const owner = sql.ref(`${alias}.id_empresa`)
  return sql<boolean>`(${owner} = ${id_empresa} or ${flaggedFor(channelFlags, id, id_empresa)}
    or ${owner} is null and ${unflagged(channelFlags, id)})`
}
