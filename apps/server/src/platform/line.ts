/** Who waits for a turn, in the order of arrival: calling an entry lets it go on. */
export type Line = (() => void)[]

/** Waits in `line` for a turn; after `patience` milliseconds leaves it, and throws what `late` makes. */
export function waitInLine(line: Line, patience: number, late: () => Error): Promise<void> {
  return new Promise((admit, refuse) => {
    const turn = () => {
      clearTimeout(timer)
      admit()
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(turn), 1)
      refuse(late())
    }, patience)
    line.push(turn)
  })
}

/** Lets some in at once; the others wait in line, or are refused with what `busy` makes. `limits` is read at each turn. */
export function createGate(limits: Readonly<{ running: number; waiting: number }>, busy: () => Error) {
  let active = 0
  const line: Line = []
  return {
    enter(patience: number): Promise<void> {
      if (active >= limits.running)
        return line.length >= limits.waiting ? Promise.reject(busy()) : waitInLine(line, patience, busy)
      active += 1
      return Promise.resolve()
    },
    leave(): void {
      const next = line.shift()
      if (next) next()
      else active -= 1
    },
  }
}
