// A reporter that ends files that do not go on: an endless loop stops even the limits of its tests.
import { childrenOf, commandOf } from '@intranet/db/processes'
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { framesOf } from './call-frames.ts'

/** Twice as long as the longest test takes beside others. */
const LONGEST_MS = Number(process.env.STILL_FILE_MS ?? 420_000)
const LOOKS = 10
/** Where the ended files are listed: those that ran beside a still one, too. */
const LIST = process.env.STILL_FILES

type File = Pick<TestModule, 'relativeModuleId'>
type Test = Pick<TestCase, 'fullName'> & { module: File }

/** The processes that run files for this one. */
const workers = () => childrenOf(process.pid).filter((pid) => /vitest.*workers/.test(commandOf(pid)))

export default class StillFiles implements Reporter {
  readonly #running = new Map<string, { since: number; last: string }>()
  readonly #ended = new Set<string>()
  #looking: NodeJS.Timeout | undefined

  onTestRunStart(): void {
    this.#looking = setInterval(() => void this.#look(), LONGEST_MS / LOOKS)
  }
  onTestRunEnd(): void {
    clearInterval(this.#looking)
  }
  onTestModuleQueued(module: File): void {
    this.#heard(module, 'it was about to be loaded')
  }
  onTestModuleStart(module: File): void {
    this.#heard(module, 'it began')
  }
  onTestCaseReady(test: Test): void {
    this.#goesOn(test, 'began')
  }
  onTestCaseResult(test: Test): void {
    this.#goesOn(test, 'ended')
  }
  onTestModuleEnd(module: File): void {
    this.#running.delete(module.relativeModuleId)
  }

  #heard(module: File, last: string): void {
    this.#running.set(module.relativeModuleId, { since: Date.now(), last })
  }

  /** What is said of a test may arrive after its file has ended: such a file would look still for ever. */
  #goesOn({ module, fullName }: Test, what: string): void {
    if (this.#running.has(module.relativeModuleId)) this.#heard(module, `“${fullName}” ${what}`)
  }

  async #look(): Promise<void> {
    const still = [...this.#running].filter(([, { since }]) => Date.now() - since > LONGEST_MS)
    if (still.length === 0) return
    for (const [file, { last }] of still)
      process.stdout.write(`stands still: ${file}: nothing came since ${last}\n`)
    for (const file of this.#running.keys()) this.#ended.add(file)
    this.#running.clear()
    for (const pid of workers()) {
      // Whatever comes of the question: a process that goes round would be left behind.
      const frames = await framesOf(pid).catch((error: unknown) => [String(error)])
      process.stdout.write(`process ${pid}:\n${frames.map((frame) => `  ${frame}\n`).join('')}`)
      process.kill(pid, 'SIGKILL')
    }
    if (LIST) writeFileSync(LIST, JSON.stringify([...this.#ended]))
  }
}
