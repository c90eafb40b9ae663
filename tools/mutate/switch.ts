/** Runs within the tests' process: switches one mutation after the other, and remembers which tests come by. */
import { afterEach, beforeEach, it, vi } from 'vitest'

interface Switched {
  /** 0 while nothing is switched. */
  active: number
  place: string
  /** Numbers that a test file comes by. */
  reached: Map<string, Set<number>>
  failsAnyway: Set<string>
  noticed: Set<number>
  /** Whether the server was loaded while a mutation was switched. */
  loadedChanged: boolean
}

declare global {
  var isMutated: ((number: number) => boolean) | undefined
  var switchedState: Switched | undefined
}

/** Not of this module: loading the server again loads this file again, too. */
const state = (globalThis.switchedState ??= {
  active: 0,
  place: '',
  reached: new Map(),
  failsAnyway: new Set(),
  noticed: new Set(),
  loadedChanged: false,
})
const { reached, failsAnyway, noticed } = state

globalThis.isMutated = (number) => {
  if (state.active === 0) reached.get(state.place)?.add(number)
  return number === state.active
}

/**
 * Loads a test file while a mutation is switched; with 0 it is run as it is, to see which mutations it comes by. A file
 * that does not come by, or comes after one that noticed, is left out. With a negative number all of it is run.
 */
export async function underMutation(
  number: number,
  file: string,
  load: () => Promise<unknown>,
  fresh = false,
): Promise<void> {
  state.active = 0
  if (number > 0 && (noticed.has(number) || (!fresh && !reached.get(file)?.has(number))))
    return void it.skip('does not come by', () => {})
  if (number === 0) reached.set(file, new Set())
  state.place = file
  state.active = number
  if (fresh || state.loadedChanged) vi.resetModules()
  state.loadedChanged = fresh
  beforeEach(({ skip }) => {
    if (noticed.has(number)) skip()
  })
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail' || number < 0) return
    if (number === 0) failsAnyway.add(`${file} ${task.name}`)
    else if (!failsAnyway.has(`${file} ${task.name}`)) noticed.add(number)
  })
  await load().catch((error: unknown) => {
    if (number > 0) noticed.add(number)
    throw error
  })
}
