// A reporter that ends files that do not go on: an endless loop stops even the limits of its own tests.
import { childrenOf, commandOf } from '@intranet/db/processes'
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { framesOf } from './call-frames.ts'

/** Twice as long as the longest test takes beside others. */
const LONGEST_MS = Number(process.env.STILL_FILE_MS ?? 420_000)
const LOOKS = 10
/** Where the ended files are listed: those that ran beside a still one, too. */
const LIST = process.env.STILL_FILES

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
  onTestModuleQueued(module: TestModule): void {
    this.#heard(module, 'it was about to be loaded')
  }
  onTestModuleStart(module: TestModule): void {
    this.#heard(module, 'it began')
  }
  onTestCaseReady(test: TestCase): void {
    this.#heard(test.module, `“${test.fullName}” began`)
  }
  onTestCaseResult(test: TestCase): void {
    this.#heard(test.module, `“${test.fullName}” ended`)
  }
  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.relativeModuleId)
  }

  #heard(module: TestModule, last: string): void {
    this.#running.set(module.relativeModuleId, { since: Date.now(), last })
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
