/** The lines of people's bells: written for a whole audience at once, read and marked by each person alone. */
import { BELL_DAYS, type IncidentNewsKind } from '@intranet/contract/operations/incident-options'
import type { IncidentLinesInput, MarkIncidentsReadInput } from '@intranet/contract/operations/incidents'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { GRACE_DAYS, isThere } from '../../../platform/retention.ts'

/** The longest text of a line. */
const LINE = 240

/** The employees `u` of the audience of incident `i`, without its author. */
const audience = sql`u.ativo and u.funcionario and u.id <> i.id_usuario
  and coalesce(u.id_departamento = i.id_departamento, u.id_empresa = i.id_empresa, false)`

/** Notifies everybody of the audience who was not notified yet: one statement, whatever their number. */
export async function notifyAudience(db: Database, id: number): Promise<void> {
  await sql`insert into incidente_usuario (id_incidente, id_usuario, texto)
    select i.id, u.id, left('[' || k.titulo || '] ' || i.titulo, ${LINE}::int)
    from incidente i join incidente_categoria k on k.id = i.id_categoria cross join rh_usuario u
    where i.id = ${id} and ${audience} on conflict do nothing`.execute(db)
}

/** Takes the unread first lines back from those who are not of the audience any more. */
export async function forgetOthers(db: Database, id: number): Promise<void> {
  await sql`delete from incidente_usuario t using incidente i, rh_usuario u
    where t.id_incidente = ${id} and i.id = t.id_incidente and u.id = t.id_usuario
      and t.tipo = 'novo' and t.lido_em is null and not (${audience})`.execute(db)
}

/** A new line of one progress for some people, given by a query of their ids; not for who wrote it. */
const tell = (
  db: Database,
  line: { id: number; id_andamento: number; tipo: IncidentNewsKind; texto: string; autor: number },
  people: RawBuilder<unknown>,
) =>
  sql`insert into incidente_usuario (id_incidente, id_usuario, id_andamento, tipo, texto)
    select ${line.id}, u.id, ${line.id_andamento}, ${line.tipo}, left(${line.texto}, ${LINE}::int)
    from rh_usuario u where u.ativo and u.id <> ${line.autor} and u.id in (${people})
    on conflict do nothing`.execute(db)

interface Progress {
  id: number
  id_andamento: number
  texto: string
  autor: number
}

/** Notifies who follows an incident, and who registered it, of its progress. */
export const notifyFollowers = (db: Database, progress: Progress) =>
  tell(
    db,
    { ...progress, tipo: 'andamento' },
    sql`select id_usuario from incidente_seguidor where id_incidente = ${progress.id}
      union select id_usuario from incidente where id = ${progress.id}`,
  )

/** Notifies everybody who knew of an incident that it is over; what they had not read leaves their bell. */
export async function notifyEnd(db: Database, progress: Progress): Promise<void> {
  await sql`update incidente_usuario set retirado_em = now()
    where id_incidente = ${progress.id} and lido_em is null and retirado_em is null`.execute(db)
  await tell(
    db,
    { ...progress, tipo: 'fim' },
    sql`select id_usuario from incidente_usuario where id_incidente = ${progress.id}
      union select id_usuario from incidente_seguidor where id_incidente = ${progress.id}
      union select id_usuario from incidente where id = ${progress.id}`,
  )
}

const waiting = sql<boolean>`lido_em is null and retirado_em is null`

/** A person's unread lines, newest first. */
export const unreadLines = (db: Database, usuario: number, { limit, antes }: IncidentLinesInput) =>
  db
    .selectFrom('incidente_usuario')
    .where('id_usuario', '=', usuario)
    .where(waiting)
    .$if(antes !== undefined, (query) => query.where('id', '<', antes!))
    .select(['id', 'id_incidente', sql<IncidentNewsKind>`tipo`.as('tipo'), 'texto', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const countLines = (db: Database, usuario: number) =>
  db
    .selectFrom('incidente_usuario')
    .where('id_usuario', '=', usuario)
    .where(waiting)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

/** Marks a person's lines of some incidents read; answers the incidents that they were notified of. */
export async function markLines(db: Database, usuario: number, { objects }: MarkIncidentsReadInput) {
  const asked = sql`jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as a(id_incidente bigint, ate bigint)`
  await sql`update incidente_usuario t set lido_em = agora() from ${asked}
    where t.id_usuario = ${usuario} and t.id_incidente = a.id_incidente and t.id <= coalesce(a.ate, t.id)
      and t.lido_em is null and t.retirado_em is null`.execute(db)
  const { rows } = await sql<{ id_incidente: number; id_usuario: number }>`
    select distinct t.id_incidente, t.id_usuario from incidente_usuario t join ${asked} on a.id_incidente = t.id_incidente
    where t.id_usuario = ${usuario} order by 1`.execute(db)
  return rows
}

/** Marks all of a person's lines read, or those up to the newest that was shown. */
export async function markAllLines(db: Database, usuario: number, ate?: number) {
  const { numAffectedRows } = await sql`update incidente_usuario set lido_em = agora()
    where id_usuario = ${usuario} and ${waiting} and id <= coalesce(${ate ?? null}::bigint, id)`.execute(db)
  return { lidas: Number(numAffectedRows ?? 0) }
}

/** Follows an incident or stops; twice is once. */
export async function follow(db: Database, id_incidente: number, id_usuario: number, segue: boolean) {
  if (segue)
    await db
      .insertInto('incidente_seguidor')
      .values({ id_incidente, id_usuario })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('incidente_seguidor')
      .where('id_incidente', '=', id_incidente)
      .where('id_usuario', '=', id_usuario)
      .execute()
}

/** Lines that were read, or taken back, so long ago, oldest first. */
const readBefore = (days: number) =>
  sql`incidente_usuario where (lido_em is not null or retirado_em is not null)
    and coalesce(lido_em, retirado_em) < now() - make_interval(days => ${days}::int)
    order by coalesce(lido_em, retirado_em)`

/** Lines of the bell are kept so long after they were read (docs/operations.md#lines-of-the-bell). */
export const hasLateLines = (db: Database) =>
  isThere(db, sql`select from ${readBefore(BELL_DAYS + GRACE_DAYS)}`)

/** Deletes up to `size` lines that were read, or taken back, more than `days` ago. Answers how many. */
export async function purgeLines(db: Database, days: number, size: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from incidente_usuario
    where id in (select id from ${readBefore(days)} limit ${size})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
