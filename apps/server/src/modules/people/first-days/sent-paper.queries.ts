/** Papers of requests (pre_admissao_papel): what was sent, and what HR decided. */
import type { FirstDayState, PaperState } from '@intranet/contract/people/first-day-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { checkedHere, stillAhead } from './first-day-scope.ts'

/** A paper of a request with its state, locked until the transaction ends. */
const lockedPaper = (db: Database, id: number) =>
  db
    .selectFrom('pre_admissao_papel as x')
    .innerJoin('pre_admissao as p', 'p.id', 'x.id_pre_admissao')
    .innerJoin('candidatura as a', 'a.id', 'p.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('admissao_papel as k', 'k.id', 'x.id_papel')
    .innerJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
    .where('x.id', '=', id)
    .select([
      'x.id',
      'x.id_pre_admissao',
      'p.id_candidatura',
      'x.id_arquivo',
      sql<PaperState>`x.situacao`.as('situacao'),
      'x.updated_at',
      sql<FirstDayState>`p.situacao`.as('pedido'),
      stillAhead.as('corre'),
      'k.nome as papel',
      'p.id_usuario',
      'u.nome',
      'u.email',
      'v.id_empresa',
    ])
    .forUpdate(['x', 'p'])

export const holdPaper = (db: Database, actor: Actor, id: number) =>
  lockedPaper(db, id).where(checkedHere(actor)).executeTakeFirst()
export const holdOwnPaper = (db: Database, id_usuario: number, id: number) =>
  lockedPaper(db, id).where('p.id_usuario', '=', id_usuario).executeTakeFirst()

export const keepSentPaper = (db: Database, id: number, id_arquivo: string) =>
  db
    .updateTable('pre_admissao_papel')
    .set({ id_arquivo, situacao: 'enviado', enviado_em: sql<Date>`agora()`, devolucao: null })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const decidePaper = (
  db: Database,
  id: number,
  situacao: 'validado' | 'devolvido',
  devolucao: string | null,
) =>
  db
    .updateTable('pre_admissao_papel')
    .set({ situacao, devolucao })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Whose a paper's file is, and of which provider. */
export const ownerOfPaper = (db: Database, id: number) =>
  db
    .selectFrom('pre_admissao_papel as x')
    .innerJoin('pre_admissao as p', 'p.id', 'x.id_pre_admissao')
    .innerJoin('candidatura as a', 'a.id', 'p.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .where('x.id', '=', id)
    .select(['p.id_usuario', 'v.id_empresa'])
    .executeTakeFirst()
