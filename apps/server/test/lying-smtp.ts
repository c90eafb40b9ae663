import { createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Where a server stops doing what SMTP says. `later` and `never` are answers to the whole message. */
export type SmtpMood =
  | 'silent-greeting'
  | 'silent-recipient'
  | 'silent-message'
  | 'close-message'
  | 'half-answer'
  | 'nonsense'
  | 'later'
  | 'never'
  | 'closing'

export interface LyingSmtp {
  url: string
  mood: SmtpMood
  /** Says no to one command, in these words. */
  refusal: { command: 'MAIL' | 'RCPT' | 'DATA'; says: string } | null
  /** Messages that came to their end, whatever was answered. */
  taken: number
}

const toTheMessage: Partial<Record<SmtpMood, (socket: Socket) => void>> = {
  'close-message': (socket) => void socket.destroy(),
  'half-answer': (socket) => void socket.write('25', () => socket.destroy()),
  nonsense: (socket) => void socket.write('tudo bem por aqui\r\n'),
  later: (socket) => void socket.write('451 try again later\r\n'),
  never: (socket) => void socket.write('554 looks like spam\r\n'),
}

/** An SMTP server that breaks its word, on a free port; closed after the file's last test. */
export async function lyingSmtp(): Promise<LyingSmtp> {
  const world: LyingSmtp = { url: '', mood: 'later', refusal: null, taken: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (world.mood === 'closing') socket.end('421 closing\r\n')
    else if (world.mood !== 'silent-greeting') socket.write('220 ready\r\n')
    let body = false
    let text = ''
    const line = (said: string) => {
      if (body) {
        if (said !== '.') return
        body = false
        world.taken += 1
        return toTheMessage[world.mood]?.(socket)
      }
      const { refusal } = world
      if (refusal && said.toUpperCase().startsWith(refusal.command))
        return void socket.write(`${refusal.says}\r\n`)
      if (/^RCPT/i.test(said) && world.mood === 'silent-recipient') return
      body = /^DATA/i.test(said)
      socket.write(body ? '354 go on\r\n' : '250 fine\r\n')
    }
    socket.on('data', (part: Buffer) => {
      const lines = (text + part.toString('latin1')).split('\r\n')
      text = lines.pop()!
      for (const said of lines) line(said)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  world.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  return world
}
