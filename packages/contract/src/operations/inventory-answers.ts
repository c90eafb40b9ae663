/** What the procedures of counts answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { inventoryList } from './inventory.ts'
import { countResults, countStates, origins } from './supply-options.ts'

export const inventoryRow = rowOf(inventoryList, {
  id_produto: recordId.nullable(),
  produto: z.string().nullable(),
  patrimonio: z.string().nullable(),
  os: z.string().nullable(),
  origem: z.enum(origins),
  equipe_dona: z.string().nullable(),
  /** Null while it is counted blind. */
  quantidade_sistema: z.int().nullable(),
  quantidade_informada: z.int().nullable(),
  quantidade_validada: z.int().nullable(),
  divergencia: z.int().nullable(),
  resultado: z.enum(countResults),
  local: z.string().nullable(),
  observacao: z.string().nullable(),
  validado_por: z.string().nullable(),
  validado_em: moment.nullable(),
})

export const countAnswer = z.strictObject({ id: recordId, situacao: z.enum(countStates) })

/** What became of readings: those that count, and codes that had been read before. */
export const readingsAnswer = z.strictObject({
  novas: z.int(),
  repetidas: z.array(z.string()),
  resultados: z.array(
    z.strictObject({
      codigo: z.string(),
      resultado: z.enum(countResults),
      produto: z.string().nullable(),
      quantidade_informada: z.int().nullable(),
    }),
  ),
})

/** Where an asset was last, in words, and when. */
export const lastSeenAnswer = z.strictObject({ em: moment, onde: z.string() }).nullable()
