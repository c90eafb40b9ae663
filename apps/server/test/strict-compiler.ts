/** The compiler as users of a package or a document run it: strict, libraries included, on files that they have. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const compiler = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

const strict = { strict: true, skipLibCheck: false, noEmit: true, types: [] }

interface Given {
  include: readonly string[]
  /** Beside strict, as in a tsconfig.json. */
  compilerOptions: Record<string, unknown>
}

/** What the compiler finds wrong, one problem a line; writes tsconfig.json in `folder`. */
export async function faultsIn(folder: string, { include, compilerOptions }: Given): Promise<string> {
  const config = { include, compilerOptions: { ...strict, ...compilerOptions } }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  // Problems are printed, and end it with a status; what it prints beside is a failure of itself.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [compiler, '-p', '.'], {
    cwd: folder,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch((error: { stdout?: string; stderr?: string }) => error)
  if (stdout === undefined || stderr) throw new Error(`The compiler did not run: ${stderr}`)
  return stdout
}
