import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
const reporter = join(import.meta.dirname, 'still-files.ts')
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'intranet-still-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function run(text: string) {
  writeFileSync(join(dir, 'a.test.js'), text)
  const list = join(dir, 'still.json')
  const args = [vitest, 'run', '--root', dir, '--globals', '--reporter', reporter]
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, STILL_FILE_MS: '1000', STILL_FILES: list },
    encoding: 'utf8',
    timeout: 60_000,
  })
  const ended: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  return { status, stdout, ended }
}

it('ends a test that never lets go, and says where it is', { timeout: 90_000 }, () => {
  const { status, stdout, ended } = run(`function endless() { for (;;) JSON.parse('1') }
    test('first', () => {})
    test('goes round', () => endless())`)
  expect(status).toBe(1)
  expect(stdout).toContain('stands still: a.test.js: nothing came since it began')
  expect(stdout).toMatch(/ {2}endless file:.*a\.test\.js:/)
  expect(ended).toEqual(['a.test.js'])
})

it('ends one that waits', { timeout: 90_000 }, () => {
  const { status, stdout, ended } = run(
    `test('waits', () => new Promise(() => setInterval(() => {}, 100_000)), 600_000)`,
  )
  expect(status).toBe(1)
  expect(stdout).toContain('stands still: a.test.js: nothing came since “waits” began')
  expect(stdout).toContain('  it waits')
  expect(ended).toEqual(['a.test.js'])
})

it('lets a long file go on whose tests end', { timeout: 90_000 }, () => {
  const { status, stdout, ended } = run(
    `for (const n of [1, 2, 3, 4]) test('waits ' + n, () => new Promise((done) => setTimeout(done, 600)))`,
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
  expect(ended).toEqual([])
})

it('takes no file for still of whose test it hears after its end', async () => {
  vi.stubEnv('STILL_FILE_MS', '50')
  vi.stubEnv('STILL_FILES', '')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { default: StillFiles } = await import('./still-files.ts')
  const watch = new StillFiles()
  const module = { relativeModuleId: 'a.test.js' }
  watch.onTestRunStart()
  watch.onTestModuleStart(module)
  watch.onTestModuleEnd(module)
  watch.onTestCaseResult({ fullName: 'late', module })
  await new Promise((done) => setTimeout(done, 200))
  watch.onTestRunEnd()
  const said = written.mock.calls.length
  written.mockRestore()
  vi.unstubAllEnvs()
  expect(said).toBe(0)
})
