import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chances, chooseByWeight, simulate, type Odd } from './roulette-odds.ts'

const free = (...pesos: number[]): Odd[] => pesos.map((peso_item) => ({ peso_item, restantes: null }))

/** A small generator with a fixed seed (mulberry32): a test of chance must not fail by chance. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

describe('the choice by weights', () => {
  it('matches the weights over 1,000,000 spins (chi-square, p > 0.001)', () => {
    const odds = free(50, 20, 20, 10, 1, 1, 50, 20)
    const total = odds.reduce((sum, { peso_item }) => sum + peso_item, 0)
    const spins = 1_000_000
    const { wins } = simulate(odds, spins, seeded(20_261_120))
    const square = wins.reduce((sum, seen, index) => {
      const expected = (spins * odds[index]!.peso_item) / total
      return sum + (seen - expected) ** 2 / expected
    }, 0)
    // The 0.999 quantile with 7 degrees of freedom.
    expect(square).toBeLessThan(24.322)
  })

  it('gives weights 50, 20, 20, 10 their share of 10,000 spins', () => {
    const [a, b, c, d] = simulate(free(50, 20, 20, 10), 10_000, seeded(7)).wins as [
      number,
      number,
      number,
      number,
    ]
    expect(a).toBeGreaterThanOrEqual(4800)
    expect(a).toBeLessThanOrEqual(5200)
    for (const twenty of [b, c]) {
      expect(twenty).toBeGreaterThanOrEqual(1800)
      expect(twenty).toBeLessThanOrEqual(2200)
    }
    expect(d).toBeGreaterThanOrEqual(900)
    expect(d).toBeLessThanOrEqual(1100)
  })

  const anyOdds = fc.array(
    fc.record({
      peso_item: fc.constantFrom(1, 10, 20, 50),
      restantes: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
    }),
    { maxLength: 8 },
  )

  it('never chooses a used-up prize, and chooses one for any number', () => {
    fc.assert(
      fc.property(anyOdds, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (odds, share) => {
        const index = chooseByWeight(odds, (below) => Math.floor(share * below))
        if (odds.every(({ restantes }) => restantes === 0)) expect(index).toBeNull()
        else expect(odds[index!]!.restantes).not.toBe(0)
      }),
    )
  })

  it('spends no stock twice: wins and empty spins add up', () => {
    fc.assert(
      fc.property(anyOdds, fc.integer({ min: 0, max: 60 }), fc.integer(), (odds, spins, seed) => {
        const { wins, none } = simulate(odds, spins, seeded(seed))
        expect(wins.reduce((sum, one) => sum + one, none)).toBe(spins)
        for (const [index, { restantes }] of odds.entries())
          if (restantes !== null) expect(wins[index]).toBeLessThanOrEqual(restantes)
      }),
    )
  })

  it('calculates chances that add up to one while anything is left', () => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        const sum = chances(odds).reduce((total, one) => total + one, 0)
        expect(sum).toBeCloseTo(odds.some(({ restantes }) => restantes !== 0) ? 1 : 0)
      }),
    )
  })
})
