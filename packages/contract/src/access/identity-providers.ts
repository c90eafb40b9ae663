/** Who may vouch for people at sign-in, by OpenID Connect. See docs/access.md#single-sign-on. */
import * as z from 'zod'
import { grantableRoles, SUPERADMIN } from '../access.ts'
import { moment, rowOf } from '../answer.ts'
import { active, boolean, date, documentNames, listOf, number, text } from '../list.ts'
import { identityProviders as words } from '../messages/single-sign-on.ts'
import { addErrors } from '../record-errors.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText, permitsHttp, requiredText, url } from '../validators.ts'

const DOMAIN = /^(?=.{3,253}$)([a-z0-9](-?[a-z0-9])*\.)+[a-z0-9](-?[a-z0-9])+$/

const domain = z
  .string()
  .max(254)
  .overwrite((typed) => typed.trim().replace(/^@/, '').toLowerCase())
  .regex(DOMAIN, words.domain)
  .register(documentNames, {
    pattern: '^\\s*@?([A-Za-z0-9](-?[A-Za-z0-9])*\\.)+[A-Za-z0-9](-?[A-Za-z0-9])+\\s*$',
    description:
      'Um domínio de e-mail, como `empresa.com.br`, com ou sem `@`; é guardado em minúsculas, sem ele.',
  })

/** Never superadmin: that is given by a person. */
export const mappedRoles: readonly string[] = grantableRoles.filter((role) => role !== SUPERADMIN)

const roleOfValue = z.strictObject({ valor: requiredText(200), papel: z.enum(mappedRoles) })
export type RoleOfValue = z.output<typeof roleOfValue>

const isOnceEach = (rows: readonly RoleOfValue[]) =>
  new Set(rows.map(({ valor, papel }) => `${papel} ${valor}`)).size === rows.length

export const identityProviderFields = z.strictObject({
  nome: nameText(60),
  /** As the provider calls itself; its discovery document is below it. */
  emissor: url.max(500),
  permite_http: permitsHttp.default(false),
  client_id: requiredText(254),
  /** Written, never read: left out or empty keeps what is there. */
  segredo: optionalText(500),
  dominios: z
    .array(domain)
    .min(1, words.domain)
    .max(50)
    .transform((names) => [...new Set(names)].toSorted())
    .register(documentNames, { description: 'De 1 a 50 domínios de e-mail, como `empresa.com.br`.' }),
  campo_papeis: optionalText(120),
  papeis: z.array(roleOfValue).max(100).refine(isOnceEach, words.valueTwice).default([]),
  aceita_fator: z.boolean().default(false),
  /** Whether it answers at its own return address; those from before share one. */
  retorno_proprio: z.boolean().default(true),
  senhas_desligadas: z.boolean().default(false),
  id_excecao_1: recordId.nullish(),
  id_excecao_2: recordId.nullish(),
  ativo: z.boolean().default(true),
})
export type IdentityProviderFields = z.output<typeof identityProviderFields>

/** What is wrong between the fields of a record; by field. */
export function identityProviderErrors({
  campo_papeis,
  papeis,
  senhas_desligadas,
  id_excecao_1,
  id_excecao_2,
}: Partial<IdentityProviderFields>): Record<string, string> {
  const errors: Record<string, string> = {}
  if (papeis?.length && !campo_papeis) errors.campo_papeis = words.rolesClaim
  if (senhas_desligadas && !id_excecao_1) errors.id_excecao_1 = words.twoExceptions
  if (senhas_desligadas && !id_excecao_2) errors.id_excecao_2 = words.twoExceptions
  if (id_excecao_1 && id_excecao_1 === id_excecao_2) errors.id_excecao_2 = words.otherPerson
  return errors
}

const whole = addErrors(identityProviderErrors)

const { shape } = identityProviderFields
/** What is left out stays as it is, and is no default. */
const asSent = identityProviderFields.extend({
  permite_http: shape.permite_http.removeDefault(),
  papeis: shape.papeis.removeDefault(),
  aceita_fator: shape.aceita_fator.removeDefault(),
  retorno_proprio: shape.retorno_proprio.removeDefault(),
  senhas_desligadas: shape.senhas_desligadas.removeDefault(),
  ativo: shape.ativo.removeDefault(),
})
/** Of the form: all of it is sent. */
export const identityProviderForm = asSent.superRefine(whole)

export const createIdentityProvidersInput = createOf(identityProviderFields.superRefine(whole))
export const updateIdentityProviderInput = updateOf(asSent)
export type UpdateIdentityProviderInput = z.output<typeof updateIdentityProviderInput>

export const identityProviderList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  emissor: text('Emissor'),
  senhas_desligadas: boolean('Senhas desligadas'),
  testado_em: date('Testado'),
  ativo: active('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListIdentityProvidersInput = z.output<typeof identityProviderList.input>

export const identityProviderRow = rowOf(identityProviderList, {
  permite_http: z.boolean(),
  client_id: z.string(),
  com_segredo: z.boolean(),
  dominios: z.array(z.string()),
  campo_papeis: z.string().nullable(),
  papeis: z.array(z.strictObject({ valor: z.string(), papel: z.string() })),
  aceita_fator: z.boolean(),
  retorno_proprio: z.boolean(),
  id_excecao_1: recordId.nullable(),
  id_excecao_2: recordId.nullable(),
  testado_em: moment.nullable(),
  erro_teste: z.string().nullable(),
  /** What is registered at the provider: where it sends people back to, and where it says that somebody signed out. */
  endereco_retorno: z.string(),
  endereco_saida: z.string(),
})

/** What a provider answered when it was asked; its failure is an answer too. */
export const identityProviderTest = z.strictObject({ ok: z.boolean(), mensagem: z.string() })
