/** A local counterpart of the public beacon: answers every round at once, unless told to fail or to lie. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BeaconServer {
  url: string
  /** `lie` answers a randomness that is not its signature's. */
  mode: 'answer' | 'early' | 'lie'
  close(): Promise<void>
}

export async function startBeacon(): Promise<BeaconServer> {
  const sha = (text: string, encoding: 'utf8' | 'hex') =>
    createHash('sha256').update(text, encoding).digest('hex')
  const server = createServer((request, response) => {
    const round = Number(request.url?.split('/').at(-1))
    const signature = sha(`assinatura ${round}`, 'utf8')
    const randomness = beacon.mode === 'lie' ? sha('mentira', 'utf8') : sha(signature, 'hex')
    response.writeHead(beacon.mode === 'early' ? 425 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ round, randomness, signature }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const beacon: BeaconServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'answer',
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return beacon
}
