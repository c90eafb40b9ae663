/** WhatsApp templates, as approved at the provider. See docs/marketing.md#whatsapp-templates. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { recordId, seenVersion, byId } from '../record.ts'
import { systemName } from '../sales/customers.ts'
import { optional, requiredText } from '../validators.ts'
import { templateCategories, templateStates } from './communication-words.ts'
import { unknownPlaceholder, unknownPlaceholderText } from './message-text.ts'

const keys = <T extends string>(words: Record<T, string>) => Object.keys(words) as [T, ...T[]]

export const whatsappTemplateFields = z.strictObject({
  sistema: systemName,
  /** As at the provider: small letters, digits and underscores. */
  nome: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9_]{1,120}$/, 'Use letras minúsculas, números e _.'),
  idioma: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'Idioma inválido.')
    .optional(),
  categoria: z.enum(keys(templateCategories)).optional(),
  corpo: requiredText(1024).superRefine((body, context) => {
    const unknown = unknownPlaceholder(body)
    if (unknown !== null) context.addIssue({ code: 'custom', message: unknownPlaceholderText(unknown) })
  }),
  /** Its quick-reply button, as approved. */
  botao: optional(requiredText(25)),
  status: z.enum(keys(templateStates)).optional(),
})
export type WhatsappTemplateFields = z.output<typeof whatsappTemplateFields>

export const createWhatsappTemplatesInput = z.strictObject({
  objects: z.array(whatsappTemplateFields).min(1).max(500),
})
export const updateWhatsappTemplateInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...whatsappTemplateFields.partial().shape,
})
export type UpdateWhatsappTemplateInput = z.output<typeof updateWhatsappTemplateInput>

export const whatsappTemplateList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  sistema: text(),
  provedor: text('Provedor'),
  idioma: text('Idioma'),
  categoria: choice(templateCategories, 'Categoria'),
  corpo: text('Texto', false),
  botao: text('Botão', false),
  status: choice(templateStates, 'Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListWhatsappTemplatesInput = z.output<typeof whatsappTemplateList.input>

/** The templates of one provider, for the rule's selector. */
export const templateOptionsInput = z.strictObject({
  sistema: systemName.optional(),
  incluir: recordId.optional(),
})
export type TemplateOptionsInput = z.output<typeof templateOptionsInput>
