import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canEnter, postgresUser } from './system-user.ts'

const isRoot = process.getuid?.() === 0

test('PostgreSQL never runs as root: an ordinary user runs it, root passes it to an account', () => {
  const { uid, gid } = postgresUser()
  if (!isRoot) expect([uid, gid]).toEqual([undefined, undefined])
  else expect(uid! > 0 && gid! > 0).toBe(true)
})

test.runIf(isRoot)('a folder that is root’s alone cannot be entered by that account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'so-root-'))
  expect(canEnter(postgresUser(), folder)).toBe(false)
  expect(canEnter({}, folder)).toBe(true)
  expect(canEnter(postgresUser(), '/')).toBe(true)
  rmSync(folder, { recursive: true })
})
