/** What the reading of an import's file asks and writes, on its connection: the lines are copied on it too. */
import type { Pool, PoolClient } from 'pg'
import type { ImportState } from './lead-import.queries.ts'
import type { SheetSummary } from './reader/read-sheet.ts'
import { isLocked, takeLock } from './staging.queries.ts'

export interface WaitingFile {
  id_file: string
  tipo: string
  /** Somebody works on it, here or in another process. */
  locked: boolean
}

/** The file of an import that is waiting to be read. */
export async function waitingFile(pool: Pool, id: number): Promise<WaitingFile | undefined> {
  const { rows } = await pool.query<WaitingFile>(
    `select i.id_file, coalesce(a.tipo, '') as tipo, ${isLocked} as locked
     from vendas_lead_importacao i left join arquivo a on a.id = i.id_file
     where i.id = $1 and i.situacao = 'lendo'`,
    [id],
  )
  return rows[0]
}

/** The fetched data, as the transaction of `client` sees it: no other process reads it at the same time. */
export async function lockedState(
  client: PoolClient,
  id: number,
  id_file: string,
): Promise<ImportState | undefined> {
  const { rows } = await client.query<{ locked: boolean }>(takeLock, [id])
  if (!rows[0]?.locked) return undefined
  const states = await client.query<ImportState>(
    `select * from vendas_lead_importacao where id = $1 and id_file = $2 and situacao = 'lendo'`,
    [id, id_file],
  )
  return states.rows[0]
}

/** The history of the transaction names this person. */
export const setActing = (client: PoolClient, id_usuario: number | null) =>
  client.query(`select set_config('app.user_id', $1, true)`, [String(id_usuario ?? '')])

export interface ReadResult {
  situacao: 'conferida' | 'importada'
  summary: SheetSummary
  bad: number
  total: number
  withLead: number
}

/** What was in the file; the preview has a sample of it. */
export const endReading = (
  client: PoolClient,
  { id, direta }: Pick<ImportState, 'id' | 'direta'>,
  { situacao, summary, bad, total, withLead }: ReadResult,
) =>
  client.query(
    `update vendas_lead_importacao set situacao = $2, colunas = $3, mapa = $4, amostra = $5, linhas = $6,
       linhas_com_erro = $7, total_participantes = $8, progresso = $9, linhas_com_lead = $10, amostra_linhas = $11,
       bloco = 0, erro = null where id = $1`,
    [
      id,
      situacao,
      summary.colunas,
      summary.mapa && JSON.stringify(summary.mapa),
      direta ? null : JSON.stringify(summary.amostra),
      summary.linhas,
      bad,
      total,
      direta ? 100 : 0,
      withLead,
      direta ? null : summary.amostra_linhas,
    ],
  )
