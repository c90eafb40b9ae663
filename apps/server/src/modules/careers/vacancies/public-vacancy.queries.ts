/** Vacancies as anybody finds them. Nobody's scope: what is public is public, and what is inside is for employees. */
import {
  openStages,
  type ContractType,
  type OpenStage,
  type PcdKind,
  type VacancyLicence,
  type WorkModel,
} from '@intranet/contract/careers/career-options'
import type { PublicVacanciesInput } from '@intranet/contract/careers/vacancies'
import type { HiringPath } from '@intranet/contract/careers/vacancy-answers'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { applied, meantFor, receiving } from './vacancy-scope.ts'
import { today } from '../../../platform/today.ts'

const joined = (db: Database) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_departamento as d', 'd.id', 'v.id_departamento')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')

const columns = (actor: Actor | null) =>
  [
    'v.id',
    'v.titulo_vaga',
    'v.id_empresa',
    'e.nome as empresa',
    'e.sistema',
    'e.id_logo',
    'd.nome as departamento',
    'c.nome as cidade',
    'c.uf',
    sql<ContractType>`v.tipo_contrato`.as('tipo_contrato'),
    sql<WorkModel>`v.modalidade`.as('modalidade'),
    'v.vagas',
    sql<PcdKind>`v.pcd`.as('pcd'),
    'v.interna',
    sql<Date>`v.publicada_em`.as('publicada_em'),
    applied(actor).as('inscrito'),
  ] as const

const offered = (db: Database, actor: Actor | null) =>
  joined(db).where(receiving).where(meantFor(actor)).where('e.ativo', '=', true)

/** Providers have departments of one name: guests choose them together (docs/careers.md#applying). */
const namedAs = (id_departamento: number) =>
  sql<boolean>`normaliza(d.nome) = (select normaliza(nome) from rh_departamento where id = ${id_departamento})`

const narrowed = (db: Database, actor: Actor | null, asked: PublicVacanciesInput) => {
  const { empresa, id_cidade, id_departamento, tipo_contrato, modalidade, q } = asked
  return offered(db, actor)
    .$if(empresa !== undefined, (rows) =>
      rows.where((eb) => eb.or([eb('e.sistema', '=', empresa!), eb(sql`e.id::text`, '=', empresa!)])),
    )
    .$if(id_cidade !== undefined, (rows) => rows.where('v.id_cidade', '=', id_cidade!))
    .$if(id_departamento !== undefined, (rows) => rows.where(namedAs(id_departamento!)))
    .$if(tipo_contrato !== undefined, (rows) => rows.where('v.tipo_contrato', '=', tipo_contrato!))
    .$if(modalidade !== undefined, (rows) => rows.where('v.modalidade', '=', modalidade!))
    .$if(Boolean(q), (rows) => rows.where(holdsWords(sql`v.busca`, q!)))
}

/** Asked with at most one narrowing, as nearly all visitors do, and without words: few forms. */
const hasFewForms = ({ limit: _limit, offset: _offset, q, ...narrowing }: PublicVacanciesInput) =>
  !q && Object.values(narrowing).filter((value) => value !== undefined).length < 2

