/** Who waits for an answer of ours: the last contact of an application is read once (docs/hiring.md#answers-of-candidates). */
import type { Database } from '@intranet/db/connection'
import { beforeAll, expect, it } from 'vitest'
import { explain } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'
import { unansweredCandidates } from '../../src/modules/careers/candidate-replies/reply.obligation.ts'
import { readObligations } from '../../src/platform/obligations.ts'
import { testDatabase } from '../database.ts'
import { careerWorld, openVacancy } from '../factories/careers.ts'

const { db, pool, url } = await testDatabase()
const world = await careerWorld(db)
const manager = { ...salesManagerOf(world.id_empresa), roles: ['banco_talentos:gestor'] }
const APPLICATIONS = 2000

beforeAll(async () => {
  const vacancy = await openVacancy(db, world)
  await pool.query(
    `with pessoas as (
       insert into rh_usuario (nome, email) select 'Candidata ' || n, 'candidata' || n || '@example.com'
       from generate_series(1, ${APPLICATIONS}) n returning id
     ), inscritas as (
       insert into candidatura (id_vaga, id_usuario, origem, aceite_lgpd_em, created_at)
       select $1, id, 'site', now(), now() - interval '90 days' from pessoas returning id
     )
     insert into candidatura_etapa (id_candidatura, para, mensagem_em)
     select id, 'inscrito', now() - n * interval '30 days' from inscritas, generate_series(1, 3) n`,
    [vacancy],
  )
  await pool.query('vacuum (analyze)')
}, 120_000)

it('an application that waits has its last contact read once', async () => {
  const read = (one: Database) => readObligations(one, manager, [unansweredCandidates])
  expect((await read(db)).total).toBe(APPLICATIONS)
  const [statement] = await issuedBy(url, read)
  const { scans } = await explain(pool, statement!)
  for (const table of ['candidatura_etapa', 'entrevista', 'proposta'])
    expect(scans.match(new RegExp(`Scan ${table}`, 'g')), scans).toHaveLength(1)
})
