import { createDatabase, type Database } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'
import { makeProvider } from '../../../apps/server/test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../apps/server/test/factories/hiring.ts'
import { makeUser } from '../../../apps/server/test/factories/users.ts'
import type { Call } from '../call.ts'
import { openSession } from '../careers-people.ts'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { newDatabase, type Ground } from '../world.ts'

const MANAGERS = 20
const ROUNDS = 5

const managersOf = (db: Database, id_empresa: number) =>
  Promise.all(
    Array.from({ length: MANAGERS }, async () => {
      const who = { roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa }
      return openSession(db, await makeUser(db, who))
    }),
  )

/** Each manager's hiring of an applicant of their own, for a vacancy with one place. */
async function hirings(db: Database, id_empresa: number, tokens: readonly string[]) {
  const { id: id_vaga } = await makeVacancy(db, id_empresa, { vagas: 1 })
  const calls: Call[] = []
  for (const token of tokens) {
    const application = await makeApplication(db, id_vaga, await makeCandidate(db), 'proposta')
    calls.push({
      path: `/v1/candidatura/${application}/etapa`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ etapa: 'contratado' }),
    })
  }
  return { id_vaga, calls }
}

/** Twenty managers hire for the last place at once: one does, and the vacancy closes. */
export async function lastPlace(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'ultima_vaga')
  await migrate(url)
  const { db, close } = createDatabase(url, { max: 4 })
  await seedReference(db)
  const id_empresa = await makeProvider(db)
  const tokens = await managersOf(db, id_empresa)
  const server = await startServer(url)
  let astray = 0
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const { id_vaga, calls } = await hirings(db, id_empresa, tokens)
      const { statuses } = await ground.load.ask<{ statuses: number[] }>({
        kind: 'burst',
        url: server.url,
        calls,
      })
      if (statuses.some((status) => status !== 200 && status !== 409))
        throw new Error(`Neither hired nor refused: ${statuses.join()}`)
      const vacancy = await db
        .selectFrom('vagas_vaga')
        .where('id', '=', id_vaga)
        .select(['contratados', 'situacao'])
        .executeTakeFirstOrThrow()
      const hired = statuses.filter((status) => status === 200).length
      astray += Math.abs(hired - 1) + Math.abs(vacancy.contratados - 1)
      if (vacancy.situacao !== 'encerrada') astray += 1
    }
    const name = `hires for the last place by ${MANAGERS} managers at once, ${ROUNDS} times, away from one each`
    return [atMost(name, { ratio: astray }, 0)]
  } finally {
    await Promise.all([server.stop(), close()])
  }
}
