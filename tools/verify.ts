import { execFile } from 'node:child_process'
import { totalmem } from 'node:os'
import { delimiter, join } from 'node:path'

// What must hold before a change lands, apart from the tests. Two steps at a time, the longest first.
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const code = ['apps', 'packages', 'tools']

const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '--singleThreaded', '--noEmit'],
  ['dead code', 'knip', '--no-progress', '--no-config-hints'],
  ['lint', 'oxlint', ...code, '--deny-warnings'],
  ['format', 'oxfmt', '--check', ...code, 'vitest.config.ts'],
  ['arrows and sizes', process.execPath, 'tools/check-structure.ts'],
  ['references', process.execPath, 'tools/check-docs.ts'],
  ['new words', process.execPath, 'tools/check-words.ts'],
  ['API document', process.execPath, 'tools/lint-openapi.ts'],
]

/** What mends a step that fails, where a command does. */
const mends: Record<string, string> = { format: 'pnpm format' }

function run([name, command, ...args]: (typeof steps)[number]): Promise<boolean> {
  const begin = performance.now()
  // The compiler is written in Go: collecting no garbage below half of the memory saves it a sixth of its time.
  const garbage = { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2)}B` }
  const path = `${bin}${delimiter}${process.env.PATH}`
  const env = { ...process.env, ...garbage, PATH: path, NO_COLOR: '1' }
  const options = { cwd: root, env, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  return new Promise((done) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      process.stdout.write(`${error ? '✗' : '✓'} ${name} (${seconds} s)\n`)
      if (error) process.stdout.write(`${stdout}${stderr}\n`)
      if (error && mends[name]) process.stdout.write(`→ ${mends[name]}\n\n`)
      done(!error)
    })
  })
}

const queue = [...steps]
const results: boolean[] = []
async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step))
}
await Promise.all([work(), work()])
process.exitCode = results.every(Boolean) ? 0 : 1
