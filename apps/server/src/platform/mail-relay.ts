/** How the mail relay is spoken to, by codes, notices and campaigns alike. */
import { isLoopback, type Env } from './env.ts'
import { checkedTls, readAuthority } from './own-authority.ts'

export interface Relay {
  url: string
  requireTLS?: true
  tls?: ReturnType<typeof checkedTls>
}

/**
 * In production a relay on another machine is spoken to over TLS, with its certificate checked, or not at all; so is one
 * whose address names an authority, anywhere.
 */
export function relayOf({ NODE_ENV, SMTP_TLS }: Pick<Env, 'NODE_ENV' | 'SMTP_TLS'>, address: string): Relay {
  const { url, ca } = readAuthority(address)
  const demanded = NODE_ENV === 'production' && SMTP_TLS === 'required' && !isLoopback(url)
  if (!demanded && !ca) return { url }
  return { url, requireTLS: true, tls: checkedTls(ca) }
}
