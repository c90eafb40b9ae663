/** A mail server that takes everything, and counts how often each address was written to. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface MailSink {
  url: string
  times: Map<string, number>
  close(): void
}

function converse(socket: Socket, took: (to: string[]) => void): void {
  let text = ''
  let to: string[] = []
  let inBody = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 sink')
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (inBody) {
        if (line !== '.') continue
        inBody = false
        took(to)
        to = []
        say('250 taken')
        continue
      }
      const recipient = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1]
      if (recipient) to.push(recipient)
      if (/^RSET/i.test(line)) to = []
      inBody = /^DATA/i.test(line)
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      say(inBody ? '354 go on' : '250 ok')
    }
  })
}

/** Listens on the loopback. */
export async function startMailSink(): Promise<MailSink> {
  const times = new Map<string, number>()
  const server = createServer((socket) =>
    converse(socket, (to) => {
      for (const one of to) times.set(one, (times.get(one) ?? 0) + 1)
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, times, close: () => void server.close() }
}
