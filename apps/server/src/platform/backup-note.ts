/** What a folder of `pnpm backup` says of itself. */
import type { TableContents } from '@intranet/db/backup/contents'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BackupNote {
  feita_em: string
  /** `dump`: by pg_dump, of a database of your own. `base`: the included PostgreSQL's files. */
  tipo: 'dump' | 'base'
  tabelas: Record<string, TableContents>
  arquivos: number
}

const FILE = 'backup.json'
export const DUMP_FILE = 'banco.dump'
export const FILES_FOLDER = 'arquivos'

/** Written last: a folder without it is no finished copy. */
export const writeNote = (folder: string, note: BackupNote): void =>
  writeFileSync(join(folder, FILE), JSON.stringify(note, null, 1), { mode: 0o600 })

export function readNote(folder: string): BackupNote {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as BackupNote
  } catch {
    throw new Error(`${folder} não tem uma cópia completa: falta ${FILE}.`)
  }
}

/** "214 tabelas, 1.024 linhas" */
export function sizeOf(tables: Record<string, TableContents>): string {
  const rows = Object.values(tables).reduce((sum, { linhas }) => sum + linhas, 0)
  return `${Object.keys(tables).length} tabelas, ${rows.toLocaleString('pt-BR')} linhas`
}
