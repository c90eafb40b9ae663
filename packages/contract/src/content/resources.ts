/** Resources: rooms and equipment to book, brand material and document models. See docs/content.md#resources. */
import * as z from 'zod'
import { choice, boolean, date, listOf, number, text } from '../list.ts'
import { calendar as words } from '../messages/content.ts'
import { momentText } from '../moment-text.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { isoDate, nameText, optionalText, optionalUrl } from '../validators.ts'
import { DAY_MS, momentOf } from './calendar-time.ts'
import {
  bookableTypes,
  bookingStateNames,
  LONGEST_BOOKING_DAYS,
  resourceTypeNames,
  resourceTypes,
} from './resource-words.ts'

export const resourceFields = z.strictObject({
  nome: nameText(120),
  tipo: z.enum(resourceTypes),
  descricao: optionalText(450),
  id_empresa: recordId.nullish(),
  id_cidade: recordId.nullish(),
  capacidade: z.int().min(1).max(9999).nullish(),
  /** Id of an upload of the `documentos` bucket. */
  id_arquivo: z.uuid().nullish(),
  link: optionalUrl,
  reservavel: z.boolean().optional(),
  ativo: z.boolean().optional(),
})
export type ResourceFields = z.output<typeof resourceFields>

/** Field → text of the errors of a complete resource. */
export const resourceErrors = ({ tipo, reservavel }: Pick<ResourceFields, 'tipo' | 'reservavel'>) =>
  reservavel && !bookableTypes.some((type) => type === tipo)
    ? { reservavel: 'Só salas e equipamentos podem ser reservados.' }
    : null

export const wholeResource = resourceFields.superRefine((resource, context) => {
  const errors = resourceErrors(resource)
  if (errors) context.addIssue({ code: 'custom', path: ['reservavel'], message: errors.reservavel })
})

export const createResourcesInput = createOf(wholeResource)
export const updateResourceInput = updateOf(resourceFields)
export type UpdateResourceInput = z.output<typeof updateResourceInput>

export const resourceList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  tipo: choice(resourceTypeNames, 'Tipo'),
  descricao: text('Descrição'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_cidade: number(),
  cidade: text('Cidade'),
  capacidade: number('Capacidade'),
  reservavel: boolean('Reservável'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListResourcesInput = z.output<typeof resourceList.input>

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
