/** The address that ends mails: opens without signing in, and only for the message or person that it was made for. */
import type { Database } from '@intranet/db/connection'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealed } from './sealed.ts'
import { readShared, type SharedSecret } from './shared-secrets.ts'

/** What an address ends: the messages to who got one (its id), or one's weekly summary (the person's id). */
export type OptOutKind = 'mensagem' | 'resumo'

/** What is signed before the id, and where the page is. */
const kinds: Record<OptOutKind, { signed: string; path: string }> = {
  mensagem: { signed: 'descadastro', path: '/v1/descadastro' },
  resumo: { signed: 'descadastro-resumo', path: '/v1/descadastro/resumo' },
}

export const optOutSecret = (db: Database, sealed: Sealed) => readShared(db, sealed, 'descadastro')

const signature = (secret: string, kind: OptOutKind, id: number) =>
  createHmac('sha256', secret).update(`${kinds[kind].signed}:${id}`).digest('base64url').slice(0, 27)

/** `12345-<signature>` */
export const optOutToken = ([secret]: SharedSecret, id: number, kind: OptOutKind = 'mensagem') =>
  `${id}-${signature(secret, kind, id)}`

export const optOutUrl = (
  publicUrl: string,
  secrets: SharedSecret,
  id: number,
  kind: OptOutKind = 'mensagem',
) => `${publicUrl}${kinds[kind].path}/${optOutToken(secrets, id, kind)}`

/** What makes mail programs show a button for it (RFC 8058). */
export const optOutHeads = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The id that a token was made for, or null. */
export function readOptOutToken(
  secrets: SharedSecret,
  token: string,
  kind: OptOutKind = 'mensagem',
): number | null {
  const [, digits, given] = /^(\d{1,16})-([\w-]{27})$/.exec(token) ?? []
  if (!digits || !given) return null
  const id = Number(digits)
  const isSigned = (secret: string) =>
    timingSafeEqual(Buffer.from(signature(secret, kind, id)), Buffer.from(given))
  return secrets.some(isSigned) ? id : null
}
