/**
 * What `work` answers; rejects with the error that `late` makes once `milliseconds` are over. The work goes on then, and
 * what it fails with later is not reported.
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), milliseconds).unref()
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
