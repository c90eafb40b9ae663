import type {
  ContractType,
  PcdKind,
  VacancyLicence,
  VacancyState,
  WorkModel,
} from '@intranet/contract/careers/career-options'
import { vacancyList, type ListVacanciesInput } from '@intranet/contract/careers/vacancies'
import type { Database } from '@intranet/db/connection'
import type { VagasVaga } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { managesVacancies, seenVacancy } from './vacancy-scope.ts'
import { today } from '../../../platform/today.ts'

const applicants = sql<number>`(select count(*)::int from candidatura c where c.id_vaga = v.id)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_departamento as d', 'd.id', 'v.id_departamento')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .innerJoin('rh_usuario as g', 'g.id', 'v.id_gestor')
    .where(seenVacancy(actor, 'v'))

const closedColumns = [
  sql<ContractType>`v.tipo_contrato`.as('tipo_contrato'),
  sql<WorkModel>`v.modalidade`.as('modalidade'),
  sql<VacancyState>`v.situacao`.as('situacao'),
] as const

const listed = (db: Database, actor: Actor) =>
  visible(db, actor).select([
    'v.id',
    'v.titulo_vaga',
    'v.id_empresa',
    'e.nome as empresa',
    'v.id_departamento',
    'd.nome as departamento',
    'v.id_cidade',
    'c.nome as cidade',
    'v.vagas',
    'v.contratados',
    applicants.as('inscritos'),
    'v.id_gestor',
    'g.nome as gestor_vaga',
    ...closedColumns,
    'v.interna',
    'v.data_inicio',
    'v.data_fim',
    'v.ativo',
    'v.created_at',
    'v.updated_at',
  ])

export const listVacancies = (db: Database, actor: Actor, request: ListVacanciesInput) =>
  readPage(listed(db, actor), request, {
    definition: vacancyList,
    alias: 'v',
    refs: {
      empresa: 'e.nome',
      sistema: 'e.sistema',
      departamento: 'd.nome',
      cidade: 'c.nome',
      gestor_vaga: 'g.nome',
      inscritos: applicants,
    },
    search: normalised('v.titulo_vaga', 'c.nome'),
  })

export const countVacancies = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('v.situacao', '=', 'aberta'))

/** A vacancy with all its texts; a solicitante writes their own drafts. */
export const getVacancy = (db: Database, actor: Actor, id: number) => {
  const manages = sql<boolean>`${managesVacancies(actor)}::boolean`
  return visible(db, actor)
    .innerJoin('rh_cargo as k', 'k.id', 'v.id_cargo')
    .leftJoin('rh_setor as s', 's.id', 'v.id_setor')
    .where('v.id', '=', id)
    .select([
      'v.id',
      'v.titulo_vaga',
      'v.vagas',
      'v.contratados',
      applicants.as('inscritos'),
      'v.id_empresa',
      'e.nome as empresa',
      'v.id_departamento',
      'd.nome as departamento',
      'v.id_setor',
      's.nome as setor',
      'v.id_cargo',
      'k.nome as cargo',
      'v.id_gestor',
      'g.nome as gestor_vaga',
      'v.id_cidade',
      'c.nome as cidade',
      'v.descricao',
      'v.requisitos',
      'v.beneficios',
      ...closedColumns,
      'v.viagem',
      sql<VacancyLicence | null>`v.cnh_categoria`.as('cnh_categoria'),
      sql<PcdKind>`v.pcd`.as('pcd'),
      'v.faixa_min',
      'v.faixa_max',
      'v.exibir_faixa',
      'v.interna',
      'v.data_inicio',
      'v.data_fim',
      'v.ativo',
      'v.publicada_em',
      'v.encerrada_em',
      'v.id_usuario',
      'v.id_desligamento',
      'v.created_at',
      'v.updated_at',
      sql<boolean>`(v.situacao not in ('encerrada', 'cancelada') and (${manages}
        or (v.situacao = 'rascunho' and coalesce(v.id_usuario = ${actor.id}, false))))`.as('edita'),
      manages.as('gere'),
    ])
    .executeTakeFirst()
}

export type StoredVacancy = NonNullable<Awaited<ReturnType<typeof getVacancy>>>

export const insertVacancies = (db: Database, rows: Insertable<VagasVaga>[]) =>
  db.insertInto('vagas_vaga').values(rows).returning(['id']).execute()

export const updateVacancy = (
  db: Database,
  actor: Actor,
  input: Partial<Insertable<VagasVaga>> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('vagas_vaga').where(seenVacancy(actor, 'vagas_vaga')), input)

export const removeVacancy = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('vagas_vaga').where(seenVacancy(actor, 'vagas_vaga')), id)

/** Moves a vacancy; its first publication and its end are kept with their moments. What is published is active. */
export const moveVacancy = (db: Database, id: number, situacao: VacancyState) =>
  db
    .updateTable('vagas_vaga')
    .set({
      situacao,
      ...(situacao === 'aberta' && { ativo: true, publicada_em: sql<Date>`coalesce(publicada_em, agora())` }),
      ...(situacao === 'encerrada' && { encerrada_em: sql<Date>`agora()` }),
    })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Ends the vacancies whose last day has passed. Answers their ids. */
export const endPastVacancies = (db: Database) =>
  db
    .updateTable('vagas_vaga')
    .set({ situacao: 'encerrada', encerrada_em: sql<Date>`agora()` })
    .where('situacao', 'in', ['aberta', 'pausada'])
    .where('data_fim', '<', today)
    .returning('id')
    .execute()

/** A vacancy that ended with its last place waits again, before that place is given back. */
export const reopenFilled = (db: Database, id: number) =>
  db
    .updateTable('vagas_vaga')
    .set({ situacao: 'pausada', encerrada_em: null })
    .where('id', '=', id)
    .where('situacao', '=', 'encerrada')
    .whereRef('contratados', '>=', 'vagas')
    .execute()

export const hasApplied = async (db: Database, id_vaga: number, id_usuario: number): Promise<boolean> => {
  const row = await db
    .selectFrom('candidatura')
    .where('id_vaga', '=', id_vaga)
    .where('id_usuario', '=', id_usuario)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends an open vacancy whose places are all taken; undefined where it goes on. Call it in the transaction that filled it. */
export const endIfFilled = (db: Database, id: number) =>
  db
    .updateTable('vagas_vaga')
    .set({ situacao: 'encerrada', encerrada_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .where('situacao', 'in', ['aberta', 'pausada'])
    .whereRef('contratados', '>=', 'vagas')
    .returning(['id', 'updated_at'])
    .executeTakeFirst()
