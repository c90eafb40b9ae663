/** What changed since a moment, for programs that keep a copy. See docs/changes.md. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { momentOf } from '../content/calendar-time.ts'
import { documentNames } from '../list.ts'
import { changes as words } from '../messages/access.ts'

/** Days that changes are kept. */
export const CHANGE_DAYS = 90

/** The marks that this list answers, and moments; a moment without an offset is São Paulo's. */
const MARK = /^\d{1,16}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** Microseconds since 1970 of a mark or a moment; NaN for anything else. */
export function positionOf(text: string): number {
  if (MARK.test(text)) return Number(text)
  return MOMENT.test(text) ? momentOf(text.length === 10 ? `${text}T00:00` : text) * 1000 : Number.NaN
}

export const changesInput = z
  .strictObject({
    /** A mark (`depois` of an earlier answer) or a moment; without it nothing is listed but the mark of this moment. */
    desde: z
      .string()
      .trim()
      .refine((text) => !Number.isNaN(positionOf(text)), words.badMark)
      .register(documentNames, {
        description:
          'Marca (o `depois` da resposta anterior) ou momento, em até ' +
          `${CHANGE_DAYS} dias atrás; sem ele, nenhuma mudança vem, só a marca deste momento.`,
      })
      .optional(),
    limit: z.int().min(1).max(5000).default(1000).register(documentNames, {
      description: 'Mudanças por resposta; as seguintes vêm com `depois` em `desde`.',
    }),
    /** With the rows as their list answers them at this moment. */
    com: z
      .literal('registros', words.onlyRecords)
      .register(documentNames, { description: 'Com `registros`, cada mudança traz a linha como está agora.' })
      .optional(),
  })
  .prefault({})
export type ChangesInput = z.output<typeof changesInput>

export const operations = ['INSERT', 'UPDATE', 'DELETE'] as const

/** `depois` goes into the next request as `desde`. */
export const changesAnswer = z.strictObject({
  alteracoes: z.array(
    z.strictObject({
      tabela: z.string(),
      id: z.int(),
      operacao: z.enum(operations),
      data: moment,
      /** The row of the list; null where it is gone, or not in the list any more. Asked for by `com`. */
      registro: z.record(z.string(), z.unknown()).nullable().optional(),
    }),
  ),
  depois: z.string(),
})
