/** Where applicants come from: rows of a vacancy with a code for `/r/`. See docs/careers.md#sources. */
import type { SourceType } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { randomLetters } from '../../../platform/token.ts'

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
/** Longer than the codes of sales, so that no code means two things. */
const CODE_LENGTH = 12
const newSourceCode = () => randomLetters(LETTERS, CODE_LENGTH)

const columns = ['id', sql<SourceType>`tipo`.as('tipo'), 'nome', 'codigo', 'ativo'] as const

/** Everybody who came without a link. */
export async function insertSiteSources(db: Database, vacancies: readonly number[]): Promise<void> {
  if (!vacancies.length) return
  await db
    .insertInto('vaga_fonte')
    .values(vacancies.map((id_vaga) => ({ id_vaga, tipo: 'site', nome: 'Site', codigo: newSourceCode() })))
    .execute()
}

export const insertSources = (db: Database, rows: readonly { id_vaga: number; nome: string }[]) =>
  db
    .insertInto('vaga_fonte')
    .values(rows.map((row) => ({ ...row, tipo: 'divulgacao', codigo: newSourceCode() })))
    .returning(columns)
    .execute()

/** The link by which an employee recommends a vacancy, made at the first asking. */
export async function recommendation(db: Database, id_vaga: number, person: { id: number; nome: string }) {
  const row = {
    id_vaga,
    tipo: 'indicacao',
    nome: person.nome,
    codigo: newSourceCode(),
    id_indicador: person.id,
  }
  await db
    .insertInto('vaga_fonte')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('vaga_fonte')
    .where('id_vaga', '=', id_vaga)
    .where('id_indicador', '=', person.id)
    .select(columns)
    .executeTakeFirstOrThrow()
}

/** The sources of a vacancy with what came of each. */
export const sourcesOf = (db: Database, id_vaga: number) =>
  db
    .selectFrom('vaga_fonte as f')
    .where('f.id_vaga', '=', id_vaga)
    .select([
      'f.id',
      sql<SourceType>`f.tipo`.as('tipo'),
      'f.nome',
      'f.codigo',
      'f.ativo',
      'f.created_at',
      sql<number>`(select coalesce(sum(k.cliques), 0)::int from vaga_fonte_clique k where k.id_fonte = f.id)`.as(
        'visitas',
      ),
      sql<number>`(select count(*)::int from candidatura c where c.id_fonte = f.id)`.as('candidaturas'),
      sql<number>`(select count(*)::int from candidatura c where c.id_fonte = f.id and c.etapa = 'contratado')`.as(
        'contratados',
      ),
    ])
    .orderBy(sql`array_position(array['site', 'divulgacao', 'indicacao'], f.tipo)`)
    .orderBy('f.id')
    .limit(1000)
    .execute()

export const vacancyOfSource = (db: Database, id: number) =>
  db.selectFrom('vaga_fonte').where('id', '=', id).select(['id_vaga']).executeTakeFirst()

export const switchSource = (db: Database, id: number, ativo: boolean) =>
  db
    .updateTable('vaga_fonte')
    .set({ ativo })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Where `/r/{codigo}` of a vacancy leads: its page, as long as the source counts. Nobody's scope: codes are public. */
export const findSource = (db: Database, codigo: string) =>
  db
    .selectFrom('vaga_fonte as f')
    .innerJoin('vagas_vaga as v', 'v.id', 'f.id_vaga')
    .where('f.codigo', '=', codigo)
    .where('f.ativo', '=', true)
    .select(['f.id', 'f.id_vaga', 'v.titulo_vaga'])
    .executeTakeFirst()

/** The source of an application to a vacancy: by its code, or the site itself. */
export const sourceOfApplication = (db: Database, id_vaga: number, codigo: string | undefined) =>
  db
    .selectFrom('vaga_fonte')
    .where('id_vaga', '=', id_vaga)
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb('tipo', '=', 'site'), eb('codigo', '=', codigo ?? '')]))
    .select(['id', sql<SourceType>`tipo`.as('tipo'), 'id_indicador'])
    .orderBy(sql`tipo = 'site'`)
    .limit(1)
    .executeTakeFirst()

interface Visits {
  id: number
  cliques: number
  robos: number
}

/** Adds visits to today's row of each source, in the order of ids, so that servers do not deadlock. */
export async function addVisits(db: Database, counts: readonly Visits[]): Promise<void> {
  const sorted = counts.toSorted((one, other) => one.id - other.id)
  await sql`
    insert into vaga_fonte_clique as t (id_fonte, dia, cliques, robos)
    select x.id, ${today}, x.cliques, x.robos
    from unnest(${sorted.map(({ id }) => id)}::bigint[], ${sorted.map(({ cliques }) => cliques)}::int[],
      ${sorted.map(({ robos }) => robos)}::int[]) as x (id, cliques, robos)
    join vaga_fonte f on f.id = x.id
    on conflict (id_fonte, dia) do update
    set cliques = t.cliques + excluded.cliques, robos = t.robos + excluded.robos`.execute(db)
}
