/** Ratios from rounds that alternate, so that a busy machine slows all sides alike. */
const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

export function median(values: number[]): number {
  const all = sorted(values)
  const middle = Math.floor(all.length / 2)
  return all.length % 2 ? all[middle]! : (all[middle - 1]! + all[middle]!) / 2
}

/** What all but the slowest hundredth stay within. */
export const p99 = (times: number[]): number => sorted(times)[Math.floor(times.length * 0.99)]!

export interface Ratio {
  ratio: number
  /** Smallest and largest of the rounds. */
  spread: [number, number]
  /** Without it the spread decides nothing. */
  rounds?: number
}

/** Median over the rounds of a's value by b's value in the same round. */
export function ratioOf(a: number[], b: number[]): Ratio {
  const each = sorted(a.map((value, round) => value / b[round]!))
  return { ratio: median(each), spread: [each[0]!, each.at(-1)!], rounds: each.length }
}

/** As `ratioOf`, for values that are compared by what one has more. */
export function differenceOf(a: number[], b: number[]): Ratio {
  const each = sorted(a.map((value, round) => value - b[round]!))
  return { ratio: median(each), spread: [each[0]!, each.at(-1)!], rounds: each.length }
}

/** One side alone. */
export const medianOf = (values: number[]): Ratio =>
  differenceOf(
    values,
    values.map(() => 0),
  )

/** One median by the other: for values that single rounds tell badly, such as a p99. */
export const ratioOfMedians = (a: number[], b: number[]): Ratio => ({
  ...ratioOf(a, b),
  ratio: median(a) / median(b),
})

/** A server answers its first thousands of requests at half its pace; on a slow list that is many rounds. */
const WARM = { requests: 5000, rounds: 15 }

/** Asks until a side has its pace. */
export async function warmUp(side: () => Promise<{ answers: number }>): Promise<void> {
  for (let answers = 0, round = 0; answers < WARM.requests && round < WARM.rounds; round++)
    answers += (await side()).answers
}

/**
 * Measures every side once a round, the order turning round, after one round that is thrown away.
 * Answers the measurements by side.
 */
export async function alternate<Side extends string, T>(
  sides: Record<Side, () => Promise<T>>,
  rounds: number,
): Promise<Record<Side, T[]>> {
  const names = Object.keys(sides) as Side[]
  const found = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Side, T[]>
  for (let round = -1; round < rounds; round++) {
    const order = round % 2 ? names.toReversed() : names
    for (const name of order) {
      const measured = await sides[name]()
      if (round >= 0) found[name].push(measured)
    }
  }
  return found
}
