/**
 * Whether a round of drand's quicknet is the network's own: BLS12-381 with short signatures (scheme
 * bls-unchained-g1-rfc9380). Loaded only on demand: the code of the curve has 40 KB.
 * Source: https://api.drand.sh/52db…e971/info.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { QUICKNET_KEY } from './raffle-proof.ts'

/** Of the scheme: what a signature's hash to the curve is separated by (RFC 9380). */
export const BEACON_DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** What is signed of a round: SHA-256 of its number as eight bytes, big endian. */
export async function beaconMessage(round: number): Promise<Uint8Array> {
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(round))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', number.buffer))
}

/** Checks a signature (hexadecimal) of a round against a public key: about 0.2 s of computing. */
export async function isBeaconSignature(
  round: number,
  signature: string,
  key: string = QUICKNET_KEY,
): Promise<boolean> {
  const { shortSignatures } = bls12_381
  const message = shortSignatures.hash(await beaconMessage(round), BEACON_DOMAIN)
  try {
    return shortSignatures.verify(bytes(signature), message, bytes(key))
  } catch {
    // No point of the curve.
    return false
  }
}
