/** Which tests judge a changed rule: those of its module, then the rows of the walks that are about it. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nearestTests, QUERY_WALK, WALKS, type ModuleRouters } from '../nearest-tests.ts'
import { rowsOf, statementsOf } from '../run-portion.ts'
import type { Round } from '../test-process.ts'

type Asked = Pick<Round, 'file' | 'names'>

const MODULES = 'apps/server/src/modules'
const isContract = (file: string) => file.startsWith('packages/contract/')
const slashed = (paths: readonly string[]) => paths.map((one) => one.replaceAll('\\', '/')).toSorted()

/** Tests of the contract beside a file of it, or that import it; its own before the others. */
function besides(root: string, file: string): string[] {
  const stem = basename(file, '.ts')
  const all = slashed(globSync('packages/contract/src/**/*.test.ts', { cwd: root }))
  const tests = all.filter(
    (test) =>
      dirname(test) === dirname(file) ||
      readFileSync(join(root, test), 'utf8').includes(`/${basename(file)}'`),
  )
  return tests.toSorted((a, b) => Number(b.includes(stem)) - Number(a.includes(stem)))
}

/** Modules of the server that import a file of the contract, directly or by one other file of it. */
function modulesBy(root: string, file: string, modules: readonly ModuleRouters[]): ModuleRouters[] {
  const nameOf = (one: string) =>
    one.replace('packages/contract/src/', '@intranet/contract/').replace(/\.ts$/, '')
  const siblings = slashed(globSync(`${dirname(file)}/*.ts`, { cwd: root })).filter((one) =>
    readFileSync(join(root, one), 'utf8').includes(`/${basename(file)}'`),
  )
  const names = [file, ...siblings].map(nameOf)
  return modules.filter(({ folder }) =>
    globSync(`${folder}/**/*.ts`, { cwd: root }).some((one) => {
      const text = readFileSync(join(root, one), 'utf8')
      return names.some((name) => text.includes(`'${name}'`))
    }),
  )
}

/** Compare every limit of a field: those that REST documents, and those of all procedures. */
const LIMITS = ['apps/server/src/doors/rest/openapi.test.ts', 'apps/server/test/input-limits.test.ts']
/** A rule of the contract is used by few modules; what all use is tested beside it. */
const MOST_MODULES = 4

const CITED = /\bdocs\/[\w-]+\.md#[\p{L}\p{N}_-]+/gu
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Tests anywhere on the server whose titles name a rule that the file cites. */
export function citingTests(root: string, file: string): Asked[] {
  const rules = new Set(readFileSync(join(root, file), 'utf8').match(CITED))
  if (rules.size === 0) return []
  const tests = slashed(
    globSync(['apps/server/**/*.test.ts', 'packages/contract/**/*.test.ts'], { cwd: root }),
  )
  return tests.flatMap((test) => {
    const titles = readFileSync(join(root, test), 'utf8').match(/\(docs\/[^)\n]+\)(?=')/g) ?? []
    const named = [...rules].filter((rule) => titles.some((title) => title === `(${rule})`))
    return named.length > 0 ? [{ file: test, names: new RegExp(named.map(escaped).join('|')) }] : []
  })
}

/** The test files for a changed rule, the nearest first. */
export function testsOfRule(root: string, file: string, modules: readonly ModuleRouters[]): Asked[] {
  const citing = citingTests(root, file)
  if (!isContract(file)) {
    const { tests, routers, folders } = nearestTests(root, file, modules)
    const others = citing.filter((one) => !tests.includes(one.file))
    return [...tests.map((one) => ({ file: one })), ...others, ...walks(routers, folders)]
  }
  const users = modulesBy(root, file, modules)
  const near = users
    .slice(0, MOST_MODULES)
    .flatMap(({ folder }) => slashed(globSync(`${folder}/**/*.test.ts`, { cwd: root })))
  const routers = users.slice(0, MOST_MODULES).flatMap((one) => one.routers)
  const folders = users.slice(0, MOST_MODULES).map(({ folder }) => folder.replace(`${MODULES}/`, ''))
  const whole = [...new Set([...besides(root, file), ...LIMITS, ...near])]
  return [
    ...whole.map((one) => ({ file: one })),
    ...citing.filter((one) => !whole.includes(one.file)),
    ...walks(routers, folders),
  ]
}

const ORDER_WALKS = ['apps/server/test/order-walk.test.ts', 'apps/server/test/answer-order.test.ts']

/** With rows by folder or file of statements, as the walk over them. */
const STATEMENT_WALKS = [
  'apps/server/test/asked-conditions.test.ts',
  'apps/server/test/asked-ids.test.ts',
  QUERY_WALK,
]

const walks = (routers: readonly string[], folders: readonly string[]): Asked[] => [
  ...(folders.length > 0 ? STATEMENT_WALKS.map((file) => ({ file, names: statementsOf(folders) })) : []),
  ...(routers.length > 0 ? [...WALKS, ...ORDER_WALKS].map((file) => ({ file, names: rowsOf(routers) })) : []),
]
