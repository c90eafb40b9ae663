/** What the procedures of contacts take and answer. */
import * as z from 'zod'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { MOST_VALUES } from '../list-condition.ts'
import { recordId } from '../record.ts'
import { optional, optionalPhone } from '../validators.ts'
import { contact, contactStates } from './contacts.ts'

const declared = schemasOf(contact)

const row = declared.row
  .omit({ letra: true, id_cargo: true, id_departamento: true, created_at: true, updated_at: true })
  .extend({ situacao: z.enum(contactStates) })

const record = row.extend({
  telefone_pessoal: z.string().nullable(),
  email_pessoal: z.string().nullable(),
  gestor: z
    .strictObject({
      id: recordId,
      nome: z.string(),
      id_foto: z.string().nullable(),
      cargo: z.string().nullable(),
    })
    .nullable(),
  equipe: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      id_foto: z.string().nullable(),
      cargo: z.string().nullable(),
    }),
  ),
  elogios: z.array(
    z.strictObject({ id: recordId, texto: z.string(), categoria: z.string(), created_at: z.string() }),
  ),
})

export const contactSchemas = { list: declared.list, row, one: record }
export type ListContactsInput = ListInputOf<typeof contact>

/** Each of them, as the list's filters choose them. */
const severalIds = z.union([recordId, z.array(recordId).min(1).max(MOST_VALUES)])

export const contactLettersInput = z
  .strictObject({
    q: z.string().max(200).optional(),
    id_empresa: severalIds.optional(),
    id_departamento: severalIds.optional(),
  })
  .prefault({})
export type ContactLettersInput = z.output<typeof contactLettersInput>

/** What somebody may change about their own contact. */
export const ownContactFields = z.strictObject({
  ramal: optional(z.string().regex(/^\d{2,6}$/, 'Use de 2 a 6 dígitos.')),
  telefone_corp: optionalPhone,
  whatsapp_corp: optionalPhone,
  exibir_telefone: z.boolean(),
})
export type OwnContactFields = z.output<typeof ownContactFields>

export const contactLettersAnswer = z.array(z.strictObject({ total: z.number(), letra: z.string() }))

export const contactOwnAnswer = z.strictObject({
  exibir_telefone: z.boolean(),
  ramal: z.string().nullable(),
  telefone_corp: z.string().nullable(),
  whatsapp_corp: z.string().nullable(),
})
