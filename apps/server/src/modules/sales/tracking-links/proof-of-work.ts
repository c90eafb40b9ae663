/** Proof of work for public forms, made and checked here: no other service learns who fills them in. */
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomInt } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import type { Sealed } from '../../../platform/sealed.ts'
import { readShared, type SharedSecret } from '../../../platform/shared-secrets.ts'

const MINUTES = 20
/** About half a second on a desk, a few on an old phone; making and checking one costs 2 ms. */
const COST = 5000
const COUNTER = { least: 60, most: 240 }

/** What signs the tasks of all public forms. */
export const formSecret = ({ db, deps }: { db: Database; deps: { sealed: Sealed } }): Promise<SharedSecret> =>
  readShared(db, deps.sealed, 'formulario_publico')

/** A task for the form of `subject`, solvable for 20 minutes; `effort` times the usual work. */
export const newChallenge = ([secret]: SharedSecret, subject: string, effort = 1): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.least * effort, COUNTER.most * effort),
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
    data: { subject },
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:chave`,
  })

export interface Proof {
  /** What makes it count once. */
  chave: string
  expira_em: Date
}

async function isSolved({ challenge, solution }: Payload, secret: string): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:chave`,
  })
  return verified
}

/** The proof in `text` (the challenge and its solution as JSON), or null when it is not a proof for this subject. */
export async function readProof(secrets: SharedSecret, subject: string, text: string): Promise<Proof | null> {
  try {
    const payload = JSON.parse(text) as Payload
    const { challenge } = payload
    const { expiresAt, data } = challenge.parameters
    let verified = false
    for (const secret of secrets) verified ||= await isSolved(payload, secret)
    if (!verified || !challenge.signature || !expiresAt || data?.subject !== subject) return null
    return { chave: challenge.signature, expira_em: new Date(expiresAt * 1000) }
  } catch {
    return null
  }
}
