/** The address that ends an e-mail: opens without signing in, and only for the message that it was made for. */
import type { Database } from '@intranet/db/connection'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealed } from '../../../../platform/sealed.ts'
import { readShared, type SharedSecret } from '../../../../platform/shared-secrets.ts'

export const optOutSecret = (db: Database, sealed: Sealed) => readShared(db, sealed, 'descadastro')

const signature = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`descadastro:${id}`).digest('base64url').slice(0, 27)

/** `12345-<signature>` */
export const optOutToken = ([secret]: SharedSecret, sendId: number) =>
  `${sendId}-${signature(secret, sendId)}`

export const optOutUrl = (publicUrl: string, secrets: SharedSecret, sendId: number) =>
  `${publicUrl}/v1/descadastro/${optOutToken(secrets, sendId)}`

/** The message that a token was made for, or null. */
export function readOptOutToken(secrets: SharedSecret, token: string): number | null {
  const [, digits, given] = /^(\d{1,16})-([\w-]{27})$/.exec(token) ?? []
  if (!digits || !given) return null
  const id = Number(digits)
  const isSigned = (secret: string) => timingSafeEqual(Buffer.from(signature(secret, id)), Buffer.from(given))
  return secrets.some(isSigned) ? id : null
}
