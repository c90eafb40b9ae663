/** The address that ends an e-mail: opens without signing in, and only for the message that it was made for. */
import type { Database } from '@intranet/db/connection'
import { createHmac, timingSafeEqual } from 'node:crypto'

async function readSecret(db: Database): Promise<string> {
  const { valor } = await db
    .selectFrom('segredo')
    .select('valor')
    .where('nome', '=', 'descadastro')
    .executeTakeFirstOrThrow()
  return valor
}

/** Reads the secret of the addresses once; a reading that failed is not kept, or every later one would fail with it. */
export function optOutSecret(db: Database): () => Promise<string> {
  let cached: Promise<string> | undefined
  return () => {
    if (cached) return cached
    const reading = readSecret(db)
    cached = reading
    reading.catch(() => (cached = undefined))
    return reading
  }
}

const signature = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`descadastro:${id}`).digest('base64url').slice(0, 27)

/** `12345-<signature>` */
export const optOutToken = (secret: string, sendId: number) => `${sendId}-${signature(secret, sendId)}`

export const optOutUrl = (publicUrl: string, secret: string, sendId: number) =>
  `${publicUrl}/v1/descadastro/${optOutToken(secret, sendId)}`

/** The message that a token was made for, or null. */
export function readOptOutToken(secret: string, token: string): number | null {
  const [, digits, given] = /^(\d{1,16})-([\w-]{27})$/.exec(token) ?? []
  if (!digits || !given) return null
  const id = Number(digits)
  return timingSafeEqual(Buffer.from(signature(secret, id)), Buffer.from(given)) ? id : null
}
