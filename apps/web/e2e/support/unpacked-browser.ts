/** The browser from npm, unpacked once a machine. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const LIBRARY = '@sparticuz/chromium'
const { version } = JSON.parse(readFileSync(findPackageJSON(LIBRARY, import.meta.url)!, 'utf8')) as {
  version: string
}

/** Puts the browser's files into TMPDIR. */
const UNPACK = `import('${LIBRARY}').then(({ default: chromium }) => chromium.executablePath())`

/**
 * The path of the browser. The library calls a file ready that another process is still writing, or was killed while
 * writing, so a folder is filled beside and gets its name when it is whole.
 * @param folder where it is or will be put
 */
export async function unpackedBrowser(
  folder = join(tmpdir(), `intranet-chromium-${version}`),
): Promise<string> {
  const path = join(folder, 'chromium')
  if (existsSync(path)) return path
  await mkdir(join(folder, '..'), { recursive: true })
  const filling = await mkdtemp(`${folder}-`)
  try {
    const env = { ...process.env, TMPDIR: filling }
    await promisify(execFile)(process.execPath, ['-e', UNPACK], { cwd: import.meta.dirname, env })
    await rename(filling, folder)
  } catch (error) {
    await rm(filling, { recursive: true, force: true })
    // Somebody else was first: theirs is whole.
    if (!existsSync(path)) throw error
  }
  return path
}
