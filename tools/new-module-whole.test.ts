import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { spareTool as asked } from './new-module/spare-tool.ts'

const root = join(import.meta.dirname, '..')

const newFields = [
  ['validade', 'day'],
  ['observacao', 'longText'],
  ['emprestada', 'flag'],
] as const

/** Nothing else ends a process that this one waits for. */
const LONGEST_MS = 300_000

/** Links to what a package depends on; what is ours leads into the copy. */
function linkModules(folder: string, copy: string): void {
  for (const path of globSync(['*', '@*/*', '.bin'], { cwd: join(root, folder) })) {
    if (path.startsWith('@') && !path.includes('/')) continue
    const to = path.startsWith('@intranet/')
      ? join(copy, realpathSync(join(root, folder, path)).slice(root.length))
      : realpathSync(join(root, folder, path))
    mkdirSync(dirname(join(copy, folder, path)), { recursive: true })
    symlinkSync(to, join(copy, folder, path))
  }
}

/** Waited for without blocking: what is said of the tests goes on, otherwise the run takes them for still ones. */
const execute = promisify(execFile)

describe('a throw-away entity', () => {
  const copy = mkdtempSync(join(tmpdir(), 'intranet-new-module-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)
  const run = async (...args: string[]) => {
    // Of the run around: the copy has its own answers, and nobody watches its files.
    const { ANSWER_SHAPES: _shapes, STILL_FILES: _list, ...own } = process.env
    // As in `verify`: the compiler collects garbage only when half of the memory is full.
    const env = { ...own, GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2)}B` }
    const limits = { timeout: LONGEST_MS, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 } as const
    const { stdout } = await execute(process.execPath, args, { cwd: copy, env, ...limits }).catch(
      ({ stdout: said, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${args.join(' ')}\n${said}\n${stderr}`)
      },
    )
    return stdout
  }
  const vitest = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...args)
  /** How many tests pass; what is kept of the screens gains the new ones. */
  const passed = async (...args: string[]) => {
    await vitest('--update', '--reporter=json', '--outputFile.json=report.json', ...args)
    const report = readFileSync(join(copy, 'report.json'), 'utf8')
    return (JSON.parse(report) as { numPassedTests: number }).numPassedTests
  }

  it('is written whole', { timeout: LONGEST_MS }, async () => {
    const { stdout: paths } = await execute('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    for (const path of paths.trim().split('\n')) cpSync(join(root, path), join(copy, path))
    for (const folder of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: root })])
      linkModules(folder, copy)
    const printed = await run('tools/new-module.ts', ...asked)
    expect(printed).toContain('pnpm@12 examples apps/server/src/modules/company/spare-tools\n')
    expect(printed).toContain("screen-walk -t 'who sees|/spare-tools/|/modulos/admin' -u\n")
    const made = readdirSync(join(copy, 'apps/server/src/modules/company/spare-tools'))
    expect(made).toHaveLength(7)
    // The types and the entity's own tests judge the lines of `pnpm new:field`.
    for (const [name, kind] of newFields) {
      const more = name === newFields.at(-1)![0] ? [] : ['--more']
      await run('tools/new-field.ts', 'spare-tool', name, kind, '--label', name.toUpperCase(), ...more)
    }
  })

  it('compiles, and lint finds nothing', { timeout: LONGEST_MS }, async () => {
    await run('node_modules/typescript/bin/tsc', '--singleThreaded', '--noEmit')
    await run('node_modules/oxlint/bin/oxlint', 'apps', 'packages', '--deny-warnings')
  })

  it(
    'asks each of its REST operations in its own tests, and passes them',
    { timeout: LONGEST_MS },
    async () => {
      // `documented` wants to see what they asked.
      await run('tools/examples.ts', 'apps/server/src/modules/company/spare-tools')
      const document = readFileSync(join(copy, 'docs/openapi.json'), 'utf8')
      expect(document).toContain('"/v1/ferramenta/{id}"')
      for (const [name] of newFields) expect(document).toContain(`"${name}"`)
    },
  )

  it('is in the lists that others keep', { timeout: LONGEST_MS }, async () => {
    expect(
      await passed(
        'src/who-opens',
        'src/screens',
        'sheet-words',
        'sheet-imports/sheet-entity',
        'test/changes-walk',
        'test/documented',
      ),
    ).toBeGreaterThan(40)
  })

  it('passes its rows of the walks', { timeout: LONGEST_MS }, async () => {
    const walks = ['scope-walk', 'write-walk', 'access-walk', 'bulk-walk', 'query-walk']
    expect(await passed(...walks, '-t', 'spareTools|/spare-tools/')).toBeGreaterThan(10)
  })

  it(
    'is a copy in which the first change of CONTRIBUTING can be made: its test fails before its rule and passes with it',
    {
      timeout: LONGEST_MS,
    },
    async () => {
      const folder = join(copy, 'apps/server/src/modules/company/departments')
      const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
      const [test = '', rule = ''] = [...page.matchAll(/^ {3}```ts\n([\s\S]*?)^ {3}```$/gm)].map(
        ([, code]) => code,
      )
      const change = (file: string, by: (text: string) => string) => {
        const before = readFileSync(join(folder, file), 'utf8')
        const after = by(before)
        expect(after, file).not.toBe(before)
        writeFileSync(join(folder, file), after)
      }
      const tested = () => vitest('--project', 'server', 'departments', '-t', 'a number alone')
      change('department.test.ts', (text) =>
        text.replace("describe('departments', () => {\n", (line) => line + test),
      )
      await expect(tested()).rejects.toThrow('1 failed')
      const called = (text: string, head: RegExp, call: string) =>
        text.replace(head, (line) => `${line}  ${call}\n`)
      change('department.service.ts', (text) => {
        const imported = `import { refusals } from '../../../platform/errors.ts'\n${text}\n${rule}`
        const created = called(
          imported,
          /^.*function createDepartments.*\n/m,
          'for (const { nome } of objects) assertNamed(nome)',
        )
        return called(created, /^.*function changeDepartment.*\n/m, 'assertNamed(input.nome)')
      })
      expect(await tested()).toContain('1 passed')
    },
  )
})
