/** Some mutations in one process: the nearest tests with one after the other, until one of them fails. */
import type { Numbered } from './mutation.ts'
import { nearestTests, QUERY_WALK, WALKS, type ModuleRouters, type Nearest } from './nearest-tests.ts'
import type { Result } from './report.ts'
import type { Failures, Round, TestProcess } from './test-process.ts'

export interface Work {
  root: string
  tests: TestProcess
  modules: readonly ModuleRouters[]
  tell(result: Result): void
}

/** Rows of a walk that are about the procedures of some routers. */
export const rowsOf = (routers: readonly string[]) => new RegExp(`(^|\\s)(${routers.join('|')})\\.\\w+`)

export const statementsOf = (folders: readonly string[]) => new RegExp(`(^|\\s)(${folders.join('|')})/`)

const roundsOf = (number: number, { tests, routers, folders }: Nearest): Round[] => [
  ...(folders.length > 0 ? [{ number, file: QUERY_WALK, names: statementsOf(folders) }] : []),
  ...(routers.length > 0 ? WALKS.map((file) => ({ number, file, names: rowsOf(routers) })) : []),
  ...tests.map((file) => ({ number, file })),
]

/** Every test file once, before anything is switched. */
function asItIs(nearest: readonly Nearest[]): Round[] {
  const routers = [...new Set(nearest.flatMap((one) => one.routers))]
  const tests = [...new Set(nearest.flatMap((one) => one.tests))]
  const folders = [...new Set(nearest.flatMap((one) => one.folders))]
  return roundsOf(0, { tests, routers, folders })
}

/** Reports each mutation after its last round, and says which tests fail as it is. */
function results(mutations: readonly Numbered[], rounds: readonly Round[], tell: Work['tell']): Failures {
  const failsAnyway = new Set<string>()
  const noticed = new Map<number, string>()
  const last = new Map(rounds.map(({ number, file }) => [number, file]))
  let begin = performance.now()
  return ({ number, file }, failed) => {
    const names = failed.map((test) => `${file} > ${test}`)
    if (number === 0) {
      for (const name of names) failsAnyway.add(name)
      if (names.length > 0) process.stdout.write(`fails as it is: ${names.slice(0, 3).join(' · ')}\n`)
      begin = performance.now()
      return
    }
    const by = names.find((name) => !failsAnyway.has(name))
    if (by && !noticed.has(number)) noticed.set(number, by)
    if (last.get(number) !== file) return
    const mutation = mutations.find((one) => one.number === number)!
    tell({ mutation, by: noticed.get(number), seconds: (performance.now() - begin) / 1000 })
    begin = performance.now()
  }
}

export async function runPortion(work: Work, mutations: readonly Numbered[]): Promise<void> {
  const { root, tests, modules, tell } = work
  const files = new Map(mutations.map(({ file }) => [file, nearestTests(root, file, modules)]))
  const rounds = mutations.map(({ number, file }) => roundsOf(number, files.get(file)!))
  await tests.run([...asItIs([...files.values()]), ...rounds.flat()], results(mutations, rounds.flat(), tell))
  for (const [place, mutation] of mutations.entries())
    if (rounds[place]!.length === 0) tell({ mutation, by: undefined, seconds: 0 })
}
