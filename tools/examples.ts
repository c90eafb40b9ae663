// Records the examples of the API document, a line each where that is short, and writes it: pnpm examples [files of tests], all that ask a path by
// default.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrappedJson } from './wrapped-json.ts'
import { restRoutes } from '../apps/server/src/doors/rest/routes.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'apps/server/src/doors/rest/examples.json')
const lines = join(tmpdir(), `examples-${process.pid}`)
const asking = () =>
  globSync('apps/server/{src,test}/**/*.test.ts', { cwd: root }).filter((path) =>
    /\/v1\/|\brest\(|\brestRoutes\b/.test(readFileSync(join(root, path), 'utf8')),
  )
const tests = process.argv.length > 2 ? process.argv.slice(2) : asking()

writeFileSync(lines, '')
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', ...tests],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXAMPLES: lines },
  },
)

interface Example {
  params: object
  body?: unknown
  answer?: unknown
}
/** A longer one is taken only where there is no other. */
const LONG = 700

/** The whole ones before the parts, then the fullest of the short ones, then the shortest. */
function better(one: Example, other: Example): Example {
  const parts = Object.keys(one).length - Object.keys(other).length
  if (parts !== 0) return parts > 0 ? one : other
  const [length, otherLength] = [JSON.stringify(one).length, JSON.stringify(other).length]
  if (length > LONG || otherLength > LONG) return length <= otherLength ? one : other
  return length >= otherLength ? one : other
}

const found: Record<string, Example> = {}
for (const line of readFileSync(lines, 'utf8').split('\n').filter(Boolean).toSorted()) {
  const { operation, ...example } = JSON.parse(line) as Example & { operation: string }
  const former = found[operation]
  found[operation] = former ? better(former, example) : example
}
rmSync(lines)

/** Fields and kinds without their values, which differ from run to run. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
      : typeof value
const alike = (one: Example, other: Example) =>
  JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other))

const operations = new Set(restRoutes.map(({ method, path }) => `${method} ${path}`))
const kept = JSON.parse(readFileSync(target, 'utf8')) as Record<string, Example>
const changed = Object.entries(found).filter(([key, one]) => !kept[key] || !alike(kept[key], one))
const examples = Object.entries({ ...kept, ...Object.fromEntries(changed) }).filter(([operation]) =>
  operations.has(operation),
)
const sorted = examples.toSorted(([one], [other]) => (one < other ? -1 : 1))
const oneEach = sorted.map(([operation, example]) => wrappedJson(`  ${JSON.stringify(operation)}: `, example))
writeFileSync(target, `{\n${oneEach.join(',\n')}\n}\n`)
if (status !== 0)
  process.stderr.write('Tests failed: their examples may be old. Run this again before you commit.\n')
process.stdout.write(
  `${sorted.length} of ${operations.size} operations have an example, those of /filtro by their list\n`,
)
// The API document holds them.
const { status: written } = spawnSync(process.execPath, [join(root, 'tools/openapi.ts')], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status === 0 && written === 0 ? 0 : 1
