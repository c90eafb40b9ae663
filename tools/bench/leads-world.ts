import { migrate } from '@intranet/db/migrator'
import { Client } from 'pg'
import { fillLeads } from './leads-data.ts'
import { makeScene, type Scene } from './scene.ts'
import { newDatabase, type Ground } from './world.ts'

/** BENCH_LEADS makes a small try of it: its figures say nothing about the goals. */
export const LEADS = Number(process.env.BENCH_LEADS ?? 1_000_000)

export interface LeadsWorld {
  url: string
  /** A manager of sales over all providers, the largest first. */
  scene: Scene
}

const made = new WeakMap<Ground['aside'], Promise<LeadsWorld>>()

/** A manager of sales, with an open session. */
export async function makeLeadsScene(url: string): Promise<Scene> {
  const scene = await makeScene(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into usuario_papel values ($1, 'vendas:gestor')`, [scene.actor.id])
  await client.end()
  return { ...scene, actor: { ...scene.actor, roles: ['rh:gestor', 'vendas:gestor', 'user'] } }
}

async function prepare(ground: Ground): Promise<LeadsWorld> {
  const url = await newDatabase(ground, 'leads')
  await migrate(url)
  await fillLeads(url, { leads: LEADS })
  return { url, scene: await makeLeadsScene(url) }
}

/** The database of a million leads: filled once a run, whichever item asks first. Who writes takes a copy. */
export function leadsWorld(ground: Ground): Promise<LeadsWorld> {
  const cached = made.get(ground.aside) ?? prepare(ground)
  made.set(ground.aside, cached)
  return cached
}

/** A copy of it. Nobody may be connected to it meanwhile. */
export async function leadsCopy(ground: Ground, name: string): Promise<string> {
  await leadsWorld(ground)
  await ground.aside.query(`create database ${name} template leads strategy file_copy`)
  return Object.assign(new URL(ground.url), { pathname: name }).href
}
