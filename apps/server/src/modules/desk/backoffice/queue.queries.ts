import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { worksInDesk } from '../desk-scope.ts'

interface Queue {
  table: string
  /** Items that wait: the index of the queue has exactly these. */
  waiting: string
  /** Who holds an item. */
  person: string
  taken: string
  /** Back to where it was, and from which state. */
  returned: string
  /** Items that somebody may have, and give back: those that their shutdown lists. */
  kept: string
}

const queues: Record<DeskQueue, Queue> = {
  vendas: {
    table: 'bo_venda',
    waiting: `situacao = 'pendente'`,
    person: 'id_auditor',
    taken: `situacao = 'em_auditoria'`,
    returned: `situacao = 'pendente', id_auditor = null`,
    kept: `situacao = 'em_auditoria'`,
  },
  ativacoes: {
    table: 'bo_ativacao',
    waiting: `situacao in ('aguardando', 'reagendar', 'frustrada') and id_responsavel is null`,
    person: 'id_responsavel',
    taken: '',
    returned: 'id_responsavel = null',
    kept: 'aberta',
  },
  problemas: {
    table: 'bo_problema',
    waiting: `situacao = 'aberto' and id_responsavel is null`,
    person: 'id_responsavel',
    taken: `situacao = 'em_tratamento'`,
    returned: `situacao = 'aberto', id_responsavel = null`,
    kept: 'aberto',
  },
  qualificacao: {
    table: 'bo_qualificacao',
    waiting: `situacao = 'pendente' and id_responsavel is null`,
    person: 'id_responsavel',
    taken: '',
    returned: 'id_responsavel = null',
    kept: `situacao = 'pendente'`,
  },
}

/** A call is not offered before the moment it was put off to. */
const ready = (queue: DeskQueue): RawBuilder<boolean> =>
  queue === 'qualificacao' ? sql`(retornar_em is null or retornar_em <= now())` : sql`true`

/**
 * Gives the actor the item of a queue that is due first; null when it is empty. Items that others are taking at the same
 * moment are passed over, so each is given once and nobody waits.
 */
export async function takeNext(db: Database, actor: Actor, queue: DeskQueue): Promise<number | null> {
  const { table, waiting, person, taken } = queues[queue]
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(person)} = ${actor.id}${sql.raw(taken ? `, ${taken}` : '')}
    where id = (select id from ${sql.table(table)} where ${sql.raw(waiting)} and ${ready(queue)}
      and ${inScope(actor, 'id_empresa', false)} order by prazo, id limit 1 for update skip locked)
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Puts an item back; `any` of a manager, otherwise one's own. False where there is none. */
export async function releaseItem(
  db: Database,
  actor: Actor,
  { queue, id, any }: { queue: DeskQueue; id: number; any: boolean },
): Promise<boolean> {
  const { table, person, returned, kept } = queues[queue]
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.raw(returned)}
    where id = ${id} and ${sql.raw(kept)} and ${inScope(actor, 'id_empresa', false)}
      and ${any ? sql`${sql.ref(person)} is not null` : sql`${sql.ref(person)} = ${actor.id}`}`.execute(db)
  return Number(numAffectedRows) === 1
}

/** Puts items back whose person no longer works in the desk of their provider: they left, or changed provider or role. */
export async function releaseAbandoned(db: Database, queue: DeskQueue): Promise<void> {
  const { table, person, returned, kept } = queues[queue]
  await sql`update ${sql.table(table)} as x set ${sql.raw(returned)} where ${sql.raw(kept)}
    and ${sql.ref(`x.${person}`)} is not null and not ${worksInDesk(`x.${person}`, 'x.id_empresa')}`.execute(
    db,
  )
}

/** Whether the queue's table holds the item, of a provider that the actor sees. */
export async function seesItem(db: Database, actor: Actor, queue: DeskQueue, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(queues[queue].table)}
    where id = ${id} and ${inScope(actor, 'id_empresa', false)}`.execute(db)
  return rows.length > 0
}
