/** A local counterpart of the public beacon, with its own key: answers every round at once, unless asked to fail or to lie. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BEACON_DOMAIN, beaconMessage } from '@intranet/contract/marketing/beacon-signature'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { Deps } from '../src/platform/deps.ts'

const { shortSignatures } = bls12_381

export interface BeaconServer {
  url: string
  /** What the rounds are signed with: the server's `beaconKey`. */
  key: string
  /** `lie` answers a randomness that is not its signature's, `forge` a signature that is not the key's. */
  mode: 'answer' | 'early' | 'lie' | 'forge'
  close(): Promise<void>
}

export async function startBeacon(): Promise<BeaconServer> {
  const sha = (text: string, encoding: 'utf8' | 'hex') =>
    createHash('sha256').update(text, encoding).digest('hex')
  const { secretKey, publicKey } = shortSignatures.keygen()
  const forger = shortSignatures.keygen()
  const known = new Map<string, string>()
  async function signatureOf(round: number): Promise<string> {
    const signed = `${round} ${beacon.mode === 'forge'}`
    const made = known.get(signed)
    if (made) return made
    const message = shortSignatures.hash(await beaconMessage(round), BEACON_DOMAIN)
    const by = beacon.mode === 'forge' ? forger.secretKey : secretKey
    const signature = shortSignatures.sign(message, by).toHex()
    known.set(signed, signature)
    return signature
  }
  const server = createServer((request, response) => {
    const round = Number(request.url?.split('/').at(-1))
    void signatureOf(round).then((signature) => {
      const randomness = beacon.mode === 'lie' ? sha('mentira', 'utf8') : sha(signature, 'hex')
      response.writeHead(beacon.mode === 'early' ? 425 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ round, randomness, signature }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const beacon: BeaconServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: publicKey.toHex(),
    mode: 'answer',
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return beacon
}

/** Has draws ask the beacon at `address` from now on. */
export async function askBeacon(
  { connection: { db }, parameters }: Pick<Deps, 'connection' | 'parameters'>,
  address: string,
): Promise<void> {
  const valor = JSON.stringify(address)
  await db
    .insertInto('parametro')
    .values({ chave: 'farol_endereco', valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute()
  parameters.forget()
}
