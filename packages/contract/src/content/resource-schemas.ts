/** What the procedures of bookings take and answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { calendar as words } from '../messages/content.ts'
import { momentText } from '../moment-text.ts'
import { recordId } from '../record.ts'
import { isoDate, nameText } from '../validators.ts'
import { momentOf } from './calendar-time.ts'
import { DAY_MS } from '../durations.ts'
import { bookingStateNames, LONGEST_BOOKING_DAYS } from './resource-words.ts'

export const bookingFields = z
  .strictObject({ id_recurso: recordId, inicio: momentText, fim: momentText, motivo: nameText(140) })
  .refine(({ inicio, fim }) => momentOf(fim) > momentOf(inicio), {
    path: ['fim'],
    error: words.endBeforeStart,
  })
  .refine(({ inicio, fim }) => momentOf(fim) - momentOf(inicio) <= LONGEST_BOOKING_DAYS * DAY_MS, {
    path: ['fim'],
    error: `Permitido no máximo ${LONGEST_BOOKING_DAYS} dias.`,
  })
export type BookingFields = z.output<typeof bookingFields>

export const resourceDayInput = z.strictObject({ dia: isoDate })

export const bookingList = listOf('-inicio', {
  id: number(),
  id_recurso: number(),
  recurso: text('Recurso'),
  id_usuario: number(),
  usuario: text('Quem reservou'),
  inicio: date('Início'),
  fim: date('Fim'),
  motivo: text('Motivo'),
  situacao: choice(bookingStateNames, 'Situação'),
  created_at: date('Criação'),
})
export type ListBookingsInput = z.output<typeof bookingList.input>

export const resourceBookingsRow = rowOf(bookingList, { usuario: z.string().nullable() })

export const resourceDayAnswer = z.array(
  z.strictObject({
    reservas: z.array(
      z.strictObject({
        inicio: z.string(),
        fim: z.string(),
        id: recordId,
        motivo: z.string(),
        usuario: z.string(),
        meu: z.boolean(),
      }),
    ),
    id: recordId,
    nome: z.string(),
    cidade: z.string().nullable(),
    tipo: z.string(),
    capacidade: z.number().nullable(),
  }),
)

export const resourceBookAnswer = z.strictObject({ id: recordId })

/** How many bookings of some resources are not over. */
export const bookingCount = z.strictObject({ reservas: z.int() })
