/** The abilities of all procedures, lowered at once: the walk over what is open has a row for each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_OPEN, type Numbered } from './mutation.ts'
import { nearestTests } from './nearest-tests.ts'
import type { Work } from './run-portion.ts'

const WALK = 'apps/server/test/open-walk.test.ts'

/** The procedures that an ability is for: the one that it is in, or all that are made by the function around it. */
export function proceduresBy(text: string, named: string): string[] {
  const made = [...text.matchAll(new RegExp(`(\\w+): ${named}\\b`, 'g'))].map(([, name]) => name!)
  return made.length > 0 ? made : [named]
}

/** Says, of each, whether the rows of its procedures failed. A file's procedures of one name need a row each. */
export async function openProcedures(work: Work, mutations: readonly Numbered[]): Promise<void> {
  const { root, tests, modules, tell } = work
  const begin = performance.now()
  const rows: string[] = []
  await tests.run([{ number: ALL_OPEN, file: WALK }], (_round, failed) => void rows.push(...failed))
  const seconds = (performance.now() - begin) / 1000 / mutations.length
  for (const [file, ofFile] of Map.groupBy(mutations, (one) => one.file)) {
    const text = readFileSync(join(root, file), 'utf8')
    const { routers } = nearestTests(root, file, modules)
    const failedOf = (name: string) =>
      rows.filter((row) => new RegExp(`\\b(${routers.join('|')})\\.${name}\\b`).test(row))
    for (const mutation of ofFile) {
      const namesakes = ofFile.filter(({ named }) => named === mutation.named).length
      const failed = proceduresBy(text, mutation.named).map(failedOf)
      const all = failed.every((found) => found.length >= namesakes)
      tell({ mutation, by: all ? `${WALK} > ${failed[0]![0]}` : undefined, seconds })
    }
  }
}
