/** The browser that all walks use, on a machine that has never unpacked it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unpackedBrowser } from './support/unpacked-browser.ts'

it('is whole for each of two who need it at once, though a third was killed while unpacking', async () => {
  const root = mkdtempSync(join(tmpdir(), 'intranet-unpack-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'browser-cut'))
  writeFileSync(join(root, 'browser-cut', 'chromium'), 'half')
  const both = await Promise.all([1, 2].map(() => unpackedBrowser(join(root, 'browser'))))
  for (const path of both) expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toMatch(/\d+\.\d+/)
  expect(readdirSync(root).sort()).toEqual(['browser', 'browser-cut'])
})
