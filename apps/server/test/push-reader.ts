/** The browser's end of a notice: its keys, and reading what a push service got. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A request as the push service got it. */
export interface Pushed {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** What a browser makes for itself: the keys of one subscription. */
export function browserKeys() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys()
  const auth = randomBytes(16)
  return { ecdh, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
}
export type BrowserKeys = ReturnType<typeof browserKeys>

/** Reads a notice as the browser does (RFC 8188 and 8291). */
export function readPush({ ecdh, p256dh, auth }: BrowserKeys, { body }: Pushed): Record<string, string> {
  const [salt, length] = [body.subarray(0, 16), body[20]!]
  const sender = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
  const secret = ecdh.computeSecret(sender)
  const shared = Buffer.from(hkdfSync('sha256', secret, Buffer.from(auth, 'base64url'), info, 32))
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, bytes))
  const sealed = body.subarray(21 + length)
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  opening.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, string>
}
