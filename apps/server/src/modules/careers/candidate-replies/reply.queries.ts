/** Answers of candidates (candidatura_mensagem) and the addresses that they come to (candidatura_endereco). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hiringManager } from '../vacancies/vacancy-scope.ts'

const SHOWN = 50

/** The key of an application's address, made at its first mail. */
export async function replyKey(db: Database, id_candidatura: number): Promise<string> {
  const { rows } = await sql<{ chave: string }>`
    with pedida as (select ${id_candidatura}::bigint as id),
    feita as (
      insert into candidatura_endereco (id_candidatura) select id from pedida
      on conflict (id_candidatura) do nothing returning chave
    )
    select chave from feita union all
    select k.chave from candidatura_endereco k join pedida p on p.id = k.id_candidatura limit 1`.execute(db)
  // Another mail made it at the same moment.
  return rows[0]?.chave ?? replyKey(db, id_candidatura)
}

/** The application of an address, with whom its answers concern, locked against other answers. */
export const holdByKey = (db: Database, keys: readonly string[]) =>
  db
    .selectFrom('candidatura_endereco as k')
    .innerJoin('candidatura as a', 'a.id', 'k.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('k.chave', 'in', keys)
    .select([
      'a.id',
      'a.id_usuario',
      'u.nome',
      'u.email',
      'v.titulo_vaga',
      'v.id_empresa',
      hiringManager.as('id_gestor'),
      'a.etapa',
      sql<number>`(select count(*)::int from candidatura_mensagem m where m.id_candidatura = a.id
        and m.created_at > now() - interval '1 day')`.as('hoje'),
    ])
    .forUpdate('k')
    .executeTakeFirst()

interface NewReply {
  id_candidatura: number
  id_mensagem: string
  remetente: string
  do_candidato: boolean
  assunto: string | null
  texto: string
}

/** Undefined where this mail came before. */
export const insertReply = (db: Database, reply: NewReply) =>
  db
    .insertInto('candidatura_mensagem')
    .values(reply)
    .onConflict((conflict) => conflict.columns(['id_candidatura', 'id_mensagem']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const repliesOf = (db: Database, id_candidatura: number) =>
  db
    .selectFrom('candidatura_mensagem as m')
    .leftJoin('rh_usuario as l', 'l.id', 'm.id_leitor')
    .where('m.id_candidatura', '=', id_candidatura)
    .select([
      'm.id',
      'm.remetente',
      'm.do_candidato',
      'm.assunto',
      'm.texto',
      'm.lida_em',
      'l.nome as leitor',
      'm.created_at',
    ])
    .orderBy('m.id', 'desc')
    .limit(SHOWN)
    .execute()

/** Marks the answers up to one that was seen: later ones stay unread. */
export const readReplies = (db: Database, id_candidatura: number, until: number, id_leitor: number) =>
  db
    .updateTable('candidatura_mensagem')
    .set({ lida_em: sql<Date>`agora()`, id_leitor })
    .where('id_candidatura', '=', id_candidatura)
    .where('id', '<=', until)
    .where('lida_em', 'is', null)
    .returning('id')
    .execute()

/** Unread answers of the application `a`. */
export const unreadReplies = sql<number>`(select count(*)::int from candidatura_mensagem m
  where m.id_candidatura = a.id and m.lida_em is null)`
