import type { NoticeForm } from '@intranet/contract/privacy-notice-words'
import type { PublishNoticeInput } from '@intranet/contract/privacy-notices'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

const notices = (db: Database) =>
  db
    .selectFrom('aviso_privacidade')
    .select([
      sql<NoticeForm>`formulario`.as('formulario'),
      'versao',
      'controlador',
      'finalidade',
      'retencao',
      'direitos',
      'contato',
      'created_at',
    ])

/** One version of a form's notice, the newest where none is named. */
export const readNotice = (db: Database, formulario: NoticeForm, versao?: number) =>
  notices(db)
    .where('formulario', '=', formulario)
    .$if(versao !== undefined, (query) => query.where('versao', '=', versao!))
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The newest version of every form's notice. */
export const newestNotices = (db: Database) =>
  notices(db).distinctOn('formulario').orderBy('formulario').orderBy('versao', 'desc').limit(20).execute()

/** Adds the version after `versao`; nothing where that is not the newest. */
export const insertNotice = (db: Database, actor: Actor, { versao, ...notice }: PublishNoticeInput) =>
  db
    .insertInto('aviso_privacidade')
    .columns([
      'formulario',
      'versao',
      'controlador',
      'finalidade',
      'retencao',
      'direitos',
      'contato',
      'id_usuario',
    ])
    .expression(
      sql`select ${notice.formulario}, ${versao + 1}::int, ${notice.controlador}, ${notice.finalidade},
        ${notice.retencao}, ${notice.direitos}, ${notice.contato}, ${actor.id}::bigint
        where ${versao}::int = (select max(a.versao) from aviso_privacidade a where a.formulario = ${notice.formulario})`,
    )
    .onConflict((conflict) => conflict.constraint('aviso_privacidade_versao').doNothing())
    .returning([sql<NoticeForm>`formulario`.as('formulario'), 'versao'])
    .executeTakeFirst()
