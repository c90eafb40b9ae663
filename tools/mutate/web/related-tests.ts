/** Which tests of the browser's side stand nearest to a file: by how many imports lie between. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { areaOf } from '../../../apps/web/src/test/screen-walk/areas.ts'

const SOURCE = 'apps/web/src'
/** Farther away a test hardly asks about the file. */
const FAR = 5
const MOST = 8
/** Imports everything: what lies behind it is near to nobody. */
const EVERYTHING = `${SOURCE}/routeTree.gen.ts`

/** From which file to which; type imports too, they do no harm. */
function importsOf(file: string, text: string): string[] {
  const written = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) => path!)
  return written.flatMap((path) => {
    if (path.startsWith('@/')) return [`${SOURCE}/${path.slice(2)}`]
    return path.startsWith('.') ? [posix.normalize(posix.join(dirname(file), path))] : []
  })
}

/** For every file those that import it. */
export function importersIn(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const imported of importsOf(file, text))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** It opens every screen: who is asked of it is said by `walkedScreens`. */
const WALK = `${SOURCE}/test/screen-walk/`
/** More screens hardly see what these do not. */
const MOST_SCREENS = 6

/** Tests that import the file, the nearest first. */
export function relatedTests(importers: ReadonlyMap<string, readonly string[]>, file: string): string[] {
  const seen = new Set([file])
  const tests: string[] = []
  let layer = [file]
  for (let far = 0; far < FAR && layer.length > 0; far++) {
    layer = [...new Set(layer.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one))
    for (const one of layer) seen.add(one)
    tests.push(...layer.filter((one) => isTest(one) && !one.startsWith(WALK)).toSorted())
    layer = layer.filter((one) => !isTest(one) && one !== EVERYTHING)
  }
  return tests.slice(0, MOST)
}

/** Test files, and within them the tests by their names; all of them where none are named. */
export interface Asked {
  file: string
  names?: RegExp
}

/** The walk's screens that show the file, the nearest first. */
export function walkedScreens(
  importers: ReadonlyMap<string, readonly string[]>,
  file: string,
  routes: readonly { id: string; file: string; path: string | undefined }[],
): Asked[] {
  const seen = new Set([file])
  for (const one of seen)
    if (one !== EVERYTHING && !isTest(one))
      for (const importer of importers.get(one) ?? []) seen.add(importer)
  // A set keeps the order in which they came: the nearest first.
  const shown = [...seen].flatMap((one) =>
    routes.filter((route) => route.path !== undefined && `${SOURCE}/${route.file.slice(2)}.tsx` === one),
  )
  const areas = Map.groupBy(shown.slice(0, MOST_SCREENS), ({ path }) => areaOf(path!))
  return [...areas].flatMap(([area, screens]) => {
    const ids = screens.map(({ id }) => id.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    const names = new RegExp(`^(${ids.join('|')})$`)
    return ['', 'pressed/'].map((part) => ({ file: `${WALK}${part}${area}.test.ts`, names }))
  })
}

/** Whether one file imports the other, over however many between them; each imports itself. */
export function uses(importers: ReadonlyMap<string, readonly string[]>, user: string, used: string): boolean {
  const seen = new Set([used])
  for (const file of seen) for (const one of importers.get(file) ?? []) seen.add(one)
  return seen.has(user)
}

export function readImporters(root: string): Map<string, string[]> {
  const files = globSync(`${SOURCE}/**/*.{ts,tsx}`, { cwd: root }).map((one) => one.replaceAll('\\', '/'))
  return importersIn(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
}
