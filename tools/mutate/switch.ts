/** Runs within the tests' process: switches one mutation after the other, and remembers which tests come by. */
import { afterEach, beforeEach, it } from 'vitest'

declare global {
  var isMutated: ((number: number) => boolean) | undefined
}

/** 0 while nothing is switched. */
let active = 0
let place = ''
/** Numbers that a test file comes by. */
const reached = new Map<string, Set<number>>()
const failsAnyway = new Set<string>()
const noticed = new Set<number>()

globalThis.isMutated = (number) => {
  if (active === 0) reached.get(place)?.add(number)
  return number === active
}

/**
 * Loads a test file while a mutation is switched; with 0 it is run as it is, to see which mutations it comes by. A file
 * that does not come by, or comes after one that noticed, is left out. With a negative number all of it is run.
 */
export async function underMutation(
  number: number,
  file: string,
  load: () => Promise<unknown>,
): Promise<void> {
  active = 0
  if (number > 0 && (noticed.has(number) || !reached.get(file)?.has(number)))
    return void it.skip('does not come by', () => {})
  if (number === 0) reached.set(file, new Set())
  place = file
  active = number
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
