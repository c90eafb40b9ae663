import { migrate } from '@intranet/db/migrator'
import { Client } from 'pg'
import { fillCareers } from './careers-data.ts'
import { makeScene, type Scene } from './scene.ts'
import { newDatabase, type Ground } from './world.ts'

/** BENCH_CVS makes a small try of it: its figures say nothing about the goals. */
const CVS = Number(process.env.BENCH_CVS ?? 200_000)

export interface CareersWorld {
  url: string
  /** A manager of the talent bank, over all providers. */
  scene: Scene
  cvs: number
  /** The vacancy to which everybody applied. */
  id_vaga: number
}

/** CVs, vacancies and applications, and the people who manage them. */
export async function makeCareersWorld(ground: Ground): Promise<CareersWorld> {
  const url = await newDatabase(ground, 'carreiras')
  await migrate(url)
  const begin = performance.now()
  await fillCareers(url, { cvs: CVS })
  process.stderr.write(`${CVS} CVs in ${Math.round((performance.now() - begin) / 1000)} s\n`)
  const scene = await makeScene(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into usuario_papel select id, 'banco_talentos:gestor' from rh_usuario where email like 'gestora%'`,
  )
  const { rows } = await client.query<{ id: string }>('select min(id) as id from vagas_vaga')
  await client.end()
  const actor = { ...scene.actor, roles: ['banco_talentos:gestor', ...scene.actor.roles] }
  return { url, scene: { ...scene, actor }, cvs: CVS, id_vaga: Number(rows[0]!.id) }
}
