import type { ResultChannel } from '@intranet/contract/marketing/result-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { ownProviders } from '../own-provider.queries.ts'
import { providerKeyOf, readMonths, readPeriods, type ReportScope } from './report.queries.ts'

interface Asked {
  /** A provider's key or id. */
  provedor?: string | number
  canal?: ResultChannel
}

/**
 * A provider's view shows the one campaign of the Parâmetro, the general one shows all
 * (docs/marketing.md#report-of-results).
 */
async function scopeOf(
  db: Database,
  actor: Actor,
  { provedor, canal }: Asked,
  reportCampaign: () => Promise<number>,
): Promise<ReportScope> {
  if (provedor === undefined) return { canal }
  const key = typeof provedor === 'string' ? provedor : await providerKeyOf(db, provedor)
  const id_empresa = (await ownProviders(db, actor, [key]))(key)
  return { canal, provider: { id_empresa, id_campanha: await reportCampaign() } }
}

/** SINTÉTICO: up to three months. */
export const syntheticReport = async (...asked: Parameters<typeof scopeOf>) =>
  readMonths(asked[0], asked[1], await scopeOf(...asked))

/** SEMANAL CONSOLIDADO, and DETALHADO of one channel: up to five periods. */
export const weeklyReport = async (...asked: Parameters<typeof scopeOf>) =>
  readPeriods(asked[0], asked[1], await scopeOf(...asked))
