/** An address that leads to one PostgreSQL now and to another later, as that of a proxy before a cluster does. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Switchboard {
  url: string
  /** From now on new connections go to the PostgreSQL at `url`; open ones are closed. */
  leadTo(url: string): void
  close(): Promise<void>
}

/** Listens on the loopback, and leads to the PostgreSQL at `url`. */
export async function switchboard(url: string): Promise<Switchboard> {
  let target = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    leadTo(next) {
      target = new URL(next)
      end()
    },
    close() {
      end()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
