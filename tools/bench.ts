import { careers } from './bench/items/careers.ts'
import { lastPlace } from './bench/items/careers-last-place.ts'
import { manyPdfs } from './bench/items/careers-pdfs.ts'
import { desk } from './bench/items/desk.ts'
import { engine } from './bench/items/engine.ts'
import { engineKills } from './bench/items/engine-kills.ts'
import { exportRows } from './bench/items/export.ts'
import { firstView } from './bench/items/first-view.ts'
import { grown } from './bench/items/grown.ts'
import { growth } from './bench/items/growth.ts'
import { imports } from './bench/items/imports.ts'
import { leads } from './bench/items/leads.ts'
import { listDoors } from './bench/items/list-doors.ts'
import { machines } from './bench/items/machines.ts'
import { naiveList } from './bench/items/naive-list.ts'
import { operations } from './bench/items/operations.ts'
import { peopleAndContent } from './bench/items/people-content.ts'
import { redirect } from './bench/items/redirect.ts'
import { roulette } from './bench/items/roulette.ts'
import { salesReports } from './bench/items/sales-reports.ts'
import { sheets } from './bench/items/sheets.ts'
import { signIns } from './bench/items/sign-ins.ts'
import { statements } from './bench/items/statements.ts'
import { streams } from './bench/items/streams.ts'
import { keep, table, type Result } from './bench/results.ts'
import { trust } from './bench/items/trust.ts'
import { weight } from './bench/items/weight.ts'
import { dropDatabases, makeGround, makeWorld, type Ground, type World } from './bench/world.ts'

// Measures the goals of speed on its own data. `pnpm bench list streams` runs some of them.
const onPeople: Record<string, (world: World) => Promise<Result[]>> = {
  list: listDoors,
  naive: naiveList,
  growth,
  statements,
  streams,
  'sign-ins': signIns,
  trust,
}
const onOwnData: Record<string, (ground: Ground) => Promise<Result[]>> = {
  weight,
  'first-view': firstView,
  'people-content': peopleAndContent,
  leads,
  redirect,
  'sales-reports': salesReports,
  imports,
  sheets,
  export: exportRows,
  engine,
  'engine-kills': engineKills,
  roulette,
  operations,
  machines,
  careers,
  'careers-pdfs': manyPdfs,
  'careers-last-place': lastPlace,
  desk,
}
/** Forty minutes and 21 GB: measured when it is named. */
const named: typeof onOwnData = { grown }

const wanted = process.argv.slice(2)
const chosen = <Place>(items: Record<string, (place: Place) => Promise<Result[]>>) =>
  Object.entries(items).filter(([name]) => !wanted.length || wanted.includes(name))
const say = (text: string) => process.stderr.write(`${text}\n`)

const results: Result[] = []
async function measureAll<Place>(
  items: [name: string, measure: (place: Place) => Promise<Result[]>][],
  place: Place,
  after?: () => Promise<void>,
) {
  for (const [name, measure] of items) {
    say(name)
    const found = await measure(place)
    say(table(found))
    results.push(...found)
    keep(results, { whole: false })
    await after?.()
  }
}

const ground = await makeGround()
try {
  const crowded = chosen(onPeople)
  if (crowded.length) {
    say('filling 200,000 people')
    await measureAll(crowded, await makeWorld(ground, 200_000))
    await dropDatabases(ground)
  }
  const items = [...chosen(onOwnData), ...(wanted.length ? chosen(named) : [])]
  await measureAll(items, ground, () => dropDatabases(ground))
} finally {
  await ground.close()
}
process.stdout.write(`\n${table(results)}\n`)
keep(results, { whole: !wanted.length })
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
