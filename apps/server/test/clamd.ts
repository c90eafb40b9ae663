import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { afterAll } from 'vitest'

/** What every scanner takes for a virus, and nothing else does (eicar.org). In two parts: this file is none. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export interface Clamd {
  url: string
  mood: 'answer' | 'early' | 'hang-up' | 'error'
  /** Longer contents are answered with an error. */
  most: number
  /** Bytes of the contents that were sent whole. */
  scanned: number[]
}

/** The content of an INSTREAM that came to its end; null before. */
function contentOf(sent: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A scanner as clamd is one, behind TLS where it gets a certificate, on a free port; closed after the file's last test. */
export async function clamd(tls?: TlsOptions): Promise<Clamd> {
  const world: Clamd = { url: '', mood: 'answer', most: Infinity, scanned: [] }
  const sockets = new Set<Socket>()
  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (world.mood === 'hang-up') return void socket.destroy()
    // It reads nothing: the sender waits for room when it is answered, and the line ends.
    if (world.mood === 'early')
      return void setTimeout(() => socket.end('INSTREAM size limit exceeded. ERROR'), 300)
    let sent = Buffer.alloc(0)
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part])
      const content = contentOf(sent)
      if (!content) return
      world.scanned.push(content.length)
      const found = content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
      socket.end(
        `${world.mood === 'error' || content.length > world.most ? 'INSTREAM size limit exceeded. ERROR' : found}\0`,
      )
    })
  }
  const server = tls ? createTlsServer(tls, serve) : createServer(serve)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  world.url = `${tls ? 'tls' : 'tcp'}://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return world
}
