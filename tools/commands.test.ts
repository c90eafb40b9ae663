/** Commands of the README and of CONTRIBUTING exist, and what they start from is where they look for it. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { expect, it } from 'vitest'
import { SERVER_STRINGS } from './mutate/strings/find-server-strings.ts'
import { LINKED, SERVER } from './mutate/web/type-check.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const pages = ['README.md', 'CONTRIBUTING.md', 'docs/README.md', 'docs/deploy.md']
/** Commands of pnpm itself. */
const OWN = new Set(['install', 'exec', 'add', 'dlx', 'sbom', 'licenses'])

it('every command that a page names is a script, and every script’s file is there', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/(?<![\w-])pnpm(?:@\d+)? ([a-z][\w:-]*)/g)].map(([, name]) => name!),
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !OWN.has(name) && !(name in scripts))).toEqual([])
  const files = [...Object.values(scripts), ...pages.map(read)].flatMap((text) =>
    [...text.matchAll(/\bnode (?:--[\w=-]+ )*((?:tools|apps|packages)\/[\w/.-]+\.ts)/g)].map(
      ([, file]) => file!,
    ),
  )
  expect(files.length).toBeGreaterThan(15)
  expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('`mutate web` checks the types of a copy that has all that the screens import from elsewhere', () => {
  const source = 'apps/web/src'
  const outside = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) => {
    const path = relative(root, join(root, file)).replaceAll('\\', '/')
    if (/\.test\.tsx?$/.test(path)) return []
    const imported = [...read(path).matchAll(/(?:from|import\() ?'(\.{2}\/[^']+)'/g)]
    return imported
      .map(([, to]) => posix.join(posix.dirname(path), to!))
      .filter((to) => !to.startsWith(`${source}/`))
  })
  expect(outside.length).toBeGreaterThan(0)
  const isLinked = (to: string) => LINKED.some((one) => to === one || to.startsWith(`${one}/`))
  expect(outside.filter((to) => !isLinked(to))).toEqual([])
  expect([...LINKED, ...SERVER.linked].filter((one) => !existsSync(join(root, one)))).toEqual([])
})

it('`mutate strings` lists wrong strings of every kind, in the server and in the screens', () => {
  const asked = ['strings', '--list', '--count', '18']
  const said = execFileSync(process.execPath, ['tools/mutate.ts', ...asked], { cwd: root, encoding: 'utf8' })
  const lines = said.trim().split('\n')
  expect(lines).toHaveLength(18)
  for (const kind of [...SERVER_STRINGS, 'filter'])
    expect(lines.some((line) => line.startsWith(kind))).toBe(true)
  expect(lines.filter((line) => line.includes(' apps/server/src/modules/'))).toHaveLength(12)
}, 60_000)

it('`mutate rules` runs the tests with the changed line', () => {
  const asked = ['rules', '--line', 'device-name.ts:25', '--tests', 'device-name.test.ts']
  const said = execFileSync(process.execPath, ['tools/mutate.ts', ...asked], { cwd: root, encoding: 'utf8' })
  expect(said).toContain('(packages/contract/src/access/device-name.test.ts > ')
  expect(said).toContain('1 of 1 noticed')
  expect(said).not.toContain('cannot be loaded')
}, 120_000)

it('`mutate rules` lists the changes of one file', () => {
  const asked = ['rules', '--list', '--line', 'approvals-needed.service.ts']
  const said = execFileSync(process.execPath, ['tools/mutate.ts', ...asked], { cwd: root, encoding: 'utf8' })
  const lines = said.trim().split('\n')
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines)
    expect(line).toMatch(/^[a-z]+ +modules\/desk\/refunds\/approvals-needed\.service\.ts:\d+ .+ → /)
})
