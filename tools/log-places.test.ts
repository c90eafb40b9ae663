/** Logs go only where docs/security.md#logs says: to the server's log, the security log, and the output of commands. */
import { expect, it } from 'vitest'
import { allFiles, readSources } from './sources.ts'

const commands = [
  'backup',
  'check-up',
  'erp-check',
  'migrate',
  'restore',
  'rotate-key',
  'rotate-secrets',
  'months',
  'verify-log',
]
const known = [
  // Start and stop, in words.
  'apps/server/src/main.ts',
  'apps/server/src/serve.ts',
  'apps/server/src/platform/log.ts',
  'apps/server/src/platform/security-log.ts',
  // What stops a command.
  'apps/server/src/platform/command.ts',
  ...commands.map((name) => `apps/server/src/${name}.ts`),
]

it('code writes to no other place', () => {
  const writes = readSources(allFiles())
    .filter(({ file }) => /^(apps\/server|packages\/\w+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => /process\.std(out|err)\b|console\.\w+\(|\bpino[(.]|appendFile/.test(text))
    .map(({ file }) => file)
  expect(writes.toSorted()).toEqual(known.toSorted())
})
