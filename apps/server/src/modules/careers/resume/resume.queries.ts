import type { Availability, PdfState } from '@intranet/contract/careers/career-options'
import type { SaveResumeInput } from '@intranet/contract/careers/resume'
import type { EducationSituation } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { findable } from './shared-resume.ts'
import { ownVacancy, seenApplication } from '../vacancies/vacancy-scope.ts'

/** Makes the person's CV, or keeps the one there is; a consent that was given once is not taken back by an application. */
export const keepResume = (db: Database, id_usuario: number, compartilhar_banco = false) =>
  sql`insert into curriculo as c (id_usuario, compartilhar_banco, compartilhado_em)
    values (${id_usuario}, ${compartilhar_banco}, case when ${compartilhar_banco} then agora() end)
    on conflict (id_usuario) do update set compartilhar_banco = c.compartilhar_banco or excluded.compartilhar_banco,
      compartilhado_em = coalesce(c.compartilhado_em, excluded.compartilhado_em), atualizado_em = agora(),
      arquivado_em = case when excluded.compartilhar_banco then null else c.arquivado_em end,
      avisado_em = null`.execute(db)

/** The person changed something: their retention begins again. */
export const touchResume = (db: Database, id_usuario: number) => keepResume(db, id_usuario)

export const removeResume = (db: Database, id_usuario: number) =>
  db.deleteFrom('curriculo').where('id_usuario', '=', id_usuario).execute()

export const saveResume = async (db: Database, id_usuario: number, input: SaveResumeInput): Promise<void> => {
  const { compartilhar_banco: shared, ...fields } = input
  await touchResume(db, id_usuario)
  const set = {
    ...fields,
    ...(shared !== undefined && {
      compartilhar_banco: shared,
      compartilhado_em: shared ? sql<Date>`coalesce(compartilhado_em, agora())` : null,
      ...(shared && { arquivado_em: null }),
    }),
  }
  if (!Object.values(set).some((value) => value !== undefined)) return
  await db.updateTable('curriculo').set(set).where('id_usuario', '=', id_usuario).execute()
}

const educations = (db: Database) =>
  db
    .selectFrom('curriculo_formacao as f')
    .select([
      'f.id',
      sql<EducationSituation>`f.situacao`.as('situacao'),
      'f.descricao',
      'f.ie',
      'f.data_inicio',
      'f.data_fim',
      'f.updated_at',
    ])
    .orderBy('f.data_inicio', 'desc')
    .orderBy('f.id', 'desc')
    .limit(200)
const experiences = (db: Database) =>
  db
    .selectFrom('curriculo_experiencia as x')
    .select([
      'x.id',
      'x.empresa',
      'x.emprego_atual',
      'x.funcao',
      'x.cidade',
      'x.estado',
      'x.descricao',
      'x.data_inicio',
      'x.data_fim',
      'x.updated_at',
    ])
    .orderBy('x.data_inicio', 'desc')
    .orderBy('x.id', 'desc')
    .limit(200)
const certificates = (db: Database) =>
  db
    .selectFrom('curriculo_certificado as t')
    .select(['t.id', 't.organizacao', 't.descricao', 't.data_emissao', 't.data_validade', 't.updated_at'])
    .orderBy('t.data_emissao', 'desc')
    .orderBy('t.id', 'desc')
    .limit(200)

/** The three sections of one person, newest first. */
export async function sectionsOf(db: Database, id_usuario: number) {
  const [formacoes, experiencias, certificados] = await Promise.all([
    educations(db).where('f.id_usuario', '=', id_usuario).execute(),
    experiences(db).where('x.id_usuario', '=', id_usuario).execute(),
    certificates(db).where('t.id_usuario', '=', id_usuario).execute(),
  ])
  return { formacoes, experiencias, certificados }
}

/** What is beside the sections; undefined for who has no CV. */
export const findResume = (db: Database, id_usuario: number) =>
  db
    .selectFrom('curriculo as c')
    .where('c.id_usuario', '=', id_usuario)
    .select((eb) => [
      'c.pretensao_salarial',
      sql<Availability | null>`c.disponibilidade`.as('disponibilidade'),
      'c.areas_interesse',
      findable('c').as('compartilhar_banco'),
      'c.atualizado_em',
      jsonObjectFrom(
        eb
          .selectFrom('arquivo as a')
          .leftJoin('curriculo_pdf as p', (join) =>
            join.onRef('p.id_arquivo', '=', 'a.id').onRef('p.id_usuario', '=', 'c.id_usuario'),
          )
          .whereRef('a.id', '=', 'c.id_arquivo')
          .select([
            'a.id as id_arquivo',
            'a.nome',
            sql<PdfState>`coalesce(p.situacao, 'na_fila')`.as('situacao'),
            'p.motivo',
          ]),
      ).as('pdf'),
    ])
    .executeTakeFirst()

/** The person's own data that a CV shows. */
export const personOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('cidade as c', 'c.id', 'u.id_cidade')
    .where('u.id', '=', id)
    .select([
      'u.id',
      'u.nome',
      'u.id_foto',
      'u.email',
      'u.telefone',
      'c.nome as cidade',
      'c.uf',
      'u.data_nascimento',
      'u.genero',
      'u.estado_civil',
      'u.nacionalidade',
      'u.linkedin',
      'u.cnh_categoria',
      'u.viagem',
    ])
    .executeTakeFirst()

/** Whether the person has an application `a`, to a vacancy `v`, of which the rule is true. */
async function applied(db: Database, id_usuario: number, rule: RawBuilder<boolean>): Promise<boolean> {
  const row = await db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .where('a.id_usuario', '=', id_usuario)
    .where(rule)
    .select('a.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the person applied to a vacancy, of a provider that the actor sees, that the actor hires for or keeps. */
export const hiresPerson = (db: Database, actor: Actor, id_usuario: number): Promise<boolean> =>
  applied(
    db,
    id_usuario,
    sql<boolean>`(${inScope(actor, 'v.id_empresa', false)} and ${ownVacancy(actor, 'v')})`,
  )

/** Whether the person applied where the actor decides or interviews. */
export const readsApplicationOf = (db: Database, actor: Actor, id_usuario: number): Promise<boolean> =>
  applied(db, id_usuario, seenApplication(actor))

/**
 * Whether the person is within reach of somebody who works for some providers: they applied there, work there (`staff`),
 * or belong to no other provider and share their CV.
 */
export const reachesPerson = async (
  db: Database,
  { empresas, staff }: { empresas: readonly number[]; staff: boolean },
  id: number,
): Promise<boolean> => {
  const ours = sql`any(${[...empresas]}::bigint[])`
  const { rows } = await sql<{ reached: boolean }>`select
    coalesce(u.id_empresa = ${ours}, true) and (${staff} and u.id_empresa is not null
      or exists (select from curriculo c where c.id_usuario = u.id and c.compartilhar_banco))
    or exists (select from candidatura a join vagas_vaga v on v.id = a.id_vaga
      where a.id_usuario = u.id and v.id_empresa = ${ours}) as reached
    from rh_usuario u where u.id = ${id}`.execute(db)
  return rows[0]?.reached ?? false
}
