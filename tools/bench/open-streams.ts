import { connect, type Socket } from 'node:net'

interface Opening {
  host: string
  port: number
  tokens: string[]
  path: string
}

const sockets: Socket[] = []
const events = new Map<number, string>()

function openOne({ host, port, path }: Opening, token: string, index: number): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port })
    let ready = false
    socket.setEncoding('utf8')
    socket.once('error', fail)
    socket.once('close', () => fail(new Error(`stream ${index} was closed`)))
    socket.on('data', (chunk: string) => {
      if (ready) events.set(index, (events.get(index) ?? '') + chunk)
      else if (!chunk.startsWith('HTTP/1.1 200')) fail(new Error(chunk.slice(0, 120)))
      else if (chunk.includes('\n\n')) {
        ready = true
        done()
      }
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    sockets.push(socket)
  })
}

/** Event streams kept open by raw sockets: what they cost here does not count. */
export const openStreams = {
  async open(opening: Opening): Promise<number> {
    const atOnce = 50
    for (let from = 0; from < opening.tokens.length; from += atOnce) {
      const part = opening.tokens.slice(from, from + atOnce)
      await Promise.all(part.map((token, n) => openOne(opening, token, from + n)))
    }
    return sockets.length
  },
  /** What came since the last question, by stream; heartbeats are nothing. */
  heard(): { index: number; text: string }[] {
    const all = [...events].map(([index, text]) => ({ index, text }))
    events.clear()
    return all.filter(({ text }) => /event: (?!pronto)/.test(text))
  },
  close(): void {
    for (const socket of sockets.splice(0)) socket.removeAllListeners('close').destroy()
    events.clear()
  },
}
