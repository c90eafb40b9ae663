/** The public beacon that nobody in the company can influence: drand's quicknet, read over HTTP. */
import { createHash, createHmac } from 'node:crypto'
import { QUICKNET_CHAIN, QUICKNET_NAME } from '@intranet/contract/marketing/raffle-proof'
import type { Database } from '@intranet/db/connection'
import * as z from 'zod'
import { fetchJson } from '../../../platform/fetch-json.ts'
import type { Outgoing } from '../../../platform/outgoing.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { readShared } from '../../../platform/shared-secrets.ts'

/** https://api.drand.sh/52db…e971/info: constants of the chain. */
const GENESIS = 1_692_803_367
const PERIOD = 3
const LOCAL = 'local'

export interface BeaconRound {
  assinatura: string
  aleatoriedade: string
}

/** The first round that is made at least `seconds` after `moment`. */
export const roundAfter = (moment: Date, seconds: number): number =>
  Math.ceil((moment.getTime() / 1000 + seconds - GENESIS) / PERIOD) + 1

/** When a round is made. */
export const timeOfRound = (round: number): Date => new Date((GENESIS + (round - 1) * PERIOD) * 1000)

const hex = z.string().regex(/^([0-9a-f]{2}){16,200}$/)
const answer = z.object({ round: z.int(), randomness: hex, signature: hex })

const digest = (signature: string) => createHash('sha256').update(signature, 'hex').digest('hex')

/** A published round never changes: it is kept for other draws of the same moment. */
const cached = new Map<string, BeaconRound>()

/** A replacement for demonstrations without a network: it depends on a secret, so nobody outside can check it. */
async function localRound(db: Database, sealed: Sealed, round: number): Promise<BeaconRound | null> {
  if (Date.now() < timeOfRound(round).getTime()) return null
  const [secret] = await readShared(db, sealed, 'farol_local')
  const assinatura = createHmac('sha512', secret).update(`farol:${round}`).digest('hex')
  return { assinatura, aleatoriedade: digest(assinatura) }
}

async function readRemote(
  outgoing: Outgoing,
  base: string,
  round: number,
  key: string,
): Promise<BeaconRound | null> {
  if (!URL.canParse(base)) return null
  const url = new URL(`${base.replace(/\/+$/, '')}/${QUICKNET_CHAIN}/public/${round}`)
  const content = await fetchJson(outgoing, url, { mensagem: 'O farol não respondeu.', timeout: 4000 }).catch(
    () => null,
  )
  const parsed = answer.safeParse(content)
  if (!parsed.success || parsed.data.round !== round) return null
  const { signature, randomness } = parsed.data
  if (digest(signature) !== randomness) return null
  const { isBeaconSignature } = await import('@intranet/contract/marketing/beacon-signature')
  // Anybody between server and beacon could choose the winner by choosing the number.
  return (await isBeaconSignature(round, signature, key))
    ? { assinatura: signature, aleatoriedade: randomness }
    : null
}

const nameOf = (base: string) => (base === LOCAL ? LOCAL : QUICKNET_NAME)

/** The name under which draws publish where their randomness comes from. */
export const beaconName = async (parameters: Parameters) => nameOf(await parameters.read('farol_endereco'))

/** The settings of the beacon: its address, and the key with which its numbers are signed. */
export interface BeaconPort {
  parameters: Parameters
  beaconKey: string
  outgoing: Outgoing
  sealed: Sealed
}

/**
 * A round of the beacon of this name, or null while it is not available: too early, unreachable, forged, switched off or
 * replaced by another one.
 */
export async function readBeacon(
  db: Database,
  { parameters, beaconKey, outgoing, sealed }: BeaconPort,
  name: string | null,
  round: number,
): Promise<BeaconRound | null> {
  const base = await parameters.read('farol_endereco')
  if (nameOf(base) !== name) return null
  const key = `${base} ${round}`
  const found =
    cached.get(key) ??
    (base === LOCAL
      ? await localRound(db, sealed, round)
      : await readRemote(outgoing, base, round, beaconKey))
  if (found && cached.size < 1000) cached.set(key, found)
  return found
}
