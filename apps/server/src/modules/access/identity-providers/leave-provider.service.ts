/** "Sair" of somebody who came by an identity provider (docs/access.md#single-sign-on). */
import type { Database } from '@intranet/db/connection'
import * as openid from 'openid-client'
import type { Deps } from '../../../platform/deps.ts'
import { inTime } from '../../../platform/in-time.ts'
import { endByProvider, endingBy } from '../../../platform/session-ends.ts'
import { findProvider, findProviderSession, removeProviderSessions } from './active-provider.queries.ts'
import { configOf } from './provider-config.ts'

/** Somebody waits to leave; what the provider says of itself is in the cache most times. */
const PATIENCE_MS = 2000

interface Leaving {
  deps: Pick<Deps, 'outgoing' | 'sealed' | 'publicUrl' | 'security'>
  db: Database
  token: string | undefined
}

/** Ends the session at the provider too: where the browser goes to, or undefined where it ends here. */
export async function leaveProvider({ deps, db, token }: Leaving): Promise<string | undefined> {
  const session = token ? await findProviderSession(db, token) : undefined
  if (!session) return undefined
  await endByProvider(db, [session.id], endingBy(deps, 'saiu'))
  await removeProviderSessions(db, [session.id])
  const provider = await findProvider(db, session.id_provedor)
  if (!provider) return undefined
  try {
    const config = await inTime(
      configOf(deps, provider),
      PATIENCE_MS,
      () => new Error('the provider is late'),
    )
    if (!config.serverMetadata().end_session_endpoint) return undefined
    return openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${deps.publicUrl}/`,
      ...(session.token_id && { id_token_hint: deps.sealed.open('sessao_identidade', session.token_id) }),
    }).href
  } catch {
    // Away: the session here has ended, which is what was asked.
    return undefined
  }
}
