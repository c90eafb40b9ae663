/** A virus scanner that speaks clamd's protocol (INSTREAM). See docs/deploy.md#virus-scanner. */
import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { hostOf } from './outgoing-addresses.ts'
import { checkedTls, readAuthority } from './own-authority.ts'
import { tlsFailure } from './tls-failure.ts'

/** `unjudged`: the scanner answered that it could not say, as of what is too long for it. `away`: nobody answered. */
export type Verdict = 'clean' | 'infected' | 'unjudged' | 'away'

export interface Scanner {
  scan(content: Buffer | Readable): Promise<Verdict>
}

/** A scanner that says nothing for so long is away. */
const PATIENCE_MS = 15_000
const CHUNK = 64 * 1024
const MOST_ANSWER = 4096

const sized = (length: number) => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return head
}

/** Ends with an error once `signal` says that the answer came: a socket that is closed never drains. */
async function send(socket: Socket, part: Buffer, signal: AbortSignal): Promise<void> {
  for (let from = 0; from < part.length; from += CHUNK) {
    signal.throwIfAborted()
    const chunk = part.subarray(from, from + CHUNK)
    socket.write(sized(chunk.length))
    if (!socket.write(chunk)) await once(socket, 'drain', { signal })
  }
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  for await (const part of socket as AsyncIterable<Buffer>) {
    answer += part.toString('latin1')
    if (answer.includes('\0') || answer.length > MOST_ANSWER) break
  }
  return (answer.split('\0')[0] ?? '').trim()
}

const verdictOf = (answer: string): Verdict => {
  if (/^stream: OK$/.test(answer)) return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  return /\bERROR$/.test(answer) ? 'unjudged' : 'away'
}

/** Makes the connections to `tcp://host:port`, or `tls://host:port` with a certificate that is checked. */
function dialOf(address: string): { dial: () => Socket; ready: 'connect' | 'secureConnect' } {
  const { url, ca } = readAuthority(address)
  const { hostname, port, protocol } = new URL(url)
  const host = hostOf({ hostname })
  const to = { host, port: Number(port) || 3310 }
  if (protocol === 'tcp:') return { dial: () => connect(to), ready: 'connect' }
  const tls = {
    ...to,
    ...(isIP(host) === 0 && { servername: host }),
    ...checkedTls(ca),
  }
  return { dial: () => connectTls(tls), ready: 'secureConnect' }
}

/** `onTlsFailure` gets what is wrong with its TLS, in words. Throws where the file of its authority cannot be read. */
export function createScanner(address: string, onTlsFailure: (what: string) => void): Scanner {
  const { dial, ready } = dialOf(address)
  async function ask(content: Buffer | Readable): Promise<Verdict> {
    const socket = dial()
    const answered = new AbortController()
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the scanner says nothing')))
    try {
      await once(socket, ready)
      const heard = answerOf(socket)
      socket.write('zINSTREAM\0')
      // It may answer, and hang up, before it has everything.
      const sent = (async () => {
        for await (const part of Buffer.isBuffer(content) ? [content] : content)
          await send(socket, part as Buffer, answered.signal)
        socket.write(sized(0))
      })()
      sent.catch(() => {})
      return verdictOf(await heard)
    } finally {
      answered.abort()
      socket.destroy()
    }
  }
  function away(error: unknown): Verdict {
    const what = tlsFailure(error)
    if (what !== null) onTlsFailure(what)
    return 'away'
  }
  return { scan: (content) => ask(content).catch(away) }
}
