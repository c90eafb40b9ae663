import {
  openStages,
  type ContractType,
  type Origin,
  type Stage,
} from '@intranet/contract/careers/career-options'
import type { OfferState } from '@intranet/contract/careers/offer-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { cpfOfAnother } from './pending.queries.ts'
import { reviewOfApplication } from './own-review.queries.ts'
import { findable } from '../resume/shared-resume.ts'
import { endedUnhired, receiving } from '../vacancies/vacancy-scope.ts'
import { today } from '../../../platform/today.ts'

/** What decides whether somebody may apply; the vacancy is locked so that it does not end meanwhile. */
export const holdOffer = (db: Database, id: number) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where('v.id', '=', id)
    .where('v.publicada_em', 'is not', null)
    .select([
      'v.id',
      'v.titulo_vaga',
      'v.id_empresa',
      'v.id_gestor',
      'v.interna',
      'e.nome as empresa',
      sql<ContractType>`v.tipo_contrato`.as('tipo_contrato'),
      sql<boolean>`(${receiving} and e.ativo)`.as('recebe'),
    ])
    .forShare('v')
    .executeTakeFirst()

export type Offer = NonNullable<Awaited<ReturnType<typeof holdOffer>>>

interface NewApplication {
  id_vaga: number
  id_usuario: number
  tem_familiar: boolean
  familiares: readonly string[]
  origem: Origin
  id_indicador: number | null
  id_fonte: number | null
  aceite_lgpd_em: Date
  aviso_versao: number | null
}

export const insertApplication = (db: Database, { familiares, ...row }: NewApplication) =>
  db
    .insertInto('candidatura')
    .values({ ...row, familiares: [...familiares] })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()

/** Scores some applications of a vacancy. */
export const scoreApplication = (
  db: Database,
  { id, id_vaga, id_usuario }: Record<'id' | 'id_vaga' | 'id_usuario', number>,
) =>
  sql`update candidatura c set pontuacao = p.pontuacao
    from vaga_pontuacao(${id_vaga}, ${[id_usuario]}::bigint[]) p where c.id = ${id}`.execute(db)

/** How many came for a vacancy in the running hour, this one with them. */
export const arrivedThisHour = async (db: Database, id_vaga: number): Promise<number> => {
  const { total } = await db
    .selectFrom('candidatura')
    .where('id_vaga', '=', id_vaga)
    .where('created_at', '>=', sql<Date>`date_trunc('hour', now())`)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Vacancies with more arrivals in the last full hour than people were notified of one by one. */
export const busyVacancies = (db: Database, announced: number) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .where('a.created_at', '>=', sql<Date>`date_trunc('hour', now()) - interval '1 hour'`)
    .where('a.created_at', '<', sql<Date>`date_trunc('hour', now())`)
    .groupBy('v.id')
    .having(sql<boolean>`count(*) > ${announced}`)
    .select([
      'v.id',
      'v.titulo_vaga',
      'v.id_empresa',
      'v.id_gestor',
      sql<number>`count(*)::int`.as('chegaram'),
      sql<string>`to_char(date_trunc('hour', now()) - interval '1 hour', 'YYYYMMDDHH24')`.as('hora'),
    ])
    .limit(1000)
    .execute()

/** What is known of a person that an application asks for. */
export const applicantOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('curriculo as c', 'c.id_usuario', 'u.id')
    .where('u.id', '=', id)
    .select([
      'u.nome',
      'u.cpf',
      'u.telefone',
      'u.id_cidade',
      'u.data_nascimento',
      'u.funcionario',
      sql<boolean>`(c.id_usuario is not null)`.as('curriculo'),
      sql<boolean>`coalesce(${findable('c')}, false)`.as('compartilhar_banco'),
    ])
    .executeTakeFirstOrThrow()

type Missing = Partial<Record<'cpf' | 'telefone' | 'data_nascimento', string> & { id_cidade: number }>

/** Fills in what was not known yet, but no employee's telephone: nothing that is there is replaced. */
export const fillMissing = (db: Database, id: number, given: Missing) =>
  db
    .updateTable('rh_usuario')
    .set({
      cpf: sql`coalesce(cpf, ${cpfOfAnother(given.cpf ?? null)})`,
      telefone: sql`case when funcionario then telefone else coalesce(telefone, ${given.telefone ?? null}) end`,
      id_cidade: sql`coalesce(id_cidade, ${given.id_cidade ?? null})`,
      data_nascimento: sql`coalesce(data_nascimento, ${given.data_nascimento ?? null}::date)`,
    })
    .where('id', '=', id)
    .execute()

/** Somebody's own applications, newest first. */
export const listOwn = (db: Database, id_usuario: number) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .where('a.id_usuario', '=', id_usuario)
    .select((eb) => [
      'a.id',
      'a.id_vaga',
      'v.titulo_vaga',
      'e.nome as empresa',
      'c.nome as cidade',
      'c.uf',
      sql<Stage>`a.etapa`.as('etapa'),
      'a.created_at',
      'a.movida_em',
      sql<boolean>`(not ${endedUnhired}
        and exists (select from pre_admissao d where d.id_candidatura = a.id))`.as('pre_admissao'),
      sql<number>`(${today}
        - (a.movida_em at time zone 'America/Sao_Paulo')::date)`.as('dias'),
      jsonArrayFrom(
        eb
          .selectFrom('candidatura_etapa as m')
          .whereRef('m.id_candidatura', '=', 'a.id')
          .select([sql<Stage>`m.para`.as('para'), 'm.created_at'])
          .orderBy('m.id')
          .limit(100),
      ).as('movimentos'),
      reviewOfApplication(db).as('revisao'),
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()

/** One's own application, locked until the transaction ends. */
export const holdOwn = (db: Database, id: number, id_usuario: number) =>
  db
    .selectFrom('candidatura')
    .where('id', '=', id)
    .where('id_usuario', '=', id_usuario)
    .select(['id', sql<Stage>`etapa`.as('etapa')])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Somebody's applications that are not over yet, locked until the transaction ends. */
export const openOf = async (db: Database, id_usuario: number): Promise<number[]> =>
  (
    await db
      .selectFrom('candidatura')
      .where('id_usuario', '=', id_usuario)
      .where('etapa', 'in', openStages)
      .select('id')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(({ id }) => id)

/** Who decides about some applications that end by their person, and how far each has come. */
export const leaving = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .leftJoin('proposta as p', (join) =>
      join.onRef('p.id_candidatura', '=', 'a.id').on('p.situacao', 'in', ['enviada', 'aceita']),
    )
    .where(sql<boolean>`a.id = any(${[...ids]}::bigint[])`)
    .select([
      'a.id',
      'a.id_usuario',
      'a.id_vaga',
      'u.nome',
      'u.email',
      'v.titulo_vaga',
      'v.id_empresa',
      'v.id_gestor',
      'p.id_usuario as id_autor',
      sql<OfferState | null>`p.situacao`.as('proposta'),
    ])
    .orderBy('a.id')
    .execute()
export type Leaving = Awaited<ReturnType<typeof leaving>>[number]
