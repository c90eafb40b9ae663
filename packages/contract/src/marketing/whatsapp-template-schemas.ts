/** What the procedures of WhatsApp templates take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { documentNames } from '../list.ts'
import { recordId } from '../record.ts'
import { providerKey, requiredText } from '../validators.ts'
import { unknownPlaceholderText } from '../placeholders.ts'
import { unknownPlaceholder } from './message-text.ts'
import { whatsappTemplate } from './whatsapp-templates.ts'

export const whatsappTemplateSchemas = schemasOf(whatsappTemplate, {
  /** As at the provider: small letters, digits and underscores. */
  nome: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9_]{1,120}$/, 'Use letras minúsculas, números e _.')
    .register(documentNames, { pattern: '^[A-Za-z0-9_]{1,120}$', description: 'É guardado em minúsculas.' }),
  idioma: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'Idioma inválido.')
    .optional(),
  corpo: requiredText(1024).superRefine((body, context) => {
    const unknown = unknownPlaceholder(body)
    if (unknown !== null) context.addIssue({ code: 'custom', message: unknownPlaceholderText(unknown) })
  }),
})

export type WhatsappTemplateFields = z.output<typeof whatsappTemplateSchemas.fields>
export type UpdateWhatsappTemplateInput = z.output<typeof whatsappTemplateSchemas.updateInput>
export type ListWhatsappTemplatesInput = z.output<typeof whatsappTemplateSchemas.list.input>

/** The templates of one provider, for the rule's selector. */
export const templateOptionsInput = z.strictObject({
  sistema: providerKey.optional(),
  incluir: recordId.optional(),
})
export type TemplateOptionsInput = z.output<typeof templateOptionsInput>

export const templateCreateAnswer = z.array(whatsappTemplateSchemas.row.pick({ id: true, nome: true }))
