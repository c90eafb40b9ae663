/** An authenticator as browsers have it: it makes a passkey, and signs with it. */
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** Someone was there, was recognised by the device, and (where a key is made) its data follow. */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const named = { id: url(id), rawId: url(id), type: 'public-key' as const }
  return {
    make(challenge: string) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        head(PRESENT | WITH_KEY),
        Buffer.alloc(16),
        length,
        id,
        Buffer.from(key),
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const response = {
        clientDataJSON: url(clientData('webauthn.create', challenge)),
        attestationObject: url(Buffer.from(attestation)),
        transports: ['internal'],
      }
      return { ...named, response }
    },
    sign(challenge: string, from = origin, verified = false) {
      const data = clientData('webauthn.get', challenge, from)
      const authData = head(verified ? PRESENT | VERIFIED : PRESENT)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: url(data),
        authenticatorData: url(authData),
        signature: url(signature),
      }
      return { ...named, response }
    },
  }
}
