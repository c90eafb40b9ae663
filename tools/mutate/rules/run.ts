// Changes rules of services, queries, jobs and the contract, one at a time, and runs the tests that are nearest, then the
// type check where they notice nothing: at least four in five must be noticed. `--seed 7` (or several, pooled:
// `--seed 7,8,9`), `--count 60` of each, `--kind order`, `--line refund.service.ts:40`, `--tests refund.test.ts`, `--list`; a
// line's number may be left out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedsIn } from '../seeded.ts'
import type { Round } from '../test-process.ts'
import { drawRules, readRules } from './read-rules.ts'
import { refusedByTypes } from './refused-by-types.ts'
import { withChanges, type NumberedChange, type RuleChange } from './rule-change.ts'
import { testsOfRule } from './rule-tests.ts'

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    kind: { type: 'string' },
    line: { type: 'string' },
    tests: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})
/** Of ten. */
const NOTICED = 8
const root = join(import.meta.dirname, '../../..')
const lines = asked.line?.split(',')
/** Of lines that are asked for, their files alone are read. */
const isAsked = (file: string) => !lines || lines.some((one) => `/${file}`.endsWith(`/${one.split(':')[0]}`))
const wanted = readRules(root, isAsked).filter(
  ({ kind, file, line }) =>
    (!asked.kind || kind === asked.kind) &&
    (!lines || lines.some((one) => `/${file}${one.includes(':') ? `:${line}` : ''}`.endsWith(`/${one}`))),
)
const changes: NumberedChange[] = (
  lines ? wanted : drawRules(wanted, Number(asked.count), seedsIn(asked.seed))
).map((one, place) => ({ ...one, number: place + 1 }))

if (changes.length === 0) throw new Error('No rule is there.')

const say = (line: string) => process.stdout.write(`${line}\n`)
const shown = ({ kind, file, line, was }: RuleChange) =>
  `${kind.padEnd(9)} ${file.replace(/^(apps\/server|packages\/contract)\/src\//, '')}:${line}  ${was.slice(0, 90)}`

function texts(): Map<string, string> {
  const files = [...Map.groupBy(changes, ({ file }) => file)]
  return new Map(
    files.map(([file, ofFile]) => {
      const path = join(root, file)
      return [path, withChanges(readFileSync(path, 'utf8'), ofFile)]
    }),
  )
}

/** What one of them fits; all where one has no names. */
const anyOf = (names: readonly (RegExp | undefined)[]) =>
  names.every((one) => one !== undefined)
    ? new RegExp([...new Set(names.map(({ source }) => source))].join('|'))
    : undefined

async function run(): Promise<Map<number, string>> {
  const { readModules } = await import('../read-server.ts')
  const modules = readModules(root)
  const noticed = new Map<number, string>()
  const failsAnyway = new Set<string>()
  const rounds = changes.flatMap(({ number, file, atLoad }) =>
    testsOfRule(root, file, modules)
      .filter((one) => one.file.endsWith(asked.tests))
      .map((one): Round => ({ ...one, number, fresh: atLoad })),
  )
  const asItIs = [...Map.groupBy(rounds, ({ file }) => file)].map(([file, ofFile]) => ({
    file,
    number: 0,
    names: anyOf(ofFile.map(({ names }) => names)),
  }))
  const last = new Map(rounds.map(({ number }, place) => [number, place]))
  const order = rounds.map(({ number }) => number)
  const { startTests } = await import('../test-process.ts')
  const tests = await startTests(root, texts())
  process.once('SIGINT', () => void tests.close().finally(() => process.exit(130)))
  let place = -asItIs.length
  try {
    await tests.run([...asItIs, ...rounds], ({ number, file }, failed) => {
      const names = failed.map((test) => `${file} > ${test}`)
      if (number === 0) for (const name of names) failsAnyway.add(name)
      if (number === 0 && names.length > 0) say(`fails as it is: ${names.slice(0, 3).join(' · ')}`)
      const by = number > 0 ? names.find((name) => !failsAnyway.has(name)) : undefined
      if (by && !noticed.has(number)) noticed.set(number, by)
      const done = place >= 0 && last.get(order[place]!) === place
      place++
      if (!done) return
      const answer = noticed.get(number)
      say(
        `${answer ? '✓' : '✗'} ${shown(changes[number - 1]!)}${answer ? `  (${answer.slice(0, 100)})` : ''}`,
      )
    })
  } finally {
    await tests.close()
  }
  return noticed
}

if (asked.list) for (const one of changes) say(`${shown(one)}  → ${one.by.replace(/\s+/g, ' ').slice(0, 80)}`)
else {
  const noticed = await run()
  const untested = changes.filter(({ number }) => !noticed.has(number))
  const refused = await refusedByTypes(root, untested)
  const unseen = untested.filter(({ number }) => !refused.has(number))
  if (refused.size > 0)
    say(`\nthe type check refuses ${refused.size} of ${untested.length} that no test noticed`)
  say(`\nseed ${asked.seed}: ${changes.length - unseen.length} of ${changes.length} noticed`)
  for (const one of unseen) say(`- ${shown(one)}  → ${one.by.replace(/\s+/g, ' ').slice(0, 120)}`)
  process.exitCode = (changes.length - unseen.length) * 10 >= changes.length * NOTICED ? 0 : 1
}
