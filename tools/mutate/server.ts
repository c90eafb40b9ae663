// Takes one line after the other away that says whose rows, who may or which version, and runs the tests that stand
// nearest: what no test notices is listed, and fails. `--part 1/2`, `--module departments`, `--kind scope`,
// `--line sector.queries.ts:40,sector.service.ts:12`, `--list`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation, Numbered } from './mutation.ts'
import { openProcedures } from './open-procedures.ts'
import { dealOut, readModules, readMutations, readTexts } from './read-server.ts'
import { printProgress, printTable, type Result } from './report.ts'
import { runPortion } from './run-portion.ts'
import { startTests } from './test-process.ts'

const { values: asked } = parseArgs({
  options: {
    part: { type: 'string', default: '1/1' },
    module: { type: 'string' },
    kind: { type: 'string' },
    line: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
/** As many as one process keeps: each round leaves its test file behind. */
const PORTION = 80
const root = join(import.meta.dirname, '../..')
const [part = 1, parts = 1] = asked.part.split('/').map(Number)
const modules = readModules(root)

const lines = asked.line?.split(',')
const wanted = ({ kind, file, line }: Mutation) =>
  (!asked.kind || kind === asked.kind) &&
  (!lines || lines.some((one) => `/${file}:${line}`.endsWith(`/${one}`)))
const all = [...readMutations(root)].map(([folder, found]) => [folder, found.filter(wanted)] as const)
const named = all.filter(([folder]) => !asked.module || folder.endsWith(`/${asked.module}`))
const folders = new Map(named.filter(([, found]) => found.length > 0))
const mine = dealOut(folders, part, parts)

async function run(): Promise<Result[]> {
  const mutations = mine
    .flatMap((folder) => folders.get(folder)!)
    .map((one, place) => ({ ...one, number: place + 1 }))
  const tests = await startTests(root, readTexts(root, mutations))
  const results: Result[] = []
  const tell = (result: Result) => printProgress(results.push(result), mutations.length, result)
  const work = { root, tests, modules, tell }
  const stop = () => void tests.close().finally(() => process.exit(130))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const isAbility = ({ form }: Numbered) => form === 'ability'
  try {
    if (mutations.some(isAbility)) await openProcedures(work, mutations.filter(isAbility))
    const places = mutations.filter((one) => !isAbility(one))
    for (let from = 0; from < places.length; from += PORTION)
      await runPortion(work, places.slice(from, from + PORTION))
  } finally {
    await tests.close()
  }
  return results
}

if (asked.list) {
  for (const folder of mine)
    for (const { file, line, kind, was } of folders.get(folder)!)
      process.stdout.write(`${kind.padEnd(8)} ${file}:${line} ${was}\n`)
} else {
  const results = await run()
  printTable(results)
  process.exitCode = results.some(({ by }) => !by) ? 1 : 0
}
