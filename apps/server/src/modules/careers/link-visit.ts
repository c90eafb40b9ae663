/** What candidates open by the link of a mail, without signing in. */
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../platform/deps.ts'
import { assertWithin } from '../../platform/limits.ts'

/** Nobody guesses a token of 256 bits; this only keeps a broken program from asking for ever. */
const asking = { name: 'link_candidato', points: 120, seconds: 3600 }

export interface LinkVisit {
  db: Database
  address: string
  deps: Pick<Deps, 'limits' | 'mailer' | 'publicUrl' | 'env'>
}

/** Counts one visit of an address; 429 for one too many. */
export const countVisit = ({ address, deps }: LinkVisit): Promise<void> =>
  assertWithin(deps.limits, asking, address, auth.tooManyRequests)
