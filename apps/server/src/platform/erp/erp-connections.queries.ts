import type { ErpAbility, ErpKind } from '@intranet/contract/sales/erp'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** A connection as it is stored: what is secret is sealed. */
export interface StoredConnection {
  id: number
  id_empresa: number
  tipo: ErpKind
  url: string | null
  permite_http: boolean
  certificado: string | null
  usuario: string | null
  cliente_id: string | null
  token: string | null
  senha: string | null
  cliente_segredo: string | null
  capacidades: ErpAbility[]
  /** Unsure actions that somebody tried and saw work. */
  acoes_confirmadas: ErpAbility[]
}

/** The columns of `StoredConnection`, of `empresa_erp c`. */
export const connectionColumns = sql`c.id, c.id_empresa, c.tipo, c.url, c.permite_http, c.certificado, c.usuario,
  c.cliente_id, c.token, c.senha, c.cliente_segredo, c.capacidades, c.acoes_confirmadas`

/** The active connection of a provider. */
export async function connectionOf(db: Database, provider: number): Promise<StoredConnection | undefined> {
  const { rows } = await sql<StoredConnection>`select ${connectionColumns} from empresa_erp c
    where c.id_empresa = ${provider} and c.ativo`.execute(db)
  return rows[0]
}

/** All active connections, or one whether it is active or not. */
export async function connections(db: Database, id?: number): Promise<StoredConnection[]> {
  const chosen = id === undefined ? sql`c.ativo` : sql`c.id = ${id}`
  const { rows } = await sql<StoredConnection>`select ${connectionColumns} from empresa_erp c
    where ${chosen} order by c.id`.execute(db)
  return rows
}
