/** Asks identity providers, over the one way out (docs/deploy.md#outgoing). */
import { webhooks } from '@intranet/contract/messages/access'
import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import * as openid from 'openid-client'
import type { Deps } from '../../../platform/deps.ts'
import { causesOf, codeOf } from '../../../platform/error-causes.ts'
import { OutgoingError, type OutgoingReason } from '../../../platform/outgoing-error.ts'
import type { Outgoing } from '../../../platform/outgoing.ts'

/** How a provider is reached, as it is stored. */
export interface Way {
  id: number
  emissor: string
  permite_http: boolean
  client_id: string
  /** Sealed. */
  segredo: string | null
  updated_at: Date
}

/** Somebody waits at the browser. */
const TIMEOUT_MS = 8000
const MAX_BYTES = 1_000_000
/** Clocks of two houses differ; more is refused, and said. */
export const SKEW_SECONDS = 60

class OtherIssuer extends Error {
  override readonly name = 'OtherIssuer'
}

type Asked = Pick<Way, 'emissor' | 'permite_http'>

/** `fetch` as the library wants it: limited in time, size and place. */
export const fetchVia =
  (outgoing: Outgoing, { emissor, permite_http }: Asked): openid.CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await outgoing.ask(`identidade:${emissor}`, url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body != null && { body: String(body) }),
      timeout: TIMEOUT_MS,
      plainHttp: permite_http,
      maxBytes: MAX_BYTES,
    })
    const content = answer.body.length > 0 ? new Uint8Array(answer.body) : null
    return new Response(content, { status: answer.status, headers: [...answer.headers] })
  }

/** By the body where the provider takes that, else by the header, which all have to take. */
function clientAuth(secret: string | null): openid.ClientAuth {
  if (secret === null) return openid.None()
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    )
}

/** Reads the discovery document. Throws where it is away, is none, or names another issuer than the one that is set. */
export async function discover(
  { outgoing, sealed }: Pick<Deps, 'outgoing' | 'sealed'>,
  way: Way,
): Promise<openid.Configuration> {
  const secret = way.segredo === null ? null : sealed.open('provedor_identidade', way.segredo)
  const config = await openid.discovery(
    new URL(way.emissor),
    way.client_id,
    { [openid.clockTolerance]: SKEW_SECONDS },
    clientAuth(secret),
    {
      [openid.customFetch]: fetchVia(outgoing, way),
      execute: [
        // The signature counts, not only the connection that the token came by.
        openid.enableNonRepudiationChecks,
        ...(way.permite_http ? [openid.allowInsecureRequests] : []),
      ],
      timeout: TIMEOUT_MS / 1000,
    },
  )
  // The library takes any tenant of some providers by one shared name: a link is the issuer's own.
  if (config.serverMetadata().issuer !== way.emissor) throw new OtherIssuer()
  return config
}

const notAsked: Partial<Record<OutgoingReason, string>> = {
  plain: text.plainAddress,
  unencrypted: webhooks.unencrypted,
  private: text.privateAddress,
  host: text.hostNotNamed,
}

const codes: Record<string, string> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: text.otherIssuer,
  OAUTH_RESPONSE_IS_NOT_CONFORM: text.notOne,
  OAUTH_RESPONSE_IS_NOT_JSON: text.notOne,
  OAUTH_PARSE_ERROR: text.notOne,
  OAUTH_INVALID_RESPONSE: text.notOne,
}

/** What failed, as a sentence for the one who keeps the settings; it never holds an address or a body. */
export function problemOf(error: unknown): string {
  for (const one of causesOf(error)) {
    if (one instanceof OtherIssuer) return text.otherIssuer
    const problem = one instanceof OutgoingError ? notAsked[one.reason] : codes[codeOf(one) ?? '']
    if (problem) return problem
  }
  return text.away
}
