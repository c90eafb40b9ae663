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
