/** A mail server that takes everything, and counts how often each address was written to. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  times: Map<string, number>
  close(): void
}

/** Listens on the loopback. */
export async function startMailSink(): Promise<MailSink> {
  const times = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) times.set(address, (times.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, times, close: () => void server.close() }
}
