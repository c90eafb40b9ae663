import type { PersonalDataSection } from '@intranet/contract/people/personal-data-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { originColumns } from '../../../platform/origin.ts'
import { rowsOf, type Source } from '../../../platform/personal-data.ts'

interface SectionRows {
  chave: string
  total: number
  linhas: Record<string, unknown>[]
}

export interface Slice {
  limit: number
  offset: number
}

const columnsOf = ({ colunas }: Source) =>
  sql.raw(colunas.map(([campo, , valor]) => `${valor ?? `t.${campo}`} as ${campo}`).join(', '))

/** Some sections of one person in one statement: how many rows each has, and a slice of them. */
export async function readSections(
  db: Database,
  id: number,
  sources: readonly Source[],
  { limit, offset }: Slice,
): Promise<PersonalDataSection[]> {
  const parts = sources.map(
    (one) => sql`
      select ${one.chave} as chave, (select count(*) ${rowsOf(one, id)}) as total,
        (select coalesce(json_agg(l), '[]') from (
          select ${columnsOf(one)} ${rowsOf(one, id)}
          order by ${sql.raw(one.ordem)} limit ${limit}::int offset ${offset}::int) l) as linhas`,
  )
  const { rows } = await sql<SectionRows>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = new Map(rows.map((row) => [row.chave, row]))
  return sources.map(({ chave, titulo, finalidade, colunas }) => ({
    chave,
    titulo,
    finalidade,
    colunas: colunas.map(([campo, rotulo]) => ({ campo, rotulo })),
    total: found.get(chave)!.total,
    linhas: found.get(chave)!.linhas,
  }))
}

/** The data of a person that is removed when their record is anonymised. */
export async function removeRows(db: Database, id: number, one: Source): Promise<void> {
  await sql`delete ${rowsOf(one, id)}`.execute(db)
}

export const recordExport = (db: Database, id_usuario: number, formato: string) =>
  db
    .insertInto('exportacao')
    .values({
      id_usuario,
      tela: 'meus-dados',
      filtros: JSON.stringify({ formato }),
      linhas: 0,
      ...originColumns(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const completeExport = (db: Database, id: number, linhas: number) =>
  db.updateTable('exportacao').set({ linhas }).where('id', '=', id).execute()
