import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { Client } from 'pg'
import { fillDatabase } from './data.ts'
import { start, type Running } from './processes.ts'
import { makeScene, type Scene } from './scene.ts'

export interface World {
  people: number
  /** 200,000 people and 100,000 history rows. */
  url: string
  scene: Scene
  /** The same with a tenth of the rows. */
  tenth: { url: string; scene: Scene }
  load: Omit<Running, 'url'>
  /** Connection to the server's other database: its statements are not counted. */
  aside: Client
  close(): Promise<void>
}

const another = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href

async function prepare(url: string, size: { people: number; history: number }) {
  await migrate(url)
  await fillDatabase(url, size)
  const scene = await makeScene(url)
  return { url, scene }
}

/** Its own PostgreSQL with the settings of the embedded one, filled; gone at the end, however that comes. */
export async function makeWorld(people: number): Promise<World> {
  const database = await startThrowAway(true)
  const aside = new Client({ connectionString: another(database.url, 'postgres') })
  await aside.connect()
  await aside.query('create extension if not exists pg_stat_statements')
  await aside.query('create database decimo')
  const whole = await prepare(database.url, { people, history: people / 2 })
  const tenth = await prepare(another(database.url, 'decimo'), { people: people / 10, history: people / 20 })
  const load = start('tools/bench/load.process.ts')
  return {
    people,
    ...whole,
    tenth,
    load,
    aside,
    async close() {
      await load.stop()
      await aside.end()
      await database.stop()
    },
  }
}

/** A copy of the large database. Nobody may be connected to it meanwhile. */
export async function copyOf(world: World, name: string): Promise<string> {
  await world.aside.query(`create database ${name} template intranet strategy file_copy`)
  return another(world.url, name)
}
