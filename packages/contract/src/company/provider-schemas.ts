/** What the procedures of providers take and answer, and the cities that they serve (rh_cidade_provedor). */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { documentNames } from '../list.ts'
import { common } from '../messages.ts'
import { recordId, randomId } from '../record.ts'
import { nameText, optional, uf } from '../validators.ts'
import { provider } from './provider.ts'

/** Characters of control, as every language names them. */
const CONTROL = '\\x00-\\x1f\\x7f-\\x9f'

export const providerSchemas = schemasOf(provider, {
  sistema: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]{2,40}$/, 'Use de 2 a 40 letras minúsculas sem acento, números ou _.')
    .optional(),
  remetente_nome: optional(
    nameText(80)
      .regex(/^\P{C}*$/u, common.invalidData)
      .register(documentNames, {
        pattern: `^\\s*[^\\s${CONTROL}][^${CONTROL}]{0,78}[^\\s${CONTROL}]\\s*$`,
        description: 'De 2 a 80 caracteres, sem os de controle.',
      }),
  ),
  id_logo: randomId(common.invalidData).nullable().optional(),
})
export type ProviderFields = z.output<typeof providerSchemas.fields>
export type UpdateProviderInput = z.output<typeof providerSchemas.updateInput>
export type ListProvidersInput = z.output<typeof providerSchemas.list.input>

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
  /** Ids of the linked cities that were read: refused where they are others by now. */
  vistas: z.array(recordId).max(MAX_CITIES).optional(),
})
export type ReplaceProviderCitiesInput = z.infer<typeof replaceProviderCitiesInput>

export const providerOption = z.strictObject({
  id: recordId,
  nome: z.string(),
  id_logo: z.string().nullable(),
  matiz: z.number(),
  sistema: z.string(),
  ativo: z.boolean(),
})
export type ProviderOption = z.output<typeof providerOption>

export const providerOptionsAnswer = z.array(providerOption)

export const providerCreateAnswer = z.array(z.strictObject({ id: recordId, sistema: z.string() }))

export const providerCitiesAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), uf: z.string(), id_cidade: recordId.nullable() }),
)

export const providerAddCitiesAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), id_empresa: recordId, uf: z.string() }),
)

export const providerReplaceCitiesAnswer = z.strictObject({
  excluidas: z.int(),
  inseridas: providerAddCitiesAnswer,
})
export type ReplacedCities = z.output<typeof providerReplaceCitiesAnswer>
