/** What is read often and changes seldom: one reading serves all who ask within a moment. */
export interface ShortMemory<T> {
  read(): Promise<T>
  /** Makes the next question read again. */
  forget(): void
}

/** Remembers what `read` answers for `ms` milliseconds; a reading that failed is not kept. */
export function rememberShortly<T>(ms: number, read: () => Promise<T>): ShortMemory<T> {
  let latest: Promise<T> | undefined
  let until = 0
  return {
    read() {
      if (latest && Date.now() < until) return latest
      until = Date.now() + ms
      const reading = read()
      latest = reading
      reading.catch(() => {
        if (latest === reading) latest = undefined
      })
      return reading
    },
    forget() {
      latest = undefined
    },
  }
}
