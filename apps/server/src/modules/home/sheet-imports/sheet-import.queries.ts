/** Imports of sheets and their lines: everybody sees their own. */
import type { SheetImport } from '@intranet/contract/home/sheet-import-answers'
import type { SheetMapping } from '@intranet/contract/home/sheet-imports'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import type { Database } from '@intranet/db/connection'
import type { DB as Tables } from '@intranet/db/schema'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

const SAMPLE = 5
const ERRORS_SHOWN = 200
/** Characters of a line's error. */
const MAX_ERROR = 1000
/** Lines that one statement stores. */
const STORED = 10_000
/** Wrong lines of one answer. */
export const WRONG_LINES = 5000

export interface SheetLine {
  linha: number
  celulas: string[]
}

const own = (db: Database, actor: Actor) =>
  db
    .selectFrom('planilha_importacao as i')
    .where('i.id_usuario', '=', actor.id)
    .select([
      'i.id',
      'i.nome_arquivo',
      'i.colunas',
      'i.created_at',
      sql<SheetKey>`i.entidade`.as('entidade'),
      sql<SheetImport['situacao']>`i.situacao`.as('situacao'),
      sql<SheetMapping>`i.mapa`.as('mapa'),
    ])

/** The newest import of an entity, with what its screen shows of the lines. */
export const currentImport = (db: Database, actor: Actor, entidade: SheetKey) =>
  own(db, actor)
    .where('i.entidade', '=', entidade)
    .select([
      sql<
        SheetLine[]
      >`coalesce((select json_agg(json_build_object('linha', l.linha, 'celulas', l.celulas) order by l.linha)
        from (select linha, celulas from planilha_linha
              where id_importacao = i.id and celulas is not null order by linha limit ${SAMPLE}) l), '[]')`.as(
        'amostra',
      ),
      sql<
        SheetImport['erros']
      >`coalesce((select json_agg(json_build_object('linha', l.linha, 'erro', l.erro) order by l.linha)
        from (select linha, erro from planilha_linha
              where id_importacao = i.id and erro is not null order by linha limit ${ERRORS_SHOWN}) l), '[]')`.as(
        'erros',
      ),
      counted(sql`true`).as('linhas'),
      counted(sql`erro is not null`).as('com_erro'),
      counted(sql`id_registro is not null`).as('gravadas'),
      counted(sql`erro is null and id_registro is null`).as('pendentes'),
      counted(sql`erro is null and convite`).as('convites'),
      counted(sql`convidado_em is not null`).as('convidados'),
    ])
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const counted = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from planilha_linha where id_importacao = i.id and ${which})`

export const ownImport = (db: Database, actor: Actor, id: number) =>
  own(db, actor).where('i.id', '=', id).executeTakeFirst()

/** The same, kept from others until the transaction ends. */
export const lockedImport = (db: Database, actor: Actor, id: number) =>
  own(db, actor).where('i.id', '=', id).forUpdate().executeTakeFirst()

/** An upload of this person that waits to be imported. */
export const waitingSheet = (db: Database, actor: Actor, id_file: string) =>
  db
    .selectFrom('arquivo')
    .where('id', '=', id_file)
    .where('bucket', '=', 'importacoes')
    .where('id_usuario', '=', actor.id)
    .where('tabela_dona', 'is', null)
    .select(['id', 'nome', 'tipo'])
    .executeTakeFirst()

interface NewImport {
  entidade: SheetKey
  nome_arquivo: string
  colunas: string[]
  mapa: SheetMapping
}

/** Stores an import in place of a preview that was left. */
export async function insertImport(db: Database, actor: Actor, { mapa, ...sheet }: NewImport) {
  await db
    .deleteFrom('planilha_importacao')
    .where('id_usuario', '=', actor.id)
    .where('entidade', '=', sheet.entidade)
    .where('situacao', '=', 'conferida')
    .execute()
  return db
    .insertInto('planilha_importacao')
    .values({ ...sheet, mapa: JSON.stringify(mapa), id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function insertLines(db: Database, id: number, lines: readonly SheetLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += STORED)
    await sql`insert into planilha_linha (id_importacao, linha, celulas)
      select ${id}, l.linha, array(select jsonb_array_elements_text(l.celulas))
      from jsonb_to_recordset(${JSON.stringify(lines.slice(from, from + STORED))}::jsonb)
        as l (linha int, celulas jsonb)`.execute(db)
}

/** Lines without a record: those that have no error as well, or all of them. */
export const openLines = (db: Database, id: number, which: 'all' | 'right', limit?: number) =>
  db
    .selectFrom('planilha_linha')
    .where('id_importacao', '=', id)
    .where('id_registro', 'is', null)
    .where('celulas', 'is not', null)
    .$if(which === 'right', (query) => query.where('erro', 'is', null))
    .select(['linha', sql<string[]>`celulas`.as('celulas')])
    .orderBy('linha')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute()

/** What is wrong with lines; null where nothing is any more. */
export const setErrors = (db: Database, id: number, errors: ReadonlyMap<number, string | null>) =>
  sql`update planilha_linha l set erro = e.erro
    from unnest(${[...errors.keys()]}::int[],
      ${[...errors.values()].map((erro) => erro?.slice(0, MAX_ERROR) ?? null)}::text[]) as e (linha, erro)
    where l.id_importacao = ${id} and l.linha = e.linha and l.erro is distinct from e.erro`.execute(db)

/** The lines whose people get an invitation once they are written. */
export const setAwaited = (db: Database, id: number, lines: readonly number[]) =>
  sql`update planilha_linha set convite = linha = any(${[...lines]}::int[])
    where id_importacao = ${id} and id_registro is null
      and convite is distinct from (linha = any(${[...lines]}::int[]))`.execute(db)

/** The next written lines whose people wait for their invitation, locked until the transaction ends. */
export async function uninvited(db: Database, id: number, table: keyof Tables, limit: number) {
  const { rows } = await sql<{ linha: number; id: number; intacto: boolean }>`
    select l.linha, l.id_registro as id, coalesce(r.updated_at = l.registro_em, false) as intacto
    from planilha_linha l left join ${sql.table(table)} r on r.id = l.id_registro
    where l.id_importacao = ${id} and l.convite and l.id_registro is not null
    order by l.linha limit ${limit} for update of l`.execute(db)
  return rows
}

interface Invited {
  /** Those that the invitation alone has changed. */
  intact: readonly number[]
  /** Those that it went to. */
  sent: readonly number[]
}

/** These lines wait no more; what an invitation alone has changed may still be undone. */
export const setInvited = (
  db: Database,
  id: number,
  table: keyof Tables,
  lines: readonly number[],
  { intact, sent }: Invited,
) =>
  sql`update planilha_linha l set convite = false,
      convidado_em = case when l.linha = any(${[...sent]}::int[]) then now() end,
      registro_em = case when l.linha = any(${[...intact]}::int[])
        then coalesce((select r.updated_at from ${sql.table(table)} r where r.id = l.id_registro), l.registro_em)
        else l.registro_em end
    where l.id_importacao = ${id} and l.linha = any(${[...lines]}::int[])`.execute(db)

export async function countUninvited(db: Database, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('planilha_linha')
    .where('id_importacao', '=', id)
    .where('convite', '=', true)
    .where('id_registro', 'is not', null)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The next lines that stay out, as they were sent, each with its reason. */
export const wrongLines = (db: Database, id: number, depois: number) =>
  db
    .selectFrom('planilha_linha')
    .where('id_importacao', '=', id)
    .where('linha', '>', depois)
    .where('erro', 'is not', null)
    .where('celulas', 'is not', null)
    .select(['linha', sql<string>`erro`.as('erro'), sql<string[]>`celulas`.as('celulas')])
    .orderBy('linha')
    .limit(WRONG_LINES)
    .execute()

/** Lines that became records, each with the version that was written; their cells go. */
export const setRecords = (
  db: Database,
  id: number,
  table: keyof Tables,
  records: ReadonlyMap<number, number>,
) =>
  sql`update planilha_linha l set id_registro = r.id, registro_em = r.updated_at, celulas = null
    from unnest(${[...records.keys()]}::int[], ${[...records.values()]}::bigint[]) as e (linha, id)
    join ${sql.table(table)} r on r.id = e.id
    where l.id_importacao = ${id} and l.linha = e.linha`.execute(db)

export async function countPending(db: Database, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('planilha_linha')
    .where('id_importacao', '=', id)
    .where('id_registro', 'is', null)
    .where('erro', 'is', null)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function countRecords(db: Database, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('planilha_linha')
    .where('id_importacao', '=', id)
    .where('id_registro', 'is not', null)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * The next records of an import that are as it wrote them, below an id, locked until the transaction ends, and whether
 * they were invited.
 */
export async function untouchedRecords(
  db: Database,
  id: number,
  table: keyof Tables,
  { abaixo, limit }: { abaixo?: number; limit: number },
) {
  const { rows } = await sql<{ id: number; convidado: boolean }>`
    select r.id, l.convidado_em is not null as convidado from planilha_linha l
    join ${sql.table(table)} r on r.id = l.id_registro and r.updated_at = l.registro_em
    where l.id_importacao = ${id} and (${abaixo ?? null}::bigint is null or r.id < ${abaixo ?? null}::bigint)
    order by r.id desc limit ${limit} for update of r`.execute(db)
  return rows
}

export const removeLines = (db: Database, id: number, records: readonly number[]) =>
  sql`delete from planilha_linha where id_importacao = ${id} and id_registro = any(${[...records]}::bigint[])`.execute(
    db,
  )

export const setMapping = (db: Database, id: number, mapa: SheetMapping) =>
  db
    .updateTable('planilha_importacao')
    .set({ mapa: JSON.stringify(mapa) })
    .where('id', '=', id)
    .execute()

export const setSituation = (db: Database, id: number, situacao: SheetImport['situacao']) =>
  db.updateTable('planilha_importacao').set({ situacao }).where('id', '=', id).execute()

export async function forgetOldImports(db: Database): Promise<void> {
  await db
    .deleteFrom('planilha_importacao')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
