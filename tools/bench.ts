import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { growth } from './bench/items/growth.ts'
import { listDoors } from './bench/items/list-doors.ts'
import { naiveList } from './bench/items/naive-list.ts'
import { signIns } from './bench/items/sign-ins.ts'
import { statements } from './bench/items/statements.ts'
import { streams } from './bench/items/streams.ts'
import { table, type Result } from './bench/results.ts'
import { weight } from './bench/items/weight.ts'
import { makeWorld, type World } from './bench/world.ts'

// Measures the goals of speed on data of its own. `pnpm bench list streams` runs some of them and writes nothing.
const items: Record<string, (world: World) => Promise<Result[]>> = {
  list: listDoors,
  naive: naiveList,
  growth,
  statements,
  streams,
  'sign-ins': signIns,
  weight,
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(items).filter(([name]) => !wanted.length || wanted.includes(name))
const say = (text: string) => process.stderr.write(`${text}\n`)

say('filling 200,000 people')
const world = await makeWorld(200_000)
const results: Result[] = []
try {
  for (const [name, measure] of chosen) {
    say(name)
    const found = await measure(world)
    say(table(found))
    results.push(...found)
  }
} finally {
  await world.close()
}
process.stdout.write(`\n${table(results)}\n`)
if (!wanted.length) {
  const kept = results.map(({ name, ratio, goal, ok }) => ({ name, ratio, goal, ok }))
  writeFileSync(join(import.meta.dirname, '../bench.json'), `${JSON.stringify(kept, null, 2)}\n`)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
