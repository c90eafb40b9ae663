/** The pair of keys by which push services know this installation (RFC 8292): made once, when the first person asks. */
import type { Database } from '@intranet/db/connection'
import webPush from 'web-push'
import type { Sealed } from '../../../platform/sealed.ts'
import { findPushKey, insertPushKey, KEYS } from './push-key.queries.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

/** The stored pair; undefined where nobody has asked for notices yet. */
export async function readPushKey(db: Database, sealed: Sealed): Promise<PushKey | undefined> {
  const stored = await findPushKey(db)
  return stored && { publicKey: stored.publica, privateKey: sealed.open(KEYS, stored.privada) }
}

/** The public key that browsers register with. A new pair would end all devices: it is made once. */
export async function publicPushKey(db: Database, sealed: Sealed): Promise<string> {
  const stored = await findPushKey(db)
  if (stored) return stored.publica
  const made = webPush.generateVAPIDKeys()
  await insertPushKey(db, { publica: made.publicKey, privada: sealed.seal(KEYS, made.privateKey) })
  return (await findPushKey(db))!.publica
}
