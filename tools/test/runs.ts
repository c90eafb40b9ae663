/** Runs of Vitest, and what came of them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

export interface Totals {
  passed: number
  failed: number
  /** The tests that failed, each with its reason, and the files that cannot be loaded. */
  names: string[]
}
interface Watched extends Totals {
  /** The files that were ended since one stood still. */
  still: string[]
}
interface Tested {
  status: string
  fullName: string
  failureMessages: string[]
}
type Report = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: Tested[] }[]
}

const REASON_LENGTH = 400

/** The first words of what a test failed with, in one line. */
const reasonOf = ({ failureMessages: [message = ''] }: Tested) =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, REASON_LENGTH)

export function run(args: string[]): Watched {
  const dir = mkdtempSync(join(tmpdir(), 'intranet-report-'))
  const file = join(dir, 'report.json')
  const list = join(dir, 'still.json')
  try {
    const watch = join(import.meta.dirname, 'still-files.ts')
    const reporters = ['default', watch, 'json'].map((name) => `--reporter=${name}`)
    reporters.push(`--outputFile.json=${file}`)
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: root,
      env: { ...process.env, STILL_FILES: list },
      stdio: 'inherit',
    })
    const still = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
    const totals = { ...count(file), still }
    // An error outside any test must not look like success.
    return status !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function count(file: string): Totals {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const path = relative(root, name)
      // A file that cannot be loaded has no tests to fail.
      if (status === 'failed' && assertionResults.length === 0) return [path]
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${path} > ${test.fullName}: ${reasonOf(test)}`)
    })
    return { passed: report.numPassedTests, failed: names.length, names }
  } catch {
    return { passed: 0, failed: 0, names: [] }
  }
}

/** What was ended runs once more; the run has already said where it stopped. */
export function runTwice(args: string[]): Totals {
  const first = run(args)
  if (first.still.length === 0) return first
  const names = first.names.filter((name) => !first.still.some((file) => name.startsWith(file)))
  const again = run([...args, ...first.still])
  return {
    passed: first.passed + again.passed,
    failed: names.length + again.failed,
    names: [...names, ...again.names],
  }
}

/** Says what failed; the last line counts all. */
export function conclude(totals: readonly Totals[]): void {
  const passed = totals.reduce((sum, part) => sum + part.passed, 0)
  const failed = totals.reduce((sum, part) => sum + part.failed, 0)
  for (const name of totals.flatMap(({ names }) => names)) process.stdout.write(`failed: ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