/** The newest first, with how many there are. */
export async function listPublicVacancies(db: Database, actor: Actor | null, asked: PublicVacanciesInput) {
  const rows = narrowed(db, actor, asked).$if(hasFewForms(asked), (query) =>
    query.modifyFront(preparedGeneric),
  )
  const dados = await rows
    .select(columns(actor))
    .orderBy('v.publicada_em', 'desc')
    .orderBy('v.id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  if (dados.length < asked.limit && (dados.length || !asked.offset))
    return { total: asked.offset + dados.length, dados }
  const { total } = await rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { total, dados }
}

/** What the offered vacancies may be narrowed by. */
export async function vacancyChoices(db: Database, actor: Actor | null) {
  const count = sql<number>`count(*)::int`.as('vagas')
  const rows = offered(db, actor)
  const [empresas, cidades, departamentos] = await Promise.all([
    rows
      .select(['e.id', 'e.nome', 'e.sistema', count])
      .groupBy(['e.id'])
      .orderBy('e.nome')
      .orderBy('e.id')
      .limit(100)
      .execute(),
    rows
      .select(['c.id', 'c.nome', 'c.uf', count])
      .groupBy(['c.id'])
      .orderBy('c.nome')
      .orderBy('c.id')
      .limit(1000)
      .execute(),
    rows
      .select([sql<number>`min(d.id)`.as('id'), sql<string>`min(d.nome)`.as('nome'), count])
      .groupBy(sql`normaliza(d.nome)`)
      .orderBy(sql`normaliza(d.nome)`)
      .limit(500)
      .execute(),
  ])
  return { empresas, cidades, departamentos }
}

/**
 * One vacancy for its page; `recebe` says whether somebody may apply, `encerrada` whether it was ever public and is over.
 * Undefined for drafts, for what is inside and for what never was.
 */
export const findPublicVacancy = (db: Database, actor: Actor | null, id: number) =>
  joined(db)
    .innerJoin('rh_cargo as k', 'k.id', 'v.id_cargo')
    .where('v.id', '=', id)
    .where('v.publicada_em', 'is not', null)
    .where(meantFor(actor))
    .select([
      ...columns(actor),
      'k.nome as cargo',
      'e.matiz',
      'v.descricao',
      'v.requisitos',
      'v.beneficios',
      'v.viagem',
      sql<VacancyLicence | null>`v.cnh_categoria`.as('cnh_categoria'),
      sql<string | null>`case when v.exibir_faixa then v.faixa_min end`.as('faixa_min'),
      sql<string | null>`case when v.exibir_faixa then v.faixa_max end`.as('faixa_max'),
      'v.data_inicio',
      'v.data_fim',
      sql<boolean>`(${receiving} and e.ativo)`.as('recebe'),
      sql<boolean>`(v.situacao in ('encerrada', 'cancelada')
        or v.data_fim < ${today})`.as('encerrada'),
    ])
    .modifyFront(preparedGeneric)
    .executeTakeFirst()

/** Hirings whose days are looked at, and how many they have to be. */
const LAST_HIRINGS = 20
const LEAST_HIRINGS = 10

/** What the last hirings of a public vacancy's provider took, in days: the median of each stage, and of the whole way. */
export async function hiringPath(db: Database, id: number): Promise<HiringPath> {
  const { rows } = await sql<{ etapa: OpenStage | null; dias: number; contratacoes: number }>`
    with hired as (
      select a.id, a.created_at, m.created_at as hired_at
      from candidatura_etapa m
      join candidatura a on a.id = m.id_candidatura and a.etapa = 'contratado'
      join vagas_vaga v on v.id = a.id_vaga
      where m.para = 'contratado' and v.id_empresa = (
        select o.id_empresa from vagas_vaga o where o.id = ${id} and o.publicada_em is not null and not o.interna
      )
      order by m.created_at desc, m.id desc limit ${LAST_HIRINGS}
    ), stays as (
      select h.id, e.de as etapa, extract(epoch from
        e.created_at - lag(e.created_at, 1, h.created_at) over (partition by h.id order by e.id)) / 86400 as dias
      from hired h join candidatura_etapa e on e.id_candidatura = h.id and e.created_at <= h.hired_at
    ), spent as (
      select id, etapa, sum(dias) as dias from stays where etapa = any(${sql.val(openStages)}) group by id, etapa
      union all select id, null, extract(epoch from hired_at - created_at) / 86400 from hired
    )
    select etapa, count(*)::int as contratacoes,
      round((percentile_cont(0.5) within group (order by dias))::numeric, 1)::float8 as dias
    from spent group by etapa having count(*) >= ${LEAST_HIRINGS}`.execute(db)
  const whole = rows.find(({ etapa }) => etapa === null)
  return {
    contratacoes: whole?.contratacoes ?? 0,
    etapas: openStages.flatMap((etapa) => {
      const dias = rows.find((row) => row.etapa === etapa)?.dias
      return dias === undefined ? [] : [{ etapa, dias }]
    }),
    total: whole?.dias ?? null,
  }
}

/** All that search engines and job sites may hold: what a guest finds, with its texts. */
export const listIndexedVacancies = (db: Database) =>
  offered(db, null)
    .select([
      'v.id',
      'v.titulo_vaga',
      'e.nome as empresa',
      'c.nome as cidade',
      'c.uf',
      sql<ContractType>`v.tipo_contrato`.as('tipo_contrato'),
      'v.descricao',
      'v.requisitos',
      'v.data_fim',
      'v.updated_at',
      sql<Date>`v.publicada_em`.as('publicada_em'),
    ])
    .orderBy('v.publicada_em', 'desc')
    .orderBy('v.id', 'desc')
    .limit(5000)
    .execute()

export type IndexedVacancy = Awaited<ReturnType<typeof listIndexedVacancies>>[number]
