import {
  trailSchemas,
  type ListTrailsInput,
  type TrailFields,
  type UpdateTrailInput,
} from '@intranet/contract/people/trail-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { readable, writable } from './onboarding-scope.ts'

export interface LinkedContent {
  id_conteudo: number
  titulo: string
  resumo: string | null
  prioridade: number
  minutos: number
  ativo: boolean
}

const linkedContents = sql<LinkedContent[]>`(select coalesce(json_agg(json_build_object(
    'id_conteudo', c.id, 'titulo', c.titulo, 'resumo', c.resumo, 'prioridade', l.prioridade,
    'minutos', c.minutos, 'ativo', c.ativo) order by l.prioridade), '[]')
  from onboarding_trilha_conteudo l join onboarding_conteudo c on c.id = l.id_conteudo
  where l.id_trilha = t.id)`
const contentCount = sql<number>`(select count(*)::int from onboarding_trilha_conteudo l
  where l.id_trilha = t.id)`
const minutes = sql<number>`(select coalesce(sum(c.minutos), 0)::int from onboarding_trilha_conteudo l
  join onboarding_conteudo c on c.id = l.id_conteudo where l.id_trilha = t.id and c.ativo)`
const onboardingCount = sql<number>`(select count(*)::int from onboarding_onboarding_trilha l
  where l.id_trilha = t.id)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('onboarding_trilha as t')
    .leftJoin('empresa as e', 'e.id', 't.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 't.id_departamento')
    .where(readable(actor, 't'))
    .select([
      't.id',
      't.nome',
      't.id_empresa',
      'e.nome as empresa',
      't.id_departamento',
      'd.nome as departamento',
      contentCount.as('total_conteudos'),
      minutes.as('minutos'),
      onboardingCount.as('onboardings'),
      't.ativo',
      't.created_at',
      't.updated_at',
    ])

export const listTrails = (db: Database, actor: Actor, request: ListTrailsInput) =>
  readPage(visible(db, actor), request, {
    definition: trailSchemas.list,
    alias: 't',
    refs: {
      empresa: 'e.nome',
      departamento: 'd.nome',
      total_conteudos: contentCount,
      minutos: minutes,
      onboardings: onboardingCount,
    },
    search: normalised('t.nome'),
  })

export const countTrails = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getTrail = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('t.id', '=', id).select(linkedContents.as('conteudos')).executeTakeFirst()

export const trailOptions = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('onboarding_trilha as t')
    .where(readable(actor, 't'))
    .where(selectable('t', incluir))
    .select(['t.id', 't.nome', contentCount.as('total_conteudos'), minutes.as('minutos')])
    .orderBy('t.nome')
    .orderBy('t.id')
    .execute()

/** Trails that the actor may add to an onboarding. */
export const readableTrails = (db: Database, actor: Actor) =>
  db.selectFrom('onboarding_trilha as t').where(readable(actor, 't')).select('t.id')

/** A trail whose contents the actor may change. */
export const writableTrail = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('onboarding_trilha as t')
    .where(writable(actor, 't'))
    .where('t.id', '=', id)
    .select('t.id')
    .executeTakeFirst()

export type TrailRow = Omit<TrailFields, 'conteudos'>

export const insertTrails = (db: Database, rows: TrailRow[]) =>
  db.insertInto('onboarding_trilha').values(rows).returning(['id', 'nome']).execute()

export const updateTrail = (db: Database, actor: Actor, input: Omit<UpdateTrailInput, 'conteudos'>) =>
  saveRecord(db.updateTable('onboarding_trilha').where(writable(actor, 'onboarding_trilha')), input)

export const switchTrails = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('onboarding_trilha').where(writable(actor, 'onboarding_trilha')), input)

export const removeTrail = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('onboarding_trilha').where(writable(actor, 'onboarding_trilha')), id)
