/** What every procedure answers, as JSON Schema, by a separate process: the server is not loaded into the tests. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../answer-shapes.ts')
const LONGEST_MS = 120_000

/** The JSON text of `tools/answer-shapes.ts`; in a file, it is what the walks of the screens take as `ANSWER_SHAPES`. */
export const answerShapes = (): string =>
  execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
