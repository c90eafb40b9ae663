/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seeds that are named: `7`, or several, whose changes are pooled: `7,8,9`. */
export function seedsIn(named: string): number[] {
  const seeds = named.split(',').map(Number)
  if (!seeds.every(Number.isSafeInteger))
    throw new Error(`--seed takes numbers, with commas between: ${named}`)
  return seeds
}

/**
 * Up to `wanted` changes, no two in one file: `files` has those that are taken already. The kinds follow each other, so that
 * rare ones come as often as common ones.
 */
export function drawByKind<Change extends { kind: string; file: string }>(
  all: readonly Change[],
  kinds: readonly Change['kind'][],
  wanted: number,
  random: () => number,
  files: Set<string>,
): Change[] {
  const taken: Change[] = []
  const left = [...kinds]
  for (let round = 0; taken.length < wanted && left.length > 0; round++) {
    const place = round % left.length
    const free = all.filter(({ kind, file }) => kind === left[place] && !files.has(file))
    const one = free[Math.floor(random() * free.length)]
    if (!one) {
      left.splice(place, 1)
      continue
    }
    files.add(one.file)
    taken.push(one)
  }
  return taken
}
