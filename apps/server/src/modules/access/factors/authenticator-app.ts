/** Six digits of an app, every 30 seconds (RFC 6238). Its HMAC is the one place where SHA-1 is used: apps know no other. */
import { Secret, TOTP } from 'otpauth'
import type { Database } from '@intranet/db/connection'
import type { Sealed } from '../../../platform/sealed.ts'
import { takeStep } from './factor.queries.ts'

const PERIOD = 30

const totpOf = (segredo: string, label: string) =>
  new TOTP({ issuer: 'Intranet', label, period: PERIOD, secret: Secret.fromBase32(segredo) })

/** A new secret, as text and as the address of its QR code. */
export function makeApp(email: string): { segredo: string; endereco: string } {
  const segredo = new Secret({ size: 20 }).base32
  return { segredo, endereco: totpOf(segredo, email).toString() }
}

/** The step of 30 seconds in which a code is the right one; null for any other code, also that of a step before. */
function stepOf(segredo: string, codigo: string): number | null {
  const timestamp = Date.now()
  const delta = totpOf(segredo, '').validate({ token: codigo, timestamp, window: 0 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD)
}

/** Whether a code is right and was not taken before; from now on it was. */
export async function takeAppCode(
  db: Database,
  sealed: Sealed,
  app: { id: number; segredo: string } | undefined,
  codigo: string,
): Promise<boolean> {
  if (!app) return false
  const step = stepOf(sealed.open('fator_app', app.segredo), codigo)
  return step !== null && (await takeStep(db, app.id, step))
}
