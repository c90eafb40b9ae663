/** Which tests stand nearest to a file of the server, the nearest first. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Nearest {
  /** Of the folder, or of the modules that use the file. */
  tests: string[]
  /** Routers whose rows the walks ask. */
  routers: string[]
  /** Folders of modules whose statements are walked: `desk/refunds`. */
  folders: string[]
}

export interface ModuleRouters {
  /** `apps/server/src/modules/company/departments` */
  folder: string
  routers: string[]
}

const SOURCE = 'apps/server/src'
const walk = (name: string) => `apps/server/test/${name}.test.ts`
/** With rows by procedure. */
export const WALKS = ['scope-walk', 'write-walk'].map(walk)
/** With rows by statement. */
export const QUERY_WALK = walk('query-walk')

/** `apps/server/src/modules/company/departments` of any file below it; the folder itself for others. */
export const houseOf = (file: string): string =>
  /^apps\/server\/src\/modules\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file)

const stem = (file: string) => basename(file).split('.')[0]!

/** The tests of a folder; those of the same name stand before the others. */
function testsOf(root: string, folder: string, name = ''): string[] {
  const tests = globSync(`${folder}/**/*.test.ts`, { cwd: root }).map((one) => one.replaceAll('\\', '/'))
  return tests.toSorted((a, b) => Number(stem(b) === name) - Number(stem(a) === name) || (a < b ? -1 : 1))
}

/** Houses with a file that imports this one. */
export function usersOf(root: string, file: string): string[] {
  const name = basename(file)
  const sources = globSync(`${SOURCE}/modules/**/*.ts`, { cwd: root }).filter(
    (one) => !one.endsWith('.test.ts'),
  )
  const using = sources.filter((one) => readFileSync(join(root, one), 'utf8').includes(`/${name}'`))
  return [...new Set(using.map((one) => houseOf(one.replaceAll('\\', '/'))))].toSorted()
}

/** Houses whose files this one imports: what a door opens is tested there. */
function usedBy(root: string, file: string): string[] {
  const imported = readFileSync(join(root, file), 'utf8').matchAll(
    /from '[^']*\/modules\/(\w[^/']*\/[^/']+)\//g,
  )
  return [...new Set([...imported].map(([, house]) => `${SOURCE}/modules/${house}`))].toSorted()
}

/** Procedures of other modules that answer from a file of this name, and where they are tested. */
const asked: [name: RegExp, router: string, folder: string][] = [
  [/\.search\.ts$/, 'search', 'home/search'],
  [/\.obligation\.ts$/, 'obligations', 'home/obligations'],
  [/\.history\.ts$/, 'history', 'access/history'],
  [/\.module\.ts$/, 'figures', 'home/figures'],
  [/\.personal-data\.ts$/, 'ownData', 'people/personal-data'],
]

/** What is asked of the whole server, for what belongs to no module; not the walks, which take long. */
function wholeServer(root: string, file: string): string[] {
  if (/\/modules\//.test(file)) return []
  const slow = /walk|-by-rest|bad-input|two-servers|turning|frozen|locked-rows|client|database|schema|wire/
  return testsOf(root, 'apps/server/test').filter((test) => !slow.test(test))
}

/**
 * A file of a module has the module's tests, and the rows of all who use it; any other one has the tests of the modules
 * that it uses, and that use it, too.
 */
export function nearestTests(root: string, file: string, modules: readonly ModuleRouters[]): Nearest {
  const house = houseOf(file)
  const users = usersOf(root, file)
  const using = modules.filter(({ folder }) => users.includes(folder) || folder === house)
  const routers = [
    ...using.flatMap((one) => one.routers),
    ...asked.flatMap(([name, router]) => (name.test(file) ? [router] : [])),
  ]
  const askers = asked.flatMap(([name, , folder]) =>
    name.test(file) ? testsOf(root, `${SOURCE}/modules/${folder}`) : [],
  )
  const inHouse = testsOf(root, house, stem(file)).filter(
    (test) => dirname(test) === house || using.some(({ folder }) => folder === house),
  )
  const own = [...inHouse, ...askers]
  const folders = using.map(({ folder }) => folder.replace(`${SOURCE}/modules/`, ''))
  if (modules.some(({ folder }) => folder === house)) return { tests: own, routers, folders }
  const around = [...usedBy(root, file), ...using.map(({ folder }) => folder)]
  const others = [...around.flatMap((folder) => testsOf(root, folder)), ...wholeServer(root, file)]
  return { tests: [...own, ...others.filter((test) => !own.includes(test))], routers, folders }
}
