import {
  contentSchemas,
  type ContentFields,
  type ListContentsInput,
} from '@intranet/contract/people/content-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { readable, writable } from './onboarding-scope.ts'

const images = sql<string[]>`(select coalesce(json_agg(i.id_arquivo order by i.ordem), '[]')
  from onboarding_conteudo_imagem i where i.id_conteudo = c.id)`
const trailCount = sql<number>`(select count(*)::int from onboarding_trilha_conteudo l
  where l.id_conteudo = c.id)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('onboarding_conteudo as c')
    .leftJoin('empresa as e', 'e.id', 'c.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'c.id_departamento')
    .leftJoin('rh_cargo as g', 'g.id', 'c.id_cargo')
    .where(readable(actor, 'c'))
    .select([
      'c.id',
      'c.titulo',
      'c.resumo',
      'c.minutos',
      'c.id_imagem_capa',
      'c.id_empresa',
      'e.nome as empresa',
      'c.id_departamento',
      'd.nome as departamento',
      'c.id_cargo',
      'g.nome as cargo',
      trailCount.as('trilhas'),
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])

export const listContents = (db: Database, actor: Actor, request: ListContentsInput) =>
  readPage(visible(db, actor), request, {
    definition: contentSchemas.list,
    alias: 'c',
    refs: { trilhas: trailCount, empresa: 'e.nome', departamento: 'd.nome', cargo: 'g.nome' },
    search: normalised('c.titulo', 'c.resumo'),
  })

export const countContents = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getContent = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('c.id', '=', id)
    .select(['c.texto', images.as('imagens_auxiliares')])
    .executeTakeFirst()

export const contentOptions = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('onboarding_conteudo as c')
    .where(readable(actor, 'c'))
    .where(selectable('c', incluir))
    .select(['c.id', 'c.titulo as nome', 'c.minutos'])
    .orderBy('c.titulo')
    .orderBy('c.id')
    .execute()

/** Contents that the actor may add to a trail. */
export const readableContents = (db: Database, actor: Actor) =>
  db.selectFrom('onboarding_conteudo as c').where(readable(actor, 'c')).select('c.id')

/** A content as its table holds it: its images are linked after the row exists. */
export type ContentRow = Omit<
  ContentFields,
  'imagem_capa_data' | 'imagem_capa_format' | 'imagens_auxiliares' | 'minutos'
> & { minutos?: number }

export const insertContents = (db: Database, rows: ContentRow[]) =>
  db.insertInto('onboarding_conteudo').values(rows).returning(['id', 'titulo']).execute()

export const updateContent = (
  db: Database,
  actor: Actor,
  row: Partial<ContentRow> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('onboarding_conteudo').where(writable(actor, 'onboarding_conteudo')), row)

export async function replaceImages(db: Database, id: number, files: readonly string[]): Promise<void> {
  await db
    .deleteFrom('onboarding_conteudo_imagem')
    .where('id_conteudo', '=', id)
    .$if(files.length > 0, (query) => query.where('id_arquivo', 'not in', [...files]))
    .execute()
  if (!files.length) return
  await db
    .insertInto('onboarding_conteudo_imagem')
    .values(files.map((id_arquivo, index) => ({ id_conteudo: id, id_arquivo, ordem: index + 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['id_conteudo', 'id_arquivo'])
        .doUpdateSet((eb) => ({ ordem: eb.ref('excluded.ordem') })),
    )
    .execute()
}

export const switchContents = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('onboarding_conteudo').where(writable(actor, 'onboarding_conteudo')), input)

export const removeContent = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('onboarding_conteudo').where(writable(actor, 'onboarding_conteudo')), id)

/**
 * Whether somebody may see the images of a content: HR with the content in its scope, or a person who has to read it.
 */
export async function maySeeContent(db: Database, actor: Actor, reads: boolean, id: number) {
  const row = await db
    .selectFrom('onboarding_conteudo as c')
    .where('c.id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb.val(reads), readable(actor, 'c')]),
        sql<boolean>`exists (select from onboarding_leitura l
          join onboarding_usuario p on p.id_onboarding = l.id_onboarding
          where l.id_conteudo = c.id and p.id_usuario = ${actor.id} and p.ativo and p.alcancado)`,
      ]),
    )
    .select('c.id')
    .executeTakeFirst()
  return row !== undefined
}
