/** Records by what another system calls them. See docs/rest.md#ids-of-other-systems. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { date, documentNames, indexed, listOf, number, text } from '../list.ts'
import { external as words } from '../messages/list-requests.ts'
import { personDocument } from '../person-document.ts'
import { recordId } from '../record.ts'
import { describedLike } from '../described.ts'
import { email, phone } from '../validators.ts'

/** The name of a source, as access keys carry it: an ERP, a payroll. */
export const sourceName = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9_-]{1,39}$/, words.sourceForm)
  .register(documentNames, {
    description:
      'O sistema de cujos ids externos a chave se serve: de 2 a 40 letras minúsculas, dígitos, `_` e `-`, a partir de uma letra. As leads de uma fonte que começa com `erp` não voltam ao ERP.',
  })

/** Sources that begin so are ERPs of providers: what they bring is not sent back to them (docs/sales.md#erp-outbox). */
export const ERP_SOURCE = 'erp'

const saysWho = (id: string) => [personDocument, phone, email].some((kind) => kind.safeParse(id).success)

/** What a source calls a record: any text that does not say who somebody is. */
export const externalId = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // Ranges instead of a name of Unicode: readers of the document in other languages know no such names.
  // oxlint-disable-next-line no-control-regex
  .regex(/^[^\x00-\x1f\x7f-\x9f]*$/)
  .refine((id) => !saysWho(id), words.personal)
  .register(documentNames, {
    description:
      'Id do registro no outro sistema, que é o `fonte` da chave. O que se lê como CPF, CNPJ, telefone ou e-mail é 422.',
  })

/** Records of one call. */
export const MOST_EXTERNAL = 500

type Shape = Record<string, z.ZodType>

/** A field that may be left out answers its default too, inside of what makes it optional. */
const withoutDefault = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? withoutDefault(schema.unwrap() as z.ZodType)
    : schema

const elementOf = ({ shape }: z.ZodObject): z.ZodObject => (shape.objects as z.ZodArray<z.ZodObject>).element

/** What one record is sent as: what a creation or a change of it takes; which are needed is said by these. */
export interface ExternalFields {
  id_externo: string
  updated_at?: string
  /** A record that is there already: from now on the source calls it so. */
  id_registro?: number
  [field: string]: unknown
}

/**
 * The schemas of an entity's writes by outside ids, made of those of its creation and its change: `object` is one record
 * without its id, `put` some of them.
 */
export function externalOf(createInput: z.ZodObject, updateInput: z.ZodObject) {
  const { id: _, ...changed } = updateInput.shape as Shape
  /** What one new record has to be. */
  const creation = elementOf(createInput)
  const created = creation.shape as Shape
  const fields = Object.fromEntries(
    Object.entries({ ...created, ...changed }).map(([name, schema]) => [
      name,
      describedLike(withoutDefault(schema).optional(), schema),
    ]),
  )
  const linked = { ...fields, id_registro: recordId.optional() }
  const object = z.strictObject(linked)
  const one = z.strictObject({ ...linked, id_externo: externalId })
  const objects = z.array(one).min(1).max(MOST_EXTERNAL)
  /** What a change does not take: the record keeps it. */
  const createOnly = Object.keys(created).filter((name) => !(name in changed))
  const needed = Object.keys(created).filter((name) => !created[name]!.safeParse(undefined).success)
  /** What a creation does not take. */
  const changeOnly = Object.keys(changed).filter((name) => !(name in created) && name !== 'updated_at')
  return { object, put: z.strictObject({ objects }), creation, createOnly, changeOnly, needed }
}

/** A record by its outside id, and whether this call made it. */
export const externalSaved = z.array(
  z
    .strictObject({ id_externo: z.string(), id: recordId, criado: z.boolean() })
    .register(documentNames, { id: 'RegistroPorIdExterno' }),
)
export type ExternalSaved = z.output<typeof externalSaved>

export const externalList = listOf('id', {
  id: indexed(number()),
  id_externo: indexed(text('Id externo')),
  id_registro: indexed(number('Registro')),
  created_at: date('Criação'),
  updated_at: indexed(date('Alteração')),
})
export type ListExternalInput = z.output<typeof externalList.input>
export const externalRow = z.strictObject({
  id: recordId,
  id_externo: z.string(),
  id_registro: recordId,
  created_at: moment,
  updated_at: moment,
})

export const byExternalId = z.strictObject({ id_externo: externalId })
