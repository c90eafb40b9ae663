import { describe, expect, it } from 'vitest'
import { isBeaconSignature } from './beacon-signature.ts'
import { hashHex } from './raffle-proof.ts'

/** Round 1000 of quicknet, as drand published it. */
const round = 1000
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'

describe('the signature of the public beacon', () => {
  it('is the network’s own for its round, and for no other', async () => {
    expect(await hashHex(signature)).toBe(randomness)
    expect(await isBeaconSignature(round, signature)).toBe(true)
    expect(await isBeaconSignature(round + 1, signature)).toBe(false)
  })

  it('is refused when it is not a point of the curve, or the neutral one', async () => {
    expect(await isBeaconSignature(round, 'ab'.repeat(48))).toBe(false)
    expect(await isBeaconSignature(round, '')).toBe(false)
    expect(await isBeaconSignature(round, `a${signature.slice(1)}`)).toBe(false)
  })
})
