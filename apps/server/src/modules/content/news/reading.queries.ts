import { confirmationReach } from '@intranet/contract/content/news-access'
import {
  confirmationBoard,
  confirmationList,
  REMINDER_HOURS,
  type ListConfirmationBoardInput,
  type ListConfirmationsInput,
} from '@intranet/contract/content/news-reading'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { isPublished } from './news-scope.ts'

/** The people (alias `u`) whose readings the actor may see. */
function people(actor: Actor): RawBuilder<boolean> {
  const mine = inScope(actor, 'u.id_empresa')
  return confirmationReach(actor) === 'provedores'
    ? mine
    : sql<boolean>`(${mine} and u.id_departamento = ${actor.id_departamento})`
}

/** People who left have nothing to read; what they had read before still counts. */
const counts = sql<boolean>`((u.ativo and u.funcionario) or l.id_usuario is not null)`

const audience = sql`novidade_publico p
  join rh_usuario u on u.id = p.id_usuario
  join novidade a on a.id = p.id_novidade
  left join novidade_leitura l
    on l.id_novidade = a.id and l.versao = a.versao_leitura and l.id_usuario = u.id`

const board = (db: Database, actor: Actor) =>
  db
    .selectFrom('novidade as n')
    .innerJoin('categoria as c', 'c.id', 'n.id_categoria')
    // A left join: PostgreSQL skips the counts where no column of them is used.
    .leftJoinLateral(
      sql<{ publico: number; lidos: number }>`(
        select count(*)::int as publico, count(l.id_usuario)::int as lidos from ${audience}
        where p.id_novidade = n.id and ${counts} and ${people(actor)})`.as('t'),
      (join) => join.onTrue(),
    )
    .where('n.requer_lido', '=', true)
    .where('n.publicada_em', 'is not', null)
    .where((eb) => inScope(actor, eb.ref('n.id_empresa')))
    .$if(confirmationReach(actor) === 'departamento', (query) => query.where('t.publico', '>', 0))
    .select([
      'n.id',
      'n.titulo',
      'n.id_categoria',
      'c.titulo as categoria',
      'n.publicada_em',
      sql<number>`t.publico`.as('publico'),
      sql<number>`t.lidos`.as('lidos'),
      pending.as('pendentes'),
      percent.as('percentual'),
    ])

const pending = sql<number>`(t.publico - t.lidos)`
const percent = sql<number>`case when t.publico = 0 then 0
  else round(100.0 * t.lidos / t.publico, 1) end::float8`

export const listBoard = (db: Database, actor: Actor, request: ListConfirmationBoardInput) =>
  readPage(board(db, actor), request, {
    definition: confirmationBoard,
    alias: 'n',
    refs: {
      categoria: 'c.titulo',
      publico: 't.publico',
      lidos: 't.lidos',
      pendentes: pending,
      percentual: percent,
    },
    search: 'n.busca',
  })

export const countBoard = (db: Database, actor: Actor) => rowCount(board(db, actor))

/** The line of one item on the board. */
export const boardLine = (db: Database, actor: Actor, id: number) =>
  board(db, actor).where('n.id', '=', id).select(isPublished.as('no_ar')).executeTakeFirst()

const situation = sql<'Lido' | 'Pendente'>`case when l.id_usuario is null then 'Pendente' else 'Lido' end`
const wasRead = sql<boolean>`(l.id_usuario is not null)`

/** The audience of one item. */
export function listConfirmations(
  db: Database,
  actor: Actor,
  id_novidade: number,
  request: ListConfirmationsInput,
) {
  const query = db
    .selectFrom('novidade_publico as p')
    .innerJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
    .innerJoin('novidade as n', 'n.id', 'p.id_novidade')
    .leftJoin('novidade_leitura as l', (join) =>
      join
        .onRef('l.id_novidade', '=', 'n.id')
        .onRef('l.versao', '=', 'n.versao_leitura')
        .onRef('l.id_usuario', '=', 'u.id'),
    )
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where('p.id_novidade', '=', id_novidade)
    .where('n.requer_lido', '=', true)
    .where((eb) => inScope(actor, eb.ref('n.id_empresa')))
    .where(counts)
    .where(people(actor))
    .select([
      'u.id',
      'u.nome',
      'd.nome as departamento',
      'u.id_departamento',
      'e.nome as empresa',
      'u.id_empresa',
      situation.as('situacao'),
      wasRead.as('lido'),
      'l.lido_em',
    ])
  return readPage(query, request, {
    definition: confirmationList,
    alias: 'u',
    refs: {
      id_novidade: 'n.id',
      departamento: 'd.nome',
      empresa: 'e.nome',
      situacao: situation,
      lido: wasRead,
      lido_em: 'l.lido_em',
    },
    search: normalised('u.nome', 'd.nome'),
  })
}

/** Records a reading once; answers when it was, or nothing for the one who was not asked. */
export async function recordNewsReading(
  db: Database,
  actor: Actor,
  id: number,
  versao: number,
  ip_hash: string,
): Promise<Date | undefined> {
  await sql`insert into novidade_leitura (id_novidade, id_usuario, versao, ip_hash)
    select p.id_novidade, p.id_usuario, ${versao}, ${ip_hash} from novidade_publico p
    where p.id_novidade = ${id} and p.id_usuario = ${actor.id}
    on conflict do nothing`.execute(db)
  const row = await db
    .selectFrom('novidade_leitura')
    .where('id_novidade', '=', id)
    .where('versao', '=', versao)
    .where('id_usuario', '=', actor.id)
    .select('lido_em')
    .executeTakeFirst()
  return row?.lido_em
}

/** Selects people who still have to read and were not reminded lately; nobody is selected twice. */
export async function takeForReminder(db: Database, actor: Actor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id_usuario: number }>`
    insert into novidade_cobranca (id_novidade, id_usuario)
    select p.id_novidade, p.id_usuario from ${audience}
    where p.id_novidade = ${id} and u.ativo and u.funcionario and l.id_usuario is null and ${people(actor)}
    on conflict (id_novidade, id_usuario) do update set cobrado_em = now()
      where novidade_cobranca.cobrado_em <= now() - make_interval(hours => ${REMINDER_HOURS}::int)
    returning id_usuario`.execute(db)
  return rows.map((row) => row.id_usuario)
}
