/** Everything that leaves for an address of the settings or of a superadmin's page. See docs/deploy.md#outgoing. */
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { TLSSocket } from 'node:tls'
import { Agent, buildConnector, fetch as request, type Response } from 'undici'
import { webhooks as text } from '@intranet/contract/messages/access'
import { isLoopback, type Env } from './env.ts'
import { causesOf } from './error-causes.ts'
import { refusals } from './errors.ts'
import { hostOf, portOf, readAllowed, readHosts } from './outgoing-addresses.ts'
import { OutgoingError } from './outgoing-error.ts'
import { createGuard, type Guard } from './outgoing-guard.ts'
import { demandsAll } from './production-demands.ts'
import { pushHosts } from './push-services.ts'
import { BY_NETWORK } from './server-tls.ts'
import { tlsFailure } from './tls-failure.ts'

export interface OutgoingRequest {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Milliseconds until the answer, its body included, must be there. */
  timeout: number
  /** Whether the entry says that plain http is wanted: its own flag, or the operator's setting. */
  plainHttp?: boolean
  /** SHA-256 of the one certificate that is trusted, as hexadecimal: for servers that sign their own. */
  pin?: string | null
}

/** An answer that was read to its end. */
export interface WholeAnswer {
  status: number
  headers: Response['headers']
  body: Buffer
}

export type AddressProblem = 'credentials' | 'private' | 'host' | 'port' | 'unencrypted'

export interface Outgoing {
  /** Redirects are not followed: they are answers like any other. Throws as fetch does. */
  send(url: string | URL, request: OutgoingRequest): Promise<Response>
  /**
   * Sends and reads the whole answer in the turn of a neighbour, `system`: few at once, not too fast, and nothing at
   * all for a while after it failed again and again.
   */
  ask(
    system: string,
    url: string | URL,
    request: OutgoingRequest & { maxBytes: number },
  ): Promise<WholeAnswer>
  /** The same for a library that brings its own requests, to an address that the operator set; `ca` alone is trusted. */
  fetchBy(ca?: Buffer): typeof fetch
  /** Whether a new entry may have this address: port 80 or 443, or one that `OUTGOING_ALLOW` names. */
  takesPort(url: string): boolean
  /** Why a new entry may not have this address; null for a name, which is judged when it is looked up. */
  problemOf(url: string): AddressProblem | null
  close(): Promise<void>
}

export interface OutgoingOptions {
  /** False where http leaves this machine for no address but the operator's store (docs/deploy.md#production-demands). */
  plain?: boolean
  /** Gets what is wrong with TLS to a host, or with its certificate, in words. */
  onTlsFailure?: (host: string, what: string) => void
}

/** Allow: private networks that may be reached; hosts: those that may be asked, without it every one. */
export function createOutgoing(
  allow: readonly string[],
  hosts?: readonly string[],
  { plain = true, onTlsFailure = () => undefined }: OutgoingOptions = {},
): Outgoing {
  const { mayReach, isAllowed, namesHost, takesPort } = readAllowed(allow)
  const isNamed = readHosts(hosts)
  const refusal = (host: string) =>
    isNamed(host)
      ? new OutgoingError('private', `${host} is in a private network that OUTGOING_ALLOW does not name`)
      : new OutgoingError('host', `${host} is no host that OUTGOING_HOSTS names`)
  /** A host that nobody named is reached within the networks that are named, and nowhere else. */
  const isOpen = (host: string, address: string, port: number) =>
    isNamed(host) ? mayReach(address, port) : isAllowed(address, port)

  // The connection is made to an address that was checked: asking again could give another.
  const checkedLookup =
    (port: number): LookupFunction =>
    (host, options, answer) =>
      lookup(host, { ...options, all: true }, (error, found) => {
        if (error) return answer(error, '', 0)
        const open = namesHost(host, port)
          ? found
          : found.filter(({ address }) => isOpen(host, address, port))
        const [first] = open
        if (!first) return answer(refusal(host), '', 0)
        return options.all ? answer(null, open) : answer(null, first.address, first.family)
      })
  const agentOf = (ca?: Buffer) =>
    new Agent({
      connect: byPort((port) => buildConnector({ lookup: checkedLookup(port), ...(ca && { ca }) })),
    })
  const dispatcher = agentOf()
  const trusting: Agent[] = []
  const pinned = new Map<string, Agent>()
  const guards = new Map<string, Guard>()

  function dispatcherFor(pin: string | null | undefined): Agent {
    if (!pin) return dispatcher
    const known =
      pinned.get(pin) ?? new Agent({ connect: byPort((port) => pinnedConnector(pin, checkedLookup(port))) })
    pinned.set(pin, known)
    return known
  }

  function guardOf(system: string): Guard {
    const guard = guards.get(system) ?? createGuard()
    guards.set(system, guard)
    return guard
  }

  function check(address: string | URL, plainHttp: boolean): URL {
    const url = new URL(address)
    if (url.protocol !== 'https:' && !(plainHttp && url.protocol === 'http:'))
      throw new OutgoingError('plain', 'only https goes out, unless the entry says otherwise')
    // A literal address is connected to without asking for its name.
    const host = hostOf(url)
    if (isIP(host) && !isOpen(host, host, portOf(url))) throw refusal(host)
    return url
  }

  const isEncrypted = (url: URL) => plain || url.protocol !== 'http:' || isLoopback(url.href)

  function problemOf(entered: string): AddressProblem | null {
    const url = new URL(entered)
    if (url.username || url.password) return 'credentials'
    if (!isEncrypted(url)) return 'unencrypted'
    const host = hostOf(url)
    const address = literalOf(host)
    if (address && !namesHost(host, portOf(url)) && !isOpen(host, address, portOf(url)))
      return isNamed(host) ? 'private' : 'host'
    return takesPort(url) ? null : 'port'
  }

  /** A failed check of a certificate is for the log: who asked learns that the host is away. */
  async function noting<T>({ hostname }: URL, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      const what = certificateFault(error)
      if (what !== null) onTlsFailure(hostname, what)
      throw error
    }
  }

  async function send(
    address: string | URL,
    { timeout, plainHttp = false, pin, ...init }: OutgoingRequest,
  ): Promise<Response> {
    const url = check(address, plainHttp)
    if (!isEncrypted(url)) throw new OutgoingError('unencrypted', 'http leaves this machine for no address')
    const signal = AbortSignal.timeout(timeout)
    const asked = { ...init, redirect: 'manual', signal, dispatcher: dispatcherFor(pin) } as const
    return noting(url, request(url, asked))
  }

  return {
    send,
    takesPort: (url) => takesPort(new URL(url)),
    problemOf,
    ask: (system, address, { maxBytes, ...init }) =>
      guardOf(system)(init.timeout, async () => {
        const response = await send(address, init)
        const body = await readBytes(response, maxBytes)
        return { status: response.status, headers: response.headers, body }
      }),
    fetchBy(ca) {
      const own = ca && agentOf(ca)
      if (own) trusting.push(own)
      return async (input, init) => {
        const url = check(input instanceof Request ? input.url : input, true)
        const asked = { ...(init as object), redirect: 'manual', dispatcher: own ?? dispatcher } as const
        // The library's own response lacks what the newest types name.
        return noting(url, request(url, asked)) as never
      }
    },
    close: async () => {
      await Promise.all([dispatcher, ...trusting, ...pinned.values()].map((agent) => agent.close()))
    },
  }
}

