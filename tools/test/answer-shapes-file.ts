/** What every procedure answers, in a file: made once for all walks of a run, not by each of them. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LONGEST_MS = 120_000

/** Writes them into a folder and answers the file's path, which the walks of the screens take as `ANSWER_SHAPES`. */
export function writeAnswerShapes(root: string, folder: string): string {
  const shapes = execFileSync(process.execPath, [join(root, 'tools/answer-shapes.ts')], {
    maxBuffer: 2 ** 26,
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  const path = join(folder, 'shapes.json')
  writeFileSync(path, shapes)
  return path
}
