import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const stamp = join(web, 'dist/.stamp')

const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{html,ts,json}',
  'packages/contract/src/**/*.ts',
  'pnpm-lock.yaml',
]

/** Builds the browser's part when its sources differ from those of the last build; answers whether it did. */
export function buildWebIfStale(force = false): boolean {
  const current = hashSources()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false
  rmSync(stamp, { force: true })
  const build = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: web,
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (build.status !== 0) throw new Error('vite build falhou')
  // Taken again: the build itself may write the generated route tree.
  writeFileSync(stamp, hashSources())
  return true
}

/** Fails when a page of the built app is heavier than promised. */
export function checkWebBudget(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(web, 'check-budget.ts')], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`As telas passaram do peso prometido:${stderr}`)
}

/** By content, not by time: a checkout or a copy touches every file. */
function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, exclude: ['**/*.test.*', '**/dist'] }).toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}
