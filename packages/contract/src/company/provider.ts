/** Providers (empresa) and the cities they serve (rh_cidade_provedor). See docs/company.md#providers. */
import * as z from 'zod'
import { normalizeText } from '../formats.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { common } from '../messages.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optional, optionalEmail, uf } from '../validators.ts'

export const providerFields = z.strictObject({
  nome: nameText(120),
  /** The provider's key on the wire (`provedor`, `sistema`); made of the name when left out. */
  sistema: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]{2,40}$/, 'Use de 2 a 40 letras minúsculas sem acento, números ou _.')
    .optional(),
  /** Hue of its mark on the screen, in degrees. */
  matiz: z.int().min(0).max(360).optional(),
  /** The sender of e-mails to its customers; by default the provider's name and the company's address. */
  remetente_nome: optional(nameText(80).regex(/^\P{C}*$/u, common.invalidData)),
  remetente_email: optionalEmail,
  id_logo: z.uuid({ error: common.invalidData }).nullable().optional(),
  ativo: z.boolean().optional(),
})
export type ProviderFields = z.infer<typeof providerFields>

export const createProvidersInput = createOf(providerFields)
export const updateProviderInput = updateOf(providerFields)
export type UpdateProviderInput = z.infer<typeof updateProviderInput>

/** The key of a provider made of its name: "Razão Info" is `razao_info`. */
export const systemKey = (nome: string): string =>
  normalizeText(nome)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_+|_+$/g, '')

export const providerList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  sistema: text('Sistema'),
  cidades: number('Cidades'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListProvidersInput = z.output<typeof providerList.input>

export const providerCity = z.strictObject({ nome: nameText(120), uf, id_empresa: recordId })
export type ProviderCity = z.infer<typeof providerCity>

/** More than there are municipalities. */
const MAX_CITIES = 6000

export const addProviderCitiesInput = z.strictObject({
  objects: z.array(providerCity).min(1).max(MAX_CITIES),
})

export const replaceProviderCitiesInput = z.strictObject({
  id_empresa: recordId,
  /** `id_empresa` may be in each city too; the one outside counts. */
  objects: z.array(providerCity.partial({ id_empresa: true })).max(MAX_CITIES),
})
export type ReplaceProviderCitiesInput = z.infer<typeof replaceProviderCitiesInput>
