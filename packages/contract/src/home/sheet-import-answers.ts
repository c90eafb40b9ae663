/** What the procedures of sheet imports answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'
import { keptColumns, sheetMapping } from './sheet-imports.ts'
import { sheetKeys } from './sheet-words.ts'

/**
 * `gravadas` became records, `pendentes` still may; `erros` are the first of `com_erro`; `convites` wait to be sent.
 */
export const sheetImportAnswer = z
  .strictObject({
    id: recordId,
    entidade: z.enum(sheetKeys),
    nome_arquivo: z.string(),
    situacao: z.enum(['conferida', 'importando', 'importada', 'desfeita']),
    colunas: z.array(z.string()),
    mapa: sheetMapping,
    amostra: z.array(z.strictObject({ linha: z.int(), celulas: z.array(z.string()) })),
    erros: z.array(z.strictObject({ linha: z.int(), erro: z.string() })),
    linhas: z.int(),
    com_erro: z.int(),
    gravadas: z.int(),
    pendentes: z.int(),
    convites: z.int(),
    convidados: z.int(),
    created_at: moment,
  })
  .nullable()
export type SheetImport = NonNullable<z.output<typeof sheetImportAnswer>>

export const createdSheetImport = z.strictObject({ id: recordId })
export const sheetProgress = z.strictObject({ pendentes: z.int() })
export const keptMappings = z.array(z.strictObject({ id: recordId, nome: z.string(), colunas: keptColumns }))
export type KeptMapping = z.output<typeof keptMappings>[number]

/** `proximo`: records below it still wait; null at the end. */
export const sheetUndoAnswer = z.strictObject({
  removidos: z.int(),
  mantidos: z.int(),
  /** Who of the removed was invited. */
  aviso: z.string().nullable(),
  proximo: recordId.nullable(),
})
/** `proxima`: there are more behind this line; null at the end. */
export const sheetWrongLines = z.strictObject({
  colunas: z.array(z.string()),
  linhas: z.array(z.strictObject({ linha: z.int(), erro: z.string(), celulas: z.array(z.string()) })),
  proxima: z.int().nullable(),
})
