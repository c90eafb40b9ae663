// All that `tools/new-module.test.ts` proves of a throw-away entity and of the first change: types, lint and walks too.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', 'tools/new-module.test.ts'],
  { cwd: root, env: { ...process.env, NEW_MODULE_WHOLE: '1' }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
