/** The client as others get it: packed, and installed without a network in an empty project. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll } from 'vitest'
import { atEnd } from './kept.ts'

export const run = promisify(execFile)
export const root = join(import.meta.dirname, '../../..')
export const node20 = join(root, 'packages/client/node_modules/node-20/bin/node')
const examples = join(root, 'packages/client/examples')

/** The project's folder, with the examples in it, and how one of them is run. Once a test file, at its top. */
export async function packedProject(address: string) {
  const project = await mkdtemp(join(tmpdir(), 'intranet-client-'))
  atEnd(() => rm(project, { recursive: true, force: true }))
  beforeAll(async () => {
    const packed = join(project, 'packed')
    await mkdir(packed)
    await run(process.execPath, [join(root, 'tools/client-build.ts'), packed])
    const npm = (...args: string[]) =>
      run('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
        cwd: project,
        shell: process.platform === 'win32',
      })
    await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'sync', type: 'module' }))
    await npm('pack', './packed')
    const [archive] = (await readdir(project)).filter((name) => name.endsWith('.tgz'))
    await npm('install', `./${archive}`)
    for (const name of await readdir(examples)) await copyFile(join(examples, name), join(project, name))
  }, 300_000)

  /** What an example printed; one that ends badly rejects with it. */
  const script = async (name: string, env: Record<string, string>, ...args: string[]) =>
    (await run(node20, [name, ...args], { cwd: project, env: { INTRANET_URL: address, ...env } })).stdout
  return { project, script }
}
