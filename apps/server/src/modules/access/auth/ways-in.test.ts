import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../..')
const calling = (call: RegExp) =>
  globSync('**/*.ts', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts') && call.test(readFileSync(join(src, file), 'utf8')))
    .toSorted()

it('sessions begin in one place, by the ways that are documented (docs/access.md#ways-in)', () => {
  expect(calling(/\bcreateSession\(/)).toEqual(['modules/access/auth/sign-in.service.ts'])
  expect(calling(/\bstartSession\(/)).toEqual([
    'modules/access/auth/sign-in.service.ts',
    // A new candidate, by the link that was mailed.
    'modules/careers/job-applications/confirm-application.service.ts',
  ])
  expect(calling(/import \{[^}]*\benter\b[^}]*\} from '[^']*sign-in\.service\.ts'/)).toEqual([
    'modules/access/auth/auth.service.ts',
    'modules/access/single-sign-on/sign-on.service.ts',
  ])
})
