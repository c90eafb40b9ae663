/** The browser's tests in a process that stays, with one file's text replaced in memory. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import vitestConfig from '../../../vitest.config.ts'
import { mistaken, type WebMutation } from './web-mutation.ts'

export interface ScreenTests {
  /** Full names of the tests of these files that fail, with a mistake or as it is; it ends with the first file that has one. */
  failing(files: readonly string[], mutation?: WebMutation): Promise<string[]>
  close(): Promise<void>
}

function webProject() {
  for (const project of vitestConfig.test?.projects ?? [])
    if (typeof project === 'object' && 'test' in project && project.test?.name === 'web') return project
  throw new Error('vitest.config.ts has no project "web"')
}

export async function startScreenTests(root: string): Promise<ScreenTests> {
  let replaced: { path: string; text: string } | undefined
  const memory = {
    name: 'mistake',
    enforce: 'pre' as const,
    load: (id: string) => (replaced && id.split('?')[0] === replaced.path ? replaced.text : undefined),
  }
  const { test, resolve } = webProject()
  const vitest = await createVitest(
    {
      ...test,
      config: false,
      root,
      watch: false,
      fileParallelism: false,
      fsModuleCache: false,
      testTimeout: 15_000,
      onConsoleLog: () => false,
      reporters: [{}],
    },
    { plugins: [memory], resolve },
  )
  const [project] = vitest.projects
  async function failuresOf(file: string): Promise<string[]> {
    const { testModules } = await vitest.runTestSpecifications([
      project!.createSpecification(join(root, file)),
    ])
    return testModules.flatMap((module) => [
      ...[...module.children.allTests()]
        .filter((one) => one.result().state === 'failed')
        .map((one) => `${file} > ${one.fullName}`),
      ...module.errors().map(({ message }) => `${file} cannot be loaded: ${message}`),
    ])
  }
  async function failing(files: readonly string[], mutation?: WebMutation): Promise<string[]> {
    const path = mutation && join(root, mutation.file)
    replaced = path ? { path, text: mistaken(readFileSync(path, 'utf8'), mutation) } : undefined
    if (path) vitest.invalidateFile(path)
    try {
      for (const file of files) {
        const failed = await failuresOf(file)
        if (failed.length > 0) return failed
      }
      return []
    } finally {
      replaced = undefined
      if (path) vitest.invalidateFile(path)
    }
  }
  return { failing, close: () => vitest.close() }
}
