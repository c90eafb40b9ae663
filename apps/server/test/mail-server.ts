import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export interface MailServer {
  url: string
  /** What came, newest last. */
  mails: Email[]
  /** What the server does with the next mails. */
  mood: 'accept' | 'refuse' | 'reject-content' | 'busy' | 'stall'
}

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

/** A real SMTP server on a free port, by STARTTLS too where it gets a certificate; closed after the file's last test. */
export async function mailServer(tls?: { cert: Buffer; key: Buffer }): Promise<MailServer> {
  const world: MailServer = { url: '', mails: [], mood: 'accept' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    ...tls,
    logger: false,
    onRcptTo(_address, _session, done) {
      if (world.mood === 'stall') return
      if (world.mood === 'refuse') return done(refusal('no such mailbox', 550))
      if (world.mood === 'busy') return done(refusal('try later', 451))
      done()
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        if (world.mood === 'reject-content') return done(refusal('looks like spam', 554))
        world.mails.push(await PostalMime.parse(Buffer.concat(parts)))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as { port: number }
  world.url = `smtp://127.0.0.1:${port}`
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  return world
}
