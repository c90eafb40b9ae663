/** A server that a test stops and starts again at the same address; it answers an empty list. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function restartingServer() {
  const body = JSON.stringify({ result: { data: { dados: [], total: 0, depois: null } } })
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  const start = async (port: number) => void (await once(server.listen(port, '127.0.0.1'), 'listening'))
  await start(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    start: () => start(port),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** An address at which nothing listens. */
export async function closedAddress(): Promise<string> {
  const { address, stop } = await restartingServer()
  await stop()
  return address
}
