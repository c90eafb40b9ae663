/** Other processes, as Linux lists them; elsewhere there are none. */
import { readdirSync, readFileSync } from 'node:fs'

function listed<Answer>(read: () => Answer, none: Answer): Answer {
  try {
    return read()
  } catch {
    return none
  }
}

/** The process above `pid`; 0 where none is known. */
export const parentOf = (pid: number): number =>
  listed(() => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0), 0)

/** The processes right below `pid`. */
export const childrenOf = (pid: number): number[] =>
  listed(() => readdirSync('/proc').map(Number), []).filter((one) => one > 0 && parentOf(one) === pid)

/** What `pid` was started with, joined by spaces; empty where it is not known. */
export const commandOf = (pid: number): string =>
  listed(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), '')
