// Puts mistakes into the screens, one at a time: at least nine in ten must be refused by the type check or fail a test.
// `--seed 7` (or several, pooled: `--seed 7,8,9`), `--count 40` of each, `--kind field`, `--list`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseMutations, readWebMutations } from './choose.ts'
import { generatedRows } from '../../../apps/web/route-tables.ts'
import { seedsIn } from '../seeded.ts'
import { type Asked, readImporters, relatedTests, uses, walkedScreens } from './related-tests.ts'
import { startScreenTests } from './screen-tests.ts'
import { startTypeCheck, type TypeFault } from './type-check.ts'
import type { WebMutation } from './web-mutation.ts'

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
/** Of ten. */
const NOTICED = 9
const root = join(import.meta.dirname, '../../..')
const wanted = readWebMutations(root).filter(({ kind }) => !asked.kind || kind === asked.kind)
const mutations = chooseMutations(wanted, Number(asked.count), seedsIn(asked.seed))

const say = (line: string) => process.stdout.write(`${line}\n`)
const place = ({ kind, file, line }: WebMutation) =>
  `${kind.padEnd(9)} ${file.replace('apps/web/src/', '')}:${line}`
const lineOf = (one: WebMutation) => `${place(one)}  ${one.was.slice(0, 90)}  → ${one.by.slice(0, 60)}`

/** Who noticed each. */
const noticed = new Map<WebMutation, string>()

const importers = readImporters(root)
const routes = generatedRows()

/**
 * All at once first: what is refused on a mistake's own line is its own. Of the others those are asked about alone that a
 * refused file uses.
 */
async function byTypes(): Promise<void> {
  const check = await startTypeCheck(root)
  const note = (one: WebMutation, { text }: TypeFault) => {
    noticed.set(one, `types: ${text}`)
    say(`✓ ${place(one)}  ${noticed.get(one)!.slice(0, 90)}`)
  }
  try {
    const together = await check.faults(mutations)
    const onLine =
      (one: WebMutation) =>
      ({ file, line }: TypeFault) =>
        file === one.file && line === one.line
    for (const one of mutations) {
      const fault = together.find(onLine(one))
      if (fault) note(one, fault)
    }
    const elsewhere = together.filter((fault) => !mutations.some((one) => onLine(one)(fault)))
    for (const one of mutations.filter((mutation) => !noticed.has(mutation))) {
      if (!elsewhere.some(({ file }) => uses(importers, file, one.file))) continue
      const [fault] = await check.faults([one])
      if (fault) note(one, fault)
    }
  } finally {
    check.close()
  }
}

/** Its own tests, then the screens that show it. */
const nearTo = ({ file }: WebMutation): Asked[] => [
  ...relatedTests(importers, file).map((test) => ({ file: test })),
  ...walkedScreens(importers, file, routes),
]
const keyOf = ({ file, names }: Asked) => `${file} ${names?.source ?? ''}`

async function byTests(): Promise<void> {
  const tests = await startScreenTests(root)
  const asItIs = new Map<string, boolean>()
  try {
    for (const one of mutations.filter((mutation) => !noticed.has(mutation))) {
      const near = nearTo(one)
      for (const test of near)
        if (!asItIs.has(keyOf(test))) asItIs.set(keyOf(test), (await tests.failing([test])).length === 0)
      const [failed] = await tests.failing(
        near.filter((test) => asItIs.get(keyOf(test))),
        one,
      )
      if (failed) noticed.set(one, failed)
      say(`${failed ? '✓' : '✗'} ${lineOf(one)}${failed ? '' : ` (${near.length} tests near)`}`)
    }
    const broken = [...asItIs].filter(([, holds]) => !holds).map(([test]) => test)
    if (broken.length > 0) say(`fails as it is, and was not asked: ${broken.join(', ')}`)
  } finally {
    await tests.close()
  }
}

if (asked.list) for (const one of mutations) say(lineOf(one))
else {
  await byTypes()
  await byTests()
  const unseen = mutations.filter((one) => !noticed.has(one))
  say(`\nseed ${asked.seed}: ${mutations.length - unseen.length} of ${mutations.length} noticed`)
  for (const one of unseen) say(`- ${lineOf(one)}`)
  process.exitCode = (mutations.length - unseen.length) * 10 >= mutations.length * NOTICED ? 0 : 1
  process.exit()
}
