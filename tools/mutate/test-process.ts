/** Vitest in this process with its database kept, and the server's files with their switches, which are on no disk. */
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import vitestConfig from '../../vitest.config.ts'

/** One test file in one round: with mutation `number`, or as it is (0). */
export interface Round {
  number: number
  file: string
  /** Only tests with such a name. */
  names?: RegExp
  /** Loads the server again, for what is evaluated once when a file is loaded. */
  fresh?: boolean
}

/** Full names of the tests that failed in a round, or why the file could not be loaded. */
export type Failures = (round: { number: number; file: string }, failed: readonly string[]) => void

export interface TestProcess {
  /** All rounds in one process, one after the other. */
  run(rounds: readonly Round[], tell: Failures): Promise<void>
  close(): Promise<void>
}

/** A project's tests as `vitest.config.ts` sets them. */
export function projectNamed(name: string) {
  for (const project of vitestConfig.test?.projects ?? [])
    if (typeof project === 'object' && 'test' in project && project.test?.name === name) return project
  throw new Error(`vitest.config.ts has no project "${name}"`)
}

/** As they were asked for. */
class AsAsked {
  sort<T>(files: T): T {
    return files
  }
  shard<T>(files: T): T {
    return files
  }
}

const ROUND = /\.round(-?\d+)(fresh)?\.test\.ts$/

/** A test file that loads the one it is named after while a mutation is switched. */
const roundPath = (file: string, number: number, fresh = false) =>
  file.replace(/\.test\.ts$/, `.round${number}${fresh ? 'fresh' : ''}.test.ts`)
function roundText(root: string, id: string): string {
  const [, number, fresh] = ROUND.exec(id)!
  const test = id.replace(ROUND, '.test.ts')
  return `import { underMutation } from ${JSON.stringify(join(root, 'tools/mutate/switch.ts'))}
await underMutation(${number}, ${JSON.stringify(test)}, () => import(${JSON.stringify(`${test}?round=${number}`)}), ${fresh === 'fresh'})`
}

const NOT_LOADED = 'cannot be loaded: '

function failuresIn(module: TestModule): string[] {
  const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed')
  const broken = module.errors().map(({ message }) => `${NOT_LOADED}${message}`)
  return [...failed.map((test) => test.fullName), ...broken]
}

/** Starts the tests' database, with `texts` (by absolute path) in place of what is on the disk. */
export async function startTests(root: string, texts: ReadonlyMap<string, string>): Promise<TestProcess> {
  let tell: Failures = () => {}
  const memory = {
    name: 'mutation',
    enforce: 'pre' as const,
    resolveId: (id: string) => (ROUND.test(id) ? id : undefined),
    load: (id: string) => (ROUND.test(id) ? roundText(root, id) : texts.get(id.split('?')[0]!)),
  }
  let broken: string | undefined
  function onTestModuleEnd(module: TestModule): void {
    const number = Number(ROUND.exec(module.moduleId)?.[1])
    const failures = failuresIn(module)
    // Without a mutation everything loads, or each mutation would seem to be noticed.
    if (number === 0) broken ??= failures.find((one) => one.startsWith(NOT_LOADED))
    if (broken) void vitest.cancelCurrentRun('test-failure')
    tell({ number, file: module.relativeModuleId.replace(ROUND, '.test.ts') }, failures)
  }
  process.env.KEEP_WORLDS = '1'
  const vitest = await createVitest(
    {
      ...projectNamed('server').test,
      config: false,
      root,
      watch: false,
      fileParallelism: false,
      // A file with switches may not be kept for runs without them.
      fsModuleCache: false,
      // Node's own loader would read the files of the disk, without switches.
      experimental: { viteModuleRunner: true },
      sequence: { sequencer: AsAsked },
      onConsoleLog: () => false,
      reporters: [{ onTestModuleEnd }],
    },
    { plugins: [memory] },
  )
  const [project] = vitest.projects
  return {
    async run(rounds, reported) {
      tell = reported
      const specifications = rounds.map(({ file, number, names, fresh }) =>
        project!.createSpecification(roundPath(join(root, file), number, fresh), { testNamePattern: names }),
      )
      await vitest.runTestSpecifications(specifications, false)
      if (broken) throw new Error(broken)
    },
    close: () => vitest.close(),
  }
}
