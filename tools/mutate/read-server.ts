/** The server's files, their modules, and the mutations of both. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '../../apps/server/src/modules/module-list.ts'
import { findMutations } from './find-mutations.ts'
import { instrumented, type Mutation, type Numbered } from './mutation.ts'
import { houseOf, type ModuleRouters } from './nearest-tests.ts'

const MODULES = 'apps/server/src/modules'

/** Each module's folder and the names that clients call its routers by. */
export function readModules(root: string): ModuleRouters[] {
  const manifests = globSync(`${MODULES}/*/*/*.module.ts`, { cwd: root }).map((one) =>
    one.replaceAll('\\', '/'),
  )
  return modules.flatMap(({ name, ...rest }) => {
    const manifest = manifests.find((one) => one.endsWith(`/${name}/${name}.module.ts`))
    const routers = 'routers' in rest ? Object.keys(rest.routers ?? {}) : []
    return manifest ? [{ folder: houseOf(manifest), routers }] : []
  })
}

/** Every mutation of the server, by the folder of its module. */
export function readMutations(root: string): Map<string, Mutation[]> {
  const found = new Map<string, Mutation[]>()
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).map((one) => one.replaceAll('\\', '/'))
  for (const file of files.filter((one) => !/\.test(-d)?\.ts$/.test(one)).toSorted()) {
    const mutations = findMutations(file, readFileSync(join(root, file), 'utf8'))
    const house = houseOf(file)
    if (mutations.length > 0) found.set(house, [...(found.get(house) ?? []), ...mutations])
  }
  return found
}

/** The share of one of several processes: whole folders, the largest dealt out first. */
export function dealOut<T>(
  folders: ReadonlyMap<string, readonly T[]>,
  part: number,
  parts: number,
): string[] {
  const shares = Array.from({ length: parts }, () => ({ size: 0, folders: [] as string[] }))
  const largest = [...folders].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  for (const [folder, items] of largest) {
    const least = shares.toSorted((a, b) => a.size - b.size)[0]!
    least.size += items.length
    least.folders.push(folder)
  }
  return shares[part - 1]!.folders.toSorted()
}

/** The text of each file, by its absolute path, with a switch at each mutation. */
export function readTexts(root: string, mutations: readonly Numbered[]): Map<string, string> {
  const files = [...Map.groupBy(mutations, ({ file }) => file)]
  return new Map(
    files.map(([file, ofFile]) => {
      const path = join(root, file)
      return [path, instrumented(readFileSync(path, 'utf8'), ofFile)]
    }),
  )
}