/** As the settings say; where they name hosts, those of the operator's own addresses and of push services are among them. */
export function outgoingOf(env: Env, onTlsFailure?: OutgoingOptions['onTlsFailure']): Outgoing {
  const own = [env.STORAGE_URL, env.SMS_URL, env.WHATSAPP_URL].flatMap((url) => {
    const host = url === undefined ? '' : hostOf(new URL(url))
    return host ? [host] : []
  })
  const plain = !demandsAll(env) || env.OUTGOING_PLAIN === BY_NETWORK
  const hosts = env.OUTGOING_HOSTS && [...env.OUTGOING_HOSTS, ...own, ...pushHosts(env)]
  return createOutgoing(env.OUTGOING_ALLOW, hosts, { plain, ...(onTlsFailure && { onTlsFailure }) })
}

/** An address that is written out, or the one that `localhost` always leads to. */
const literalOf = (host: string): string | undefined => {
  if (isIP(host)) return host
  return /(^|\.)localhost\.?$/i.test(host) ? '127.0.0.1' : undefined
}

const problems: Record<AddressProblem, string> = {
  credentials: text.credentials,
  private: text.privateAddress,
  host: text.hostNotNamed,
  port: text.portNotNamed,
  unencrypted: text.unencrypted,
}

/** Refuses a new address that no request could reach, at its field (docs/deploy.md#outgoing). */
export function assertAddress(
  outgoing: Pick<Outgoing, 'problemOf'>,
  url: string | null | undefined,
  field: string,
): void {
  const problem = url && outgoing.problemOf(url)
  if (problem) throw refusals.invalid({ [field]: problems[problem] })
}

/** One connector for each port: which addresses are open depends on it. */
function byPort(make: (port: number) => buildConnector.connector): buildConnector.connector {
  const made = new Map<number, buildConnector.connector>()
  return (options, callback) => {
    const port = portOf(options)
    const connect = made.get(port) ?? make(port)
    made.set(port, connect)
    return connect(options, callback)
  }
}

/** Connects only to the server whose certificate has this SHA-256; who signed it does not matter then. */
function pinnedConnector(pin: string, checked: LookupFunction): buildConnector.connector {
  const connect = buildConnector({ lookup: checked, rejectUnauthorized: false })
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      const seen = socket instanceof TLSSocket ? socket.getPeerCertificate().fingerprint256 : undefined
      if (seen?.replaceAll(':', '').toLowerCase() === pin) return callback(null, socket)
      socket.destroy()
      return callback(new OutgoingError('pin', 'the certificate is not the one that is trusted'), null)
    })
}

/** What is wrong with the certificate of a host, or with its TLS; null where something else is. */
function certificateFault(error: unknown): string | null {
  const isPinned = [...causesOf(error)].some((one) => one instanceof OutgoingError && one.reason === 'pin')
  return isPinned ? 'TLS: o certificado não é o que foi confiado.' : tlsFailure(error)
}

/** The text of an answer. Throws OutgoingError where it is longer. */
export async function readText(response: Pick<Response, 'body'>, maxBytes: number): Promise<string> {
  return (await readBytes(response, maxBytes)).toString('utf8')
}

async function readBytes({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new OutgoingError('long', `an answer of more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
