// Puts mistakes into the screens, one at a time: at least nine in ten must be refused by the type check or fail a test.
// `--seed 7`, `--count 40`, `--kind field`, `--list`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseMutations, readWebMutations } from './choose.ts'
import { readImporters, relatedTests } from './related-tests.ts'
import { startScreenTests } from './screen-tests.ts'
import { startTypeCheck } from './type-check.ts'
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
const mutations = chooseMutations(wanted, Number(asked.count), Number(asked.seed))

const say = (line: string) => process.stdout.write(`${line}\n`)
const place = ({ kind, file, line }: WebMutation) =>
  `${kind.padEnd(9)} ${file.replace('apps/web/src/', '')}:${line}`
const told = (one: WebMutation) => `${place(one)}  ${one.was.slice(0, 90)}  → ${one.by.slice(0, 60)}`

/** Who noticed each. */
const noticed = new Map<WebMutation, string>()

/** All at once first: what is refused on the mistake's own line is its own; the others are asked about alone. */
async function byTypes(): Promise<void> {
  const check = await startTypeCheck(root)
  try {
    const together = await check.faults(mutations)
    for (const one of mutations) {
      const fault = together.find(({ file, line }) => file === one.file && line === one.line)
      if (fault) noticed.set(one, `types: ${fault.text}`)
    }
    const elsewhere = together.filter(
      ({ file, line }) => !mutations.some((one) => one.file === file && one.line === line),
    )
    if (elsewhere.length === 0) return
    for (const one of mutations.filter((mutation) => !noticed.has(mutation))) {
      const [fault] = await check.faults([one])
      if (fault) noticed.set(one, `types: ${fault.text}`)
    }
  } finally {
    check.close()
  }
}

async function byTests(): Promise<void> {
  const importers = readImporters(root)
  const tests = await startScreenTests(root)
  const asItIs = new Map<string, boolean>()
  try {
    for (const one of mutations.filter((mutation) => !noticed.has(mutation))) {
      const near = relatedTests(importers, one.file)
      for (const file of near)
        if (!asItIs.has(file)) asItIs.set(file, (await tests.failing([file])).length === 0)
      const [failed] = await tests.failing(
        near.filter((file) => asItIs.get(file)),
        one,
      )
      if (failed) noticed.set(one, failed)
      say(`${failed ? '✓' : '✗'} ${told(one)}${failed ? '' : ` (${near.length} tests near)`}`)
    }
    const broken = [...asItIs].filter(([, holds]) => !holds).map(([file]) => file)
    if (broken.length > 0) say(`fails as it is, and was not asked: ${broken.join(', ')}`)
  } finally {
    await tests.close()
  }
}

if (asked.list) for (const one of mutations) say(told(one))
else {
  await byTypes()
  for (const one of mutations) if (noticed.has(one)) say(`✓ ${place(one)}  ${noticed.get(one)!.slice(0, 90)}`)
  await byTests()
  const unseen = mutations.filter((one) => !noticed.has(one))
  say(`\nseed ${asked.seed}: ${mutations.length - unseen.length} of ${mutations.length} noticed`)
  for (const one of unseen) say(`- ${told(one)}`)
  process.exitCode = (mutations.length - unseen.length) * 10 >= mutations.length * NOTICED ? 0 : 1
  process.exit()
}
