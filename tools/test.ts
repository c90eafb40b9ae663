import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whatIsMissing } from './cluster/packages.ts'
import { answerShapes } from './test/made-shapes.ts'
import { proofs } from './test/proofs.ts'
import { conclude, run, runTwice, type Totals } from './test/runs.ts'
import { buildWebIfStale, checkWebBudget } from './web-build.ts'

// Runs every test but the longer proofs; the last line counts them. Arguments go to Vitest.
const without = proofs.map((file) => `--exclude=${file}`)
const withoutWalks = ['contract', 'db', 'server', 'web'].flatMap((name) => ['--project', name])

function buildWeb(): Totals {
  try {
    buildWebIfStale()
    checkWebBudget()
    return { passed: 0, failed: 0, names: [] }
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
    return { passed: 0, failed: 1, names: ['the build of the web app'] }
  }
}

/** Where the packages of a cluster are not installed a line says so, and nothing fails. */
function proveCluster(): Totals {
  const none = { passed: 0, failed: 0, names: [] }
  const missing = whatIsMissing()
  if (missing) {
    process.stdout.write(`cluster: not proven here, ${missing}\n`)
    return none
  }
  const script = join(import.meta.dirname, 'cluster.ts')
  const { status } = spawnSync(process.execPath, [script, 'quick'], { stdio: 'inherit' })
  return status === 0 ? { ...none, passed: 1 } : { ...none, failed: 1, names: ['pnpm cluster quick'] }
}

/** One run: several would each end with a file alone, beside an idle processor. */
function everything(): Totals[] {
  const folder = mkdtempSync(join(tmpdir(), 'intranet-shapes-'))
  try {
    const built = buildWeb()
    process.env.ANSWER_SHAPES = join(folder, 'shapes.json')
    // Made once for all walks of the screens.
    writeFileSync(process.env.ANSWER_SHAPES, answerShapes())
    return [built, runTwice(built.failed > 0 ? [...withoutWalks, ...without] : without), proveCluster()]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const args = process.argv.slice(2)
conclude(args.length > 0 ? [run(args)] : everything())
