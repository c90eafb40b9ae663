/** The zod schemas of an entity: what its procedures take and answer, and its list. */
import * as z from 'zod'
import { joinedName, moment, money as moneyAnswer } from '../answer.ts'
import { cityChoice, cityIds } from '../city-choice.ts'
import { hashtags } from '../hashtags.ts'
import type { HistoryTable } from '../history-tables.ts'
import { keysOf } from '../keys-of.ts'
import { onceFor } from '../once.ts'
import { momentText } from '../moment-text.ts'
import { date, listOf, number, type ColumnKind, type ListColumn, type ListDefinition } from '../list.ts'
import { addErrors } from '../record-errors.ts'
import { changeOf, createOf, recordId, updateOf, uploadId } from '../record.ts'
import {
  cep,
  cnpj,
  email,
  hexColor,
  isoDate,
  money,
  monthDay,
  nameText,
  optionalCep,
  optionalCnpj,
  optionalEmail,
  optionalIsoDate,
  optionalMoney,
  optionalPhone,
  optionalText,
  optionalUrl,
  phone,
  providerKey,
  requiredText,
  uf,
  url,
} from '../validators.ts'
import { roleSet } from '../role-set.ts'
import { optionalPersonDocument, personDocument } from '../person-document.ts'
import type { ChangedName, Entity, Fields, ListedName, ListOrder, WrittenName } from './entity.ts'
import type { Field, FieldKind } from './field.ts'

type Input<F> =
  F extends Field<infer V, infer W>
    ? W extends 'optional' | 'linked'
      ? z.ZodOptional<z.ZodType<V['out'], V['in']>>
      : z.ZodType<V['out'], V['in']>
    : never
type FieldsShape<F extends Fields> = { [Name in WrittenName<F>]: Input<F[Name]> }
type FieldsSchema<F extends Fields> = z.ZodObject<FieldsShape<F>, z.core.$strict>
type ChangedShape<F extends Fields> = Pick<FieldsShape<F>, ChangedName<F>>

type Answer<F> = F extends Field<infer V> ? z.ZodType<V['row'], V['row']> : never
const dates = { created_at: moment, updated_at: moment }
type RecordShape<F extends Fields> = { id: typeof recordId } & typeof dates & {
    [Name in keyof F & string]: Answer<F[Name]>
  }
type RowShape<F extends Fields> = { id: typeof recordId } & typeof dates & {
    [Name in keyof F & string as F[Name]['column'] extends 'detail' ? never : Name]: Answer<F[Name]>
  }

type Columns<F extends Fields> = {
  id: ListColumn<'number', true>
  created_at: ListColumn<'date', true>
  updated_at: ListColumn<'date', true>
} & { [Name in ListedName<F>]: Extract<F[Name]['column'], ListColumn> }

/** In place of what the kind takes: a plate is a text of a certain shape. */
type Inputs<F extends Fields> = { [Name in WrittenName<F>]?: Input<F[Name]> }

interface Schemas<
  F extends Fields,
  Bulk extends WrittenName<F>,
  Shown extends keyof F & string,
  M extends Asked = Record<never, never>,
> {
  /** What a form fills in. */
  fields: FieldsSchema<F>
  /** … with what has to fit together in a whole record (`errors`). */
  form: FieldsSchema<F>
  /** … of a saved record: without what is fixed. */
  editForm: z.ZodObject<ChangedShape<F>, z.core.$strict>
  createInput: ReturnType<typeof createOf<FieldsSchema<F>>>
  updateInput: ReturnType<typeof updateOf<ChangedShape<F>>>
  /** One bulk field of several records. */
  changeInput: ReturnType<typeof changeOf<Pick<FieldsShape<F>, Bulk>>>
  list: ListDefinition<keyof Columns<F> & string, Columns<F>, ListOrder<F>, M>
  /** A row of the list. */
  row: z.ZodObject<RowShape<F>, z.core.$strict>
  /** The answer of one record: its details too. */
  record: z.ZodObject<RecordShape<F>, z.core.$strict>
  /** What a selector shows. */
  options: z.ZodArray<z.ZodObject<Pick<RecordShape<F>, 'id' | Shown>, z.core.$strict>>
}

