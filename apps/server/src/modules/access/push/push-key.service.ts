/** The pair of keys by which push services know this installation (RFC 8292): made when the first person asks. See docs/push.md#keys. */
import type { Database } from '@intranet/db/connection'
import webPush from 'web-push'
import { inTransaction } from '../../../platform/transaction.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import {
  findPushKey,
  insertNextPushKey,
  insertPushKey,
  KEYS,
  listPushKeys,
  removeFormerPushKeys,
} from './push-key.queries.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

/** The stored pairs by their ids; none where nobody has asked for notices yet. */
export async function readPushKeys(db: Database, sealed: Sealed): Promise<ReadonlyMap<number, PushKey>> {
  const stored = await listPushKeys(db)
  return new Map(
    stored.map(({ id, publica, privada }) => [
      id,
      { publicKey: publica, privateKey: sealed.open(KEYS, privada) },
    ]),
  )
}

function makePair(sealed: Sealed) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { publica: publicKey, privada: sealed.seal(KEYS, privateKey) }
}

/** The public key that browsers register with now. */
export async function publicPushKey(db: Database, sealed: Sealed): Promise<{ id: number; publica: string }> {
  const stored = await findPushKey(db)
  if (stored) return stored
  await insertPushKey(db, makePair(sealed))
  return (await findPushKey(db))!
}

/** A new pair. Devices go on with theirs until their browser registers with the new one: when the app is opened there. */
export const replacePushKey = (db: Database, sealed: Sealed) => insertNextPushKey(db, makePair(sealed))

/** Ends what the former pairs signed: devices that are registered with one get no notices any more. Answers how many. */
export const forgetPushKeys = (db: Database): Promise<number> => inTransaction(db, null, removeFormerPushKeys)
