/** The browser's tests in a process that stays, with one file's text replaced in memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { answerShapes } from '../../test/made-shapes.ts'
import { projectNamed } from '../test-process.ts'
import type { Asked } from './related-tests.ts'
import { mistaken, type WebMutation } from './web-mutation.ts'

export interface ScreenTests {
  /** Full names of those asked that fail, with a mistake or as it is; it ends with the first file that has one. */
  failing(asked: readonly Asked[], mutation?: WebMutation): Promise<string[]>
  close(): Promise<void>
}

export async function startScreenTests(root: string): Promise<ScreenTests> {
  let replaced: { path: string; text: string } | undefined
  const memory = {
    name: 'mistake',
    enforce: 'pre' as const,
    load: (id: string) => (replaced && id.split('?')[0] === replaced.path ? replaced.text : undefined),
  }
  const folder = mkdtempSync(join(tmpdir(), 'answer-shapes-'))
  process.env.ANSWER_SHAPES = join(folder, 'shapes.json')
  // Made once, not for every run of the walk.
  writeFileSync(process.env.ANSWER_SHAPES, answerShapes())
  const { test, resolve } = projectNamed('web')
  const vitest = await createVitest(
    {
      ...test,
      config: false,
      root,
      watch: false,
      fileParallelism: false,
      fsModuleCache: false,
      testTimeout: 60_000,
      // What a mistake changes may not become what is expected.
      update: 'none',
      onConsoleLog: () => false,
      reporters: [{}],
    },
    { plugins: [memory], resolve },
  )
  const [project] = vitest.projects
  async function failuresOf({ file, names }: Asked): Promise<string[]> {
    const specification = project!.createSpecification(join(root, file), { testNamePattern: names })
    const { testModules } = await vitest.runTestSpecifications([specification])
    // Files that ran before are reported again, with what failed then.
    const own = testModules.filter(({ moduleId }) => moduleId === specification.moduleId)
    return own.flatMap((module) => [
      ...[...module.children.allTests()]
        .filter((one) => one.result().state === 'failed')
        .map((one) => `${file} > ${one.fullName}`),
      ...module.errors().map(({ message }) => `${file} cannot be loaded: ${message}`),
    ])
  }
  async function failing(asked: readonly Asked[], mutation?: WebMutation): Promise<string[]> {
    const path = mutation && join(root, mutation.file)
    replaced = path ? { path, text: mistaken(readFileSync(path, 'utf8'), mutation) } : undefined
    if (path) vitest.invalidateFile(path)
    try {
      for (const one of asked) {
        const failed = await failuresOf(one)
        if (failed.length > 0) return failed
      }
      return []
    } finally {
      replaced = undefined
      if (path) vitest.invalidateFile(path)
    }
  }
  return {
    failing,
    async close() {
      rmSync(folder, { recursive: true, force: true })
      await vitest.close()
    },
  }
}
