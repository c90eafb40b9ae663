// Records the examples of the API document: node tools/examples.ts [files of tests], those with "rest" in their names by default.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const target = join(root, 'apps/server/src/doors/rest/examples.json')
const lines = join(tmpdir(), `examples-${process.pid}`)
const tests = process.argv.length > 2 ? process.argv.slice(2) : ['rest']

writeFileSync(lines, '')
spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'server', ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, EXAMPLES: lines },
})

interface Example {
  params: object
  body?: unknown
  answer?: unknown
}
const found = readFileSync(lines, 'utf8').split('\n').filter(Boolean)
rmSync(lines)
const examples = JSON.parse(readFileSync(target, 'utf8')) as Record<string, Example>
// The fullest of the short ones says most.
for (const line of found.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))) {
  const { operation, ...example } = JSON.parse(line) as Example & { operation: string }
  examples[operation] = { ...examples[operation], ...example }
}
const sorted = Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(target, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
spawnSync(join(root, 'node_modules/.bin/oxfmt'), [target], { cwd: root, stdio: 'inherit' })
