import type { DrawInput } from '@intranet/contract/marketing/roulette'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable, type RawBuilder } from 'kysely'
import { waitForLock } from '../../../platform/locks.ts'

/** Who and what a draw is of; null counts everything. */
export type Selection = Pick<DrawInput, 'cliente' | 'id_premio'>

/** Other draws of the campaign wait until the transaction ends; spins do not. */
export const holdRaffle = (db: Database, id_campanha: number) => waitForLock(db, 'rouletteDraw', id_campanha)

/** Only wins are drawn. A ticket that failed does not undo a win (docs/raffle.md#who-is-in). */
const selected = ({
  cliente,
  id_premio,
}: Selection): RawBuilder<boolean> => sql<boolean>`h.id_premio is not null
  and (${cliente ?? null}::boolean is null or h.cliente = ${cliente ?? null})
  and (${id_premio ?? null}::bigint is null or h.id_premio = ${id_premio ?? null})`

const notDrawn = (id_campanha: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select from sorteio_interno s join site_roleta_historico d on d.id = s.id_cliente_historico
  where s.id_campanha = ${id_campanha} and d.pessoa = h.pessoa)`

export interface EntryList {
  id: number
  hash: string
  total: number
}

/**
 * The newest list of a selection, if nothing changed since: nobody joined, and nobody was drawn from another list. Ids
 * say nothing of who joined: they are given before a spin is committed.
 */
export async function currentList(
  db: Database,
  id_campanha: number,
  selection: Selection,
): Promise<EntryList | undefined> {
  const { rows } = await sql<EntryList>`
    select l.id, l.hash, cardinality(l.entradas) as total from sorteio_lista l
    join site_roleta_campanhas c on c.id = l.id_campanha and c.sal = l.sal
    where l.id = (select max(x.id) from sorteio_lista x where x.id_campanha = ${id_campanha}
        and x.cliente is not distinct from ${selection.cliente ?? null}::boolean
        and x.id_premio is not distinct from ${selection.id_premio ?? null}::bigint)
      and not exists (select from site_roleta_historico h where h.id_campanha = ${id_campanha} and ${selected(selection)}
        and not exists (select from unnest(l.ids) listado(id) join site_roleta_historico d on d.id = listado.id
          where d.pessoa = h.pessoa)
        and ${notDrawn(id_campanha)})
      and not exists (select from sorteio_rodada r where r.id_campanha = ${id_campanha}
        and r.created_at > l.created_at and r.id_lista is distinct from l.id
        and r.situacao in ('sorteado', 'informado'))`.execute(db)
  return rows[0]
}

/**
 * Closes the list of entries of a selection: each person once, without those drawn before, ordered by their salted
 * hash.
 */
export async function closeList(
  db: Database,
  id_campanha: number,
  selection: Selection,
): Promise<EntryList | undefined> {
  const { rows } = await sql<EntryList>`
    with pessoas as (
      select distinct on (h.pessoa) h.id, h.cupom, c.sal from site_roleta_historico h
      join site_roleta_campanhas c on c.id = h.id_campanha
      where h.id_campanha = ${id_campanha} and ${selected(selection)}
        and ${notDrawn(id_campanha)}
      order by h.pessoa, h.id
    ), entradas as (
      select id, sal, encode(sha256(convert_to(sal || ':' || cupom, 'UTF8')), 'hex') as entrada from pessoas
    )
    insert into sorteio_lista (id_campanha, cliente, id_premio, sal, hash, entradas, ids, ate)
    select ${id_campanha}, ${selection.cliente ?? null}, ${selection.id_premio ?? null}, min(sal),
      encode(sha256(convert_to(string_agg(entrada, e'\n' order by entrada collate "C"), 'UTF8')), 'hex'),
      array_agg(entrada order by entrada collate "C"), array_agg(id order by entrada collate "C"),
      (select max(h.id) from site_roleta_historico h where h.id_campanha = ${id_campanha} and ${selected(selection)})
    from entradas having count(*) > 0
    returning id, hash, cardinality(entradas) as total`.execute(db)
  return rows[0]
}

/** Draws of a list that drew or will draw an entry, and whether a draw from another list is still waiting. */
export async function drawsUnderWay(db: Database, id_campanha: number, id_lista: number) {
  const { rows } = await sql<{ feitos: number; outro: boolean }>`
    select (count(*) filter (where r.id_lista = ${id_lista} and r.situacao in ('aguardando', 'sorteado')))::int as feitos,
      coalesce(bool_or(r.id_lista is distinct from ${id_lista} and r.situacao = 'aguardando'), false) as outro
    from sorteio_rodada r where r.id_campanha = ${id_campanha}`.execute(db)
  return rows[0]!
}

export const nextNumber = async (db: Database, slug: string) => {
  const { rows } = await sql<{ numero: number }>`
    select coalesce(max(numero), 0) + 1 as numero from sorteio_rodada where slug = ${slug}`.execute(db)
  return rows[0]!.numero
}

export const insertDraw = (db: Database, row: Insertable<DB['sorteio_rodada']>) =>
  db.insertInto('sorteio_rodada').values(row).returning(['id', 'numero']).executeTakeFirstOrThrow()

/** The oldest draw of a campaign that waits; draws are settled in the order of their numbers. */
export const nextWaiting = (db: Database, id_campanha: number) =>
  db
    .selectFrom('sorteio_rodada as r')
    .where('r.id_campanha', '=', id_campanha)
    .where('r.situacao', '=', 'aguardando')
    .select(['r.id', 'r.numero', 'r.id_lista', 'r.semente', 'r.farol', 'r.rodada_farol'])
    .orderBy('r.numero')
    .limit(1)
    .executeTakeFirst()

export type WaitingDraw = NonNullable<Awaited<ReturnType<typeof nextWaiting>>>

/** Campaigns with draws that wait for the beacon. */
export const waitingCampaigns = (db: Database) =>
  db
    .selectFrom('sorteio_rodada')
    .where('situacao', '=', 'aguardando')
    .where('id_campanha', 'is not', null)
    .select('id_campanha')
    .distinct()
    .execute()

export const readList = (db: Database, id: number) =>
  db
    .selectFrom('sorteio_lista')
    .where('id', '=', id)
    .select(['hash', 'entradas', 'ids'])
    .executeTakeFirstOrThrow()

/** Winners of a list's draws with a number above `after`, in their order. */
export const winnersAfter = (db: Database, id_lista: number, after: number) =>
  db
    .selectFrom('sorteio_rodada')
    .where('id_lista', '=', id_lista)
    .where('numero', '>', after)
    .where('situacao', '=', 'sorteado')
    .select(['numero', 'vencedor'])
    .orderBy('numero')
    .execute()

export const settleDraw = (
  db: Database,
  id: number,
  set: {
    situacao: string
    vencedor: string | null
    puladas: string[]
    assinatura: string
    aleatoriedade: string
  },
) =>
  db
    .updateTable('sorteio_rodada')
    .set({ ...set, sorteado_em: new Date() })
    .where('id', '=', id)
    .execute()

/** Calls a draw off that waits; false when it does not. */
export async function cancelWaiting(db: Database, id_campanha: number, numero: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sorteio_rodada')
    .set({ situacao: 'cancelado' })
    .where('id_campanha', '=', id_campanha)
    .where('numero', '=', numero)
    .where('situacao', '=', 'aguardando')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records a winner with their present name and phone; undefined when they were recorded before. */
export async function insertWinner(
  db: Database,
  row: { id_campanha: number; id_cliente_historico: number; id_rodada: number; prova: string },
) {
  const { rows } = await sql<{ id: number }>`
    insert into sorteio_interno (id_campanha, id_cliente_historico, id_rodada, prova, nome, telefone)
    select ${row.id_campanha}, h.id, ${row.id_rodada}, ${row.prova}, h.nome, h.telefone
    from site_roleta_historico h where h.id = ${row.id_cliente_historico}
    on conflict (id_cliente_historico) do nothing returning id`.execute(db)
  return rows[0]
}

/** A participation that may be recorded as a winner: one with a prize, of a person who was not drawn yet. */
export async function findEligible(db: Database, id_campanha: number, id: number) {
  const { rows } = await sql<{ id: number; cliente: boolean; premio: string; entrada: string }>`
    select h.id, h.cliente, h.nome_premio as premio,
      encode(sha256(convert_to(c.sal || ':' || h.cupom, 'UTF8')), 'hex') as entrada
    from site_roleta_historico h join site_roleta_campanhas c on c.id = h.id_campanha
    where h.id = ${id} and h.id_campanha = ${id_campanha} and h.id_premio is not null
      and not exists (select from sorteio_interno s join site_roleta_historico d on d.id = s.id_cliente_historico
        where s.id_campanha = ${id_campanha} and d.pessoa = h.pessoa)`.execute(db)
  return rows[0]
}
