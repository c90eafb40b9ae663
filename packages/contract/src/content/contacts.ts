/** Contacts: what colleagues may know of an employee to reach them. See docs/content.md#corporate-data-only. */
import * as z from 'zod'
import { date, listOf, number, text, unmarked } from '../list.ts'
import { optional, optionalPhone } from '../validators.ts'

/** Corporate data only. The personal phone and address come with a record, and only when its owner shows them. */
export const contactList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  letra: text(),
  cargo: text('Cargo'),
  id_cargo: number(),
  departamento: text('Departamento'),
  id_departamento: number(),
  setor: text('Setor'),
  empresa: text('Empresa'),
  id_empresa: number(),
  cidade: text('Cidade'),
  ramal: text('Ramal'),
  email_corp: text('E-mail'),
  telefone_corp: unmarked('Telefone'),
  whatsapp_corp: text('WhatsApp'),
  situacao: text(),
  created_at: date(),
  updated_at: date(),
})
export type ListContactsInput = z.output<typeof contactList.input>

export const contactLettersInput = z
  .strictObject({ q: z.string().max(200).optional(), id_empresa: z.int().positive().optional() })
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
