/** Customers (relationship_dados_pessoas) and their contracts, as the ERPs know them. See docs/sales.md#customers. */
import * as z from 'zod'
import {
  active,
  asWords,
  choice,
  date,
  documentNumber,
  documentNames,
  indexed,
  listOf,
  number,
  telephone,
  text,
} from '../list.ts'
import { equal, reasonOf } from '../documented-condition.ts'
import { describedLike } from '../described.ts'
import { stripDocument } from '../document-text.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { customer } from '../messages/registries.ts'
import {
  gender,
  optionalCep,
  optionalEmail,
  optionalIsoDate,
  optionalMoney,
  optionalPhone,
  optionalText,
  providerKey,
  requiredText,
  uf,
} from '../validators.ts'
import { describedPhone, documentPattern, withMarks } from '../taken-patterns.ts'
import { optionalPersonDocument } from '../person-document.ts'
import { MAX_UPLOAD_BYTES } from '../content/file.ts'
import { ufs } from '../states.ts'

/** Objects of one call, and rows of one file. */
export const MAX_CUSTOMERS = 10_000

/** The provider's key. */
export const systemName = providerKey

/** A text, or a number that is one. */
const textOrNumber = (words: z.ZodType<string, string>, digits: z.ZodType<number, number>) =>
  z.union([words, digits.transform(String)], { error: reasonOf })

const code = textOrNumber(
  z
    .string()
    .trim()
    .min(1, { error: form.required, abort: true })
    .regex(/^\S{1,40}$/, 'Código inválido.')
    .register(documentNames, { description: 'De 1 a 40 caracteres, sem espaços.' }),
  z.int().nonnegative(),
)
/** One of a list, or null; the empty text becomes null, as in a text that is optional. */
const oneOrEmpty = <const Words extends Readonly<Record<string, string>>>(words: z.ZodEnum<Words>) =>
  describedLike(
    z
      .enum([...words.options, ''])
      .transform((word) => words.options.find((one) => one === word) ?? null)
      .nullish(),
    words,
  )

export const contractFields = z.strictObject({
  contrato: textOrNumber(requiredText(40), z.int()),
  produto: optionalText(120),
  valor: optionalMoney,
  vencimento_dia: z.int().min(1).max(31).nullish(),
  data_contratacao: optionalIsoDate,
  data_ativacao: optionalIsoDate,
  // It is never empty: the empty text leaves it as it is.
  situacao: z
    .enum(['ativo', 'suspenso', 'cancelado', ''])
    .transform((state) => state || undefined)
    .optional(),
})

/** One customer as an ERP sends it. A missing field keeps its stored value, null empties it. */
export const customerFields = z.strictObject({
  sistema: systemName,
  codpessoa: code,
  nome_razaosocial: requiredText(200),
  cpf: optionalPersonDocument,
  telefone: optionalPhone,
  email: optionalEmail,
  sexo: oneOrEmpty(gender),
  data_nascimento: optionalIsoDate,
  cep: optionalCep,
  logradouro: optionalText(200),
  numero: optionalText(20),
  complemento: optionalText(100),
  bairro: optionalText(120),
  cidade: optionalText(120),
  uf: oneOrEmpty(uf),
  falecido: z.boolean().optional(),
  ativo: z.boolean().optional(),
  contratos: z.array(contractFields).max(50).optional(),
})
export type CustomerFields = z.output<typeof customerFields>

export const syncCustomersInput = z.strictObject({
  objects: z.array(customerFields).min(1).max(MAX_CUSTOMERS),
})

/** A `;` or `,` separated text with a title line; `sistema` for the rows without one. */
export const importCustomersInput = z.strictObject({
  sistema: systemName.optional(),
  conteudo: z.string().min(1, form.required).max(MAX_UPLOAD_BYTES),
})

/** What became of a synchronisation. */
export interface SyncResult {
  recebidos: number
  inseridos: number
  alterados: number
  contratos: number
}

export const customerList = listOf('nome_razaosocial', {
  id: indexed(number()),
  codpessoa: indexed(text('Código')),
  nome_razaosocial: text('Nome'),
  cpf: indexed(documentNumber('CPF/CNPJ', false)),
  telefone: indexed(telephone('Telefone', false)),
  id_empresa: indexed(number()),
  empresa: text('Provedor'),
  cidade: text('Cidade'),
  uf: choice(asWords(ufs), 'Estado'),
  contratos: number('Contratos ativos'),
  ativo: active('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListCustomersInput = z.output<typeof customerList.input>

/** At least two characters beside the wildcards. */
const namePattern = z
  .string()
  .trim()
  .max(200)
  .refine((typed) => typed.replaceAll('%', '').trim().length >= 2, form.minText)
  .register(documentNames, {
    pattern: '[^%\\s].*[^%\\s]',
    description: 'Ao menos dois caracteres além de `%`.',
  })

/**
 * A part of a name, a pattern (`_ilike`, and only here `_like`, with the same meaning), or the complete name (`_eq`).
 */
const soughtName = z.union(
  [
    namePattern.transform((_ilike) => ({ _ilike })),
    z.strictObject({ _ilike: namePattern }),
    z.strictObject({ _like: namePattern }).transform(({ _like }) => ({ _ilike: _like })),
    z.strictObject({ _eq: requiredText(200) }),
  ],
  { error: reasonOf },
)

const wholeDocument = withMarks(
  z
    .string()
    .trim()
    .max(64, { error: customer.documentLength, abort: true })
    .overwrite(stripDocument)
    .regex(/^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/, {
      error: ({ input }) => (/^\d{0,11}$/.test(String(input)) ? customer.cpfLength : customer.documentLength),
    }),
  documentPattern,
  'em 11 dígitos, ou 14 letras e dígitos',
)

/** With the country code or without. */
const localPhone = describedPhone(
  z
    .string()
    .trim()
    .max(64, format.invalidPhone)
    .transform((typed) => typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, ''))
    .pipe(z.string().regex(/^\d{10,11}$/, format.invalidPhone)),
  '^[^0-9]*(5[^0-9]*5[^0-9]*)?([0-9][^0-9]*){10,11}$',
)

/** One of code, CPF, phone and name, within a provider. */
export const lookUpCustomersInput = z
  .strictObject({
    sistema: equal(systemName).optional(),
    codpessoa: equal(code).optional(),
    cpf: equal(wholeDocument).optional(),
    nome_razaosocial: soughtName.optional(),
    telefone: equal(localPhone).optional(),
  })
  .refine((asked) => asked.codpessoa ?? asked.cpf ?? asked.nome_razaosocial ?? asked.telefone, {
    path: ['codpessoa'],
    message: customer.lookupAny,
  })
export type LookUpCustomersInput = z.output<typeof lookUpCustomersInput>
