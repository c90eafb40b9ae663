/** People of the talent bank: those who agreed to be found, and are not archived. */
import { talentList, type ListTalentsInput } from '@intranet/contract/careers/talent-bank'
import type { CnhType } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows, normalised, readPage } from '../../../platform/list.ts'
import { assertAllFound } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { findable } from '../resume/shared-resume.ts'
import { ageNow } from '../stages/applicant.queries.ts'

const education = sql<string | null>`(select f.descricao from curriculo_formacao f where f.id_usuario = u.id
  order by f.data_inicio desc, f.id desc limit 1)`
const lastJob = sql<string | null>`(select x.funcao from curriculo_experiencia x where x.id_usuario = u.id
  order by x.emprego_atual desc, x.data_inicio desc, x.id desc limit 1)`

/** True for the people `u` with the CV `r` whom the talent bank may show. */
const found = (actor: Actor) =>
  sql<boolean>`(${findable('r')} and u.ativo and ${inScope(actor, 'u.id_empresa')})`

export const inBank = (db: Database, actor: Actor) =>
  db
    .selectFrom('curriculo as r')
    .innerJoin('rh_usuario as u', 'u.id', 'r.id_usuario')
    .leftJoin('cidade as c', 'c.id', 'u.id_cidade')
    .where(found(actor))

const shown = (db: Database, actor: Actor) =>
  inBank(db, actor).select([
    'u.id',
    'u.nome',
    'u.id_cidade',
    'c.nome as cidade',
    'c.uf',
    ageNow.as('idade'),
    education.as('formacao'),
    lastJob.as('funcao'),
    sql<CnhType | null>`u.cnh_categoria`.as('cnh_categoria'),
    'u.viagem',
    'r.atualizado_em',
    'r.updated_at',
    sql<number>`(select count(*)::int from candidatura a where a.id_usuario = u.id)`.as('candidaturas'),
  ])

const source = {
  definition: talentList,
  alias: 'u',
  refs: {
    cidade: 'c.nome',
    uf: 'c.uf',
    idade: ageNow,
    // Any course and any job, not only the last one that the list shows.
    formacao: sql`(select string_agg(f.descricao, ' ') from curriculo_formacao f where f.id_usuario = u.id)`,
    funcao: sql`(select string_agg(x.funcao, ' ') from curriculo_experiencia x where x.id_usuario = u.id)`,
    atualizado_em: 'r.atualizado_em',
    updated_at: 'r.updated_at',
    candidaturas: sql`(select count(*) from candidatura a where a.id_usuario = u.id)`,
  },
  // `busca` contains the CPF, which the bank shows to nobody.
  search: ['u.busca', normalised('u.nome', 'u.email')],
} as const

/** A page without words, in the order asked for. */
export const listTalents = (db: Database, actor: Actor, request: ListTalentsInput) =>
  readPage(shown(db, actor), request, source)

/** The rows of some people, in no order. */
export const talentsByIds = (db: Database, actor: Actor, ids: readonly number[]) =>
  shown(db, actor).where('u.id', 'in', ids).execute()

/** The people whom the filter of a request leaves. */
export const filteredTalents = (db: Database, actor: Actor, request: ListTalentsInput) =>
  filterRows(inBank(db, actor).select(['u.id', 'u.id_cidade', 'r.atualizado_em']), request, source)

/** Takes people out of the talent bank; all of them or none. They keep their CV and applications. Answers how many. */
export async function archiveTalents(db: Database, actor: Actor, ids: readonly number[]): Promise<number> {
  const rows = await db
    .updateTable('curriculo')
    .set({ arquivado_em: sql<Date>`agora()` })
    .where('id_usuario', 'in', inBank(db, actor).where('u.id', 'in', ids).select('u.id'))
    .returning('id_usuario as id')
    .execute()
  assertAllFound(ids, rows)
  return rows.length
}
