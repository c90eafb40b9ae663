/** The abilities of all procedures, lowered at once: the walk over what is open has a row for each. */
import { ALL_OPEN, type Numbered } from './mutation.ts'
import { nearestTests } from './nearest-tests.ts'
import type { Work } from './run-portion.ts'

const WALK = 'apps/server/test/open-walk.test.ts'

/** Tells, of each, whether the row of its procedure failed. A file's procedures of one name need a row each. */
export async function openProcedures(work: Work, mutations: readonly Numbered[]): Promise<void> {
  const { root, tests, modules, tell } = work
  const files = Map.groupBy(mutations, ({ file }) => file)
  const begin = performance.now()
  const rows: string[] = []
  await tests.run([{ number: ALL_OPEN, file: WALK }], (_round, failed) => void rows.push(...failed))
  const seconds = (performance.now() - begin) / 1000 / mutations.length
  for (const [file, ofFile] of files) {
    const { routers } = nearestTests(root, file, modules)
    for (const mutation of ofFile) {
      const row = new RegExp(`\\b(${routers.join('|')})\\.${mutation.named}\\b`)
      const namesakes = ofFile.filter(({ named }) => named === mutation.named).length
      const failed = rows.filter((one) => row.test(one))
      tell({ mutation, by: failed.length >= namesakes ? `${WALK} > ${failed[0]}` : undefined, seconds })
    }
  }
}
