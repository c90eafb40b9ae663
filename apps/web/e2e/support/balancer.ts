/** One address in front of several servers, as a balancer: every new connection goes to the chosen one. */
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  url: string
  /** Sends new connections there; `cut` also breaks those that are open. */
  choose(target: string, cut?: boolean): void
  close(): Promise<void>
}

export async function startBalancer(first: string): Promise<Balancer> {
  let target = new URL(first)
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to)
    to.pipe(from)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    choose(next, cut = false) {
      target = new URL(next)
      if (cut) for (const socket of open) socket.destroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