type SchemasOf<E> =
  E extends Entity<infer F, infer Bulk, string, infer Shown>
    ? Schemas<F, Bulk & WrittenName<F>, Shown & keyof F & string>
    : never

/** What a form of an entity fills in, as the server reads it: `FieldsOf<typeof department>`. */
export type FieldsOf<E> = z.output<SchemasOf<E>['fields']>
/** What an update takes. */
export type ChangesOf<E> = z.output<SchemasOf<E>['updateInput']>
/** What its list is asked. */
export type ListInputOf<E> = z.output<SchemasOf<E>['list']['input']>

/** What a list is asked beside its columns. */
type Asked = Record<string, z.ZodType>

interface KindSchemas {
  input?: (field: Field) => z.ZodType
  /** Where emptying it means more than null: a text of blanks, an emptied day. */
  optional?: (field: Field) => z.ZodType
  answer: (field: Field) => z.ZodType
}

const decimalText = (places: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`))
const wordsOf = ({ words = {} }: Field) => z.enum(keysOf(words))
const id: KindSchemas = { input: () => recordId, answer: () => recordId }
const yesOrNo: KindSchemas = { input: () => z.boolean(), answer: () => z.boolean() }

const kinds: Record<FieldKind, KindSchemas> = {
  name: { input: ({ max = 0 }) => nameText(max), answer: () => z.string() },
  text: {
    input: ({ max = 0 }) => requiredText(max),
    optional: ({ max = 0 }) => optionalText(max),
    answer: () => z.string(),
  },
  integer: {
    input: ({ range: [least, greatest] = [0, 0] }) => z.int().min(least).max(greatest),
    answer: () => z.int(),
  },
  amount: { input: () => money, optional: () => optionalMoney, answer: () => moneyAnswer },
  day: { input: () => isoDate, optional: () => optionalIsoDate, answer: () => z.string() },
  monthDay: { input: () => monthDay, answer: () => z.string() },
  choice: { input: wordsOf, answer: wordsOf },
  active: yesOrNo,
  flag: yesOrNo,
  reference: id,
  joined: { answer: () => joinedName },
  joinedId: { answer: () => recordId },
  url: { input: () => url, optional: () => optionalUrl, answer: () => z.string() },
  color: { input: () => hexColor.toLowerCase(), answer: () => z.string() },
  icon: { input: ({ max = 0 }) => requiredText(max), answer: () => z.string() },
  count: { answer: () => z.int() },
  email: { input: () => email, optional: () => optionalEmail, answer: () => z.string() },
  phone: { input: () => phone, optional: () => optionalPhone, answer: () => z.string() },
  cnpj: { input: () => cnpj, optional: () => optionalCnpj, answer: () => z.string() },
  cep: { input: () => cep, optional: () => optionalCep, answer: () => z.string() },
  moment: { input: () => momentText, answer: () => moment },
  decimal: { input: ({ places = 0 }) => decimalText(places), answer: () => z.string() },
  figure: { answer: () => z.number() },
  file: { input: uploadId, answer: () => z.string() },
  providerKey: { input: () => providerKey, answer: () => z.string() },
  document: {
    input: () => personDocument,
    optional: () => optionalPersonDocument,
    answer: () => z.string(),
  },
  state: { input: () => uf, answer: () => uf },
  tags: { input: () => hashtags, optional: () => hashtags.optional(), answer: () => z.string() },
  cities: {
    input: ({ nullForNone }) => (nullForNone ? cityIds.nullable().transform((ids) => ids ?? []) : cityIds),
    answer: () => z.array(cityChoice),
  },
  roles: { input: () => roleSet, answer: () => z.array(z.string()) },
}

/** With the rule of the field itself, where it has one. */
function withProblem(schema: z.ZodType, field: Field): z.ZodType {
  if (!field.problem) return schema
  return schema.superRefine((value, context) => {
    const message = value === null ? undefined : field.problem?.(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

function inputOf(field: Field): z.ZodType | null {
  const { input, optional } = kinds[field.kind]
  if (!input || field.written === 'never' || field.written === 'step') return null
  if (optional && field.nullable && field.written === 'optional') return withProblem(optional(field), field)
  const taken = withProblem(input(field), field)
  const stored = field.nullable ? taken.nullable() : taken
  return field.written === 'required' || field.written === 'fixed' ? stored : stored.optional()
}

function answerOf(field: Field): z.ZodType {
  const answer = kinds[field.kind].answer(field)
  return field.nullable ? answer.nullable() : answer
}

/** Name → what `take` makes of each field, without those of which it makes nothing. */
const shapeOf = <T>(fields: Fields, take: (field: Field, name: string) => T | null): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]): [string, T][] => {
      const made = take(one, name)
      return made === null ? [] : [[name, made]]
    }),
  )

/**
 * The schemas of an entity. What is special is added to them by `.extend(…)` and `.superRefine(…)`; `inputs` are fields
 * that take less or more than their kind: `schemasOf(vehicle, { placa: plate })`; `asked` is what its list alone takes.
 */
export function schemasOf<
  F extends Fields,
  Bulk extends WrittenName<F>,
  Shown extends keyof F & string,
  M extends Asked = Record<never, never>,
>(declared: Entity<F, Bulk, HistoryTable, Shown>, inputs?: Inputs<F>, asked?: M): Schemas<F, Bulk, Shown, M>
export function schemasOf(declared: Entity, inputs?: SpecialInputs, asked?: Asked): object {
  return inputs || asked ? makeSchemas(declared, inputs, asked) : plainSchemas(declared)
}

type SpecialInputs = Partial<Record<string, z.ZodType>>
/** Those of entities with nothing special: made once, wherever they are asked for. */
const plainSchemas = onceFor((declared: Entity) => makeSchemas(declared))

// The shapes are made in a loop; their types are those of the declaration.
function makeSchemas(declared: Entity, inputs: SpecialInputs = {}, asked?: Asked): object {
  const fields = z.strictObject(shapeOf(declared.fields, (field, name) => inputs[name] ?? inputOf(field)))
  const hasFixed = Object.values(declared.fields).some(({ written }) => written === 'fixed')
  const changing = shapeOf(declared.fields, ({ written }, name) =>
    written === 'fixed' ? null : (fields.shape[name] ?? null),
  )
  // The same object where nothing is fixed: the API document names it once.
  const changed = hasFixed ? z.strictObject(changing) : fields
  const form = declared.errors ? fields.superRefine(addErrors(declared.errors)) : fields
  const columns = {
    id: number(),
    ...shapeOf(declared.fields, ({ column }) => (column === 'detail' ? null : column)),
    created_at: date(declared.created ?? undefined),
    updated_at: declared.updated ?? date(),
    // By which of them a list is sorted is said by each column's own `sortable`.
  } as Record<string, ListColumn<ColumnKind, true>>
  const bulk = Object.fromEntries(declared.bulk.map((name) => [name, fields.shape[name]!]))
  const row = shapeOf(declared.fields, (field) => (field.column === 'detail' ? null : answerOf(field)))
  const record: Record<string, z.ZodType> = { id: recordId, ...shapeOf(declared.fields, answerOf), ...dates }
  const shown = Object.fromEntries(['id', ...declared.options].map((name) => [name, record[name]!]))
  return {
    fields,
    form,
    editForm: changed,
    createInput: createOf(form),
    updateInput: updateOf(changed),
    changeInput: changeOf(z.strictObject(bulk)),
    list: listOf(declared.sort, columns, asked),
    row: z.strictObject({ id: recordId, ...row, ...dates }),
    record: z.strictObject(record),
    options: z.array(z.strictObject(shown)),
  }
}
