import { globSync } from 'node:fs'
import { join } from 'node:path'
import { proofs } from './test/proofs.ts'
import { conclude, run, runTwice, withShapes, type Totals } from './test/runs.ts'
import { buildWebIfStale, checkWebBudget } from './web-build.ts'

// Runs every test but the longer proofs, the browser walks last; the last line counts them. Arguments go to Vitest.
const root = join(import.meta.dirname, '..')
const without = proofs.map((file) => `--exclude=${file}`)

const units = (): Totals =>
  withShapes(() =>
    runTwice([...['contract', 'db', 'server', 'web'].flatMap((name) => ['--project', name]), ...without]),
  )

function walks(): Totals {
  if (globSync('apps/web/e2e/**/*.e2e.ts', { cwd: root }).length === 0)
    return { passed: 0, failed: 0, names: [] }
  try {
    buildWebIfStale()
    checkWebBudget()
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
    return { passed: 0, failed: 1, names: ['the build of the web app'] }
  }
  return runTwice(['--project', 'e2e', ...without])
}

const args = process.argv.slice(2)
conclude(args.length > 0 ? [run(args)] : [units(), walks()])
