/** The order of the files: at the end of a run a long one alone would leave a processor idle. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take minutes: a fresh clone has no times of an earlier run, and goes by size. */
export const LONGEST = [
  'apps/web/src/test/screen-walk/operations.test.ts',
  'apps/web/src/test/screen-walk/people.test.ts',
  'apps/web/src/test/screen-walk/others.test.ts',
  'apps/web/src/test/screen-walk/sales.test.ts',
  'apps/web/src/test/screen-walk/marketing.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return place < 0 ? LONGEST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker that goes from one project to another loads everything again: the order of projects stays.
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap((all) =>
      all.toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  }
}
