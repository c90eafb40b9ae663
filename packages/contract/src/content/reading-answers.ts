/** What the procedures of reading answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { confirmationBoard, confirmationList, readingStates } from './news-reading.ts'

export const readingBoardRow = rowOf(confirmationBoard, { publicada_em: moment.nullable() })

export const readingRow = rowOf(confirmationList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  nome: z.string().nullable(),
  id_departamento: recordId.nullable(),
  departamento: z.string().nullable(),
  lido_em: moment.nullable(),
  situacao: z.enum(readingStates),
}).omit({ id_novidade: true })

export const readingConfirmAnswer = z.strictObject({ id: recordId, lido_em: moment })

export const readingBoardLineAnswer = readingBoardRow.extend({ no_ar: z.boolean() })

export const readingRemindAnswer = z.strictObject({ cobrados: z.number(), pendentes: z.number() })
