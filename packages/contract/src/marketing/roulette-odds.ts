/** The wheel's choice by weights, and what it makes probable. Pure: the server, the odds table and tests share it. */

export interface Odd {
  peso_item: number
  /** How many may still be won; null without a limit. */
  restantes: number | null
}

/** An integer from 0 to `below` - 1. */
export type RandomInt = (below: number) => number

const eligible = ({ restantes }: Odd) => restantes === null || restantes > 0

/** The index of the chosen prize by weight among those that may be won, or null when there is none. */
export function chooseByWeight(odds: readonly Odd[], random: RandomInt): number | null {
  const total = odds.reduce((sum, odd) => sum + (eligible(odd) ? odd.peso_item : 0), 0)
  if (total === 0) return null
  let left = random(total)
  for (const [index, odd] of odds.entries()) {
    if (!eligible(odd)) continue
    if (left < odd.peso_item) return index
    left -= odd.peso_item
  }
  return null
}

/** Probability of each prize at the next spin, from 0 to 1. */
export function chances(odds: readonly Odd[]): number[] {
  const total = odds.reduce((sum, odd) => sum + (eligible(odd) ? odd.peso_item : 0), 0)
  return odds.map((odd) => (total > 0 && eligible(odd) ? odd.peso_item / total : 0))
}

/** How often each prize goes out in `spins` spins with stock falling; `none` are spins without any prize left. */
export function simulate(odds: readonly Odd[], spins: number, random: RandomInt) {
  const stock = odds.map((odd) => ({ ...odd }))
  const wins = odds.map(() => 0)
  let none = 0
  for (let spin = 0; spin < spins; spin += 1) {
    const index = chooseByWeight(stock, random)
    if (index === null) none += 1
    else {
      wins[index]! += 1
      const won = stock[index]!
      if (won.restantes !== null) won.restantes -= 1
    }
  }
  return { wins, none }
}
