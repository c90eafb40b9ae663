/** Work on many: where one fails, the others are done all the same. */

/** Throws what went wrong, once all have had their turn. */
function throwAll(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0]
  if (failures.length) throw new AggregateError(failures, `${failures.length} failed`)
}

/** One after the other; answers what failed. Where `most` fail in a row all would, and the last failure is thrown. */
export async function failuresOf<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  most = Infinity,
): Promise<unknown[]> {
  const failures: unknown[] = []
  let inARow = 0
  for (const one of all)
    try {
      await work(one)
      inARow = 0
    } catch (error) {
      failures.push(error)
      inARow += 1
      if (inARow === most) throw error
    }
  return failures
}

/** One after the other. Throws at the end what failed. */
export async function oneByOne<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  throwAll(await failuresOf(all, work))
}

/** All at once. Answers what each gave; throws at the end what failed. */
export async function sideBySide<One, Given>(
  all: readonly One[],
  work: (one: One) => Promise<Given>,
): Promise<Given[]> {
  const done = await Promise.allSettled(all.map(work))
  throwAll(done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
  return done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
