import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { Client } from 'pg'
import { fillDatabase } from './data.ts'
import { start, type Running } from './processes.ts'
import { makeScene, type Scene } from './scene.ts'

/** A separate PostgreSQL and the process that asks; what an item that fills its own databases needs. */
export interface Ground {
  /** Of the database `intranet`, empty at first. */
  url: string
  load: Omit<Running, 'url'>
  /** Connection to the server's other database: its statements are not counted. */
  aside: Client
  close(): Promise<void>
}

export interface World extends Ground {
  /** Of 200,000 people and 100,000 history rows at `url`. */
  scene: Scene
  /** The same with a tenth of the rows. */
  tenth: { url: string; scene: Scene }
}

const another = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href

async function prepare(url: string, size: { people: number; history: number }) {
  await migrate(url)
  await fillDatabase(url, size)
  const scene = await makeScene(url)
  return { url, scene }
}

/** With the settings of the embedded PostgreSQL; gone at the end, however that comes. */
export async function makeGround(): Promise<Ground> {
  const database = await startThrowAway(true)
  const aside = new Client({ connectionString: another(database.url, 'postgres') })
  await aside.connect()
  await aside.query('create extension if not exists pg_stat_statements')
  const load = start('tools/bench/load.process.ts')
  return {
    url: database.url,
    load,
    aside,
    async close() {
      await load.stop()
      await aside.end()
      await database.stop()
    },
  }
}

/** Fills the ground with people, and a database beside it with a tenth of them. */
export async function makeWorld(ground: Ground, people: number): Promise<World> {
  const tenth = await newDatabase(ground, 'decimo')
  return {
    ...ground,
    ...(await prepare(ground.url, { people, history: people / 2 })),
    tenth: await prepare(tenth, { people: people / 10, history: people / 20 }),
  }
}

/** An empty database beside the others. */
export async function newDatabase({ aside, url }: Ground, name: string): Promise<string> {
  await aside.query(`create database ${name}`)
  return another(url, name)
}

/** Ends what an item filled: its rows are in memory, which the next one is measured with. */
export async function dropDatabases({ aside }: Ground): Promise<void> {
  const { rows } = await aside.query<{ name: string }>(
    `select quote_ident(datname) as name from pg_database where not datistemplate and datname <> current_database()`,
  )
  for (const { name } of rows) await aside.query(`drop database ${name} with (force)`)
}

/** A copy of the large database. Nobody may be connected to it meanwhile. */
export async function copyOf(world: World, name: string): Promise<string> {
  await world.aside.query(`create database ${name} template intranet strategy file_copy`)
  return another(world.url, name)
}
