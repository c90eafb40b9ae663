/** What the procedures of supplies answer. */
import * as z from 'zod'
import { moment, money, rowOf, savedRecord } from '../answer.ts'
import { recordId } from '../record.ts'
import { movementList } from './supplies.ts'
import { conditions, stages } from './supply-options.ts'

export const movementRow = rowOf(movementList, {
  etapa: z.enum(stages),
  os: z.string().nullable(),
  patrimonio: z.string().nullable(),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  origem: z.string().nullable(),
  condicao: z.enum(conditions).nullable(),
  motivo: z.string().nullable(),
  fornecedor: z.string().nullable(),
  custo: money.nullable(),
  conferido_por: z.string().nullable(),
  id_lote: recordId.nullable(),
  lote: z.string().nullable(),
  destinacao: z.string().nullable(),
  alternativo_por: z.string().nullable(),
})
export const movementGetAnswer = movementRow.extend({
  id_patrimonio: recordId.nullable(),
  data_saida: moment.nullable(),
  id_movimento_anterior: recordId.nullable(),
})
export const checkOrderAnswer = savedRecord.extend({
  alternativo: z.boolean(),
  alternativo_por: z.string().nullable(),
})
export const closeLotAnswer = z.strictObject({ id: recordId })

export const advanceAnswer = z.strictObject({ id: recordId, etapa: z.enum(stages) })
export const advanceAllAnswer = z.strictObject({ alterados: z.int() })

export const dashboardAnswer = z.strictObject({
  retiradas_pendentes: z.int(),
  devolucoes_a_conferir: z.int(),
  em_manutencao: z.int(),
  /** The value of assets that do not move, in reais; null for readers. */
  valor_parado: money.nullable(),
  /** Of the counts of the period: differences by what the system said, in percent; null without a count. */
  divergencia_inventario: z.number().nullable(),
  semanas: z.array(z.strictObject({ semana: z.string(), etapa: z.enum(stages), entradas: z.int() })),
  /** Of the first movement at all; null without one. */
  primeira_semana: z.iso.date().nullable(),
  idades: z.array(
    z.strictObject({ faixa: z.string(), retirada: z.int(), devolucao: z.int(), manutencao: z.int() }),
  ),
  equipes: z.array(
    z.strictObject({ id_equipe: recordId, equipe: z.string(), sistema: z.string(), retiradas: z.int() }),
  ),
  /** What entered each stage in the weeks of the days before; null where nothing is compared. */
  comparacao: z
    .strictObject({
      de: z.string(),
      ate: z.string(),
      entradas: z.array(z.strictObject({ etapa: z.enum(stages), entradas: z.int() })),
    })
    .nullable(),
})
