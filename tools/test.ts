import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerShapes } from './test/made-shapes.ts'
import { proofs } from './test/proofs.ts'
import { conclude, run, runTwice, type Totals } from './test/runs.ts'
import { buildWebIfStale, checkWebBudget } from './web-build.ts'

// Runs every test but the longer proofs, the browser walks last; the last line counts them. Arguments go to Vitest.
const root = join(import.meta.dirname, '..')
const without = proofs.map((file) => `--exclude=${file}`)

function units(): Totals {
  const folder = mkdtempSync(join(tmpdir(), 'intranet-shapes-'))
  try {
    process.env.ANSWER_SHAPES = join(folder, 'shapes.json')
    // Made once for all walks of the screens.
    writeFileSync(process.env.ANSWER_SHAPES, answerShapes())
    const projects = ['contract', 'db', 'server', 'web'].flatMap((name) => ['--project', name])
    return runTwice([...projects, ...without])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

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
