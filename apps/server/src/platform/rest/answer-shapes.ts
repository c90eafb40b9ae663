/** The documented shapes of answers: how the output of a procedure is wrapped, and the schema that says so. */
import * as z from 'zod'
import { refusals } from '../errors.ts'
import type { Context } from '../procedure/context.ts'
import type { AnswerKey, TableKey } from './answer-keys.ts'
import type { RestRequest } from './request.ts'

/** Wraps an `Output`; `schema` makes the document's schema of the output's. */
export interface Shape<Output> {
  wrap: (output: Output, request: RestRequest, context: Pick<Context, 'deps'>) => unknown
  schema(output: z.ZodType): z.ZodType
  /** The translation of each row of a page. */
  row?: Translation<never>
}

/** The one translation of a row into the names of the wire, with the schema of what comes out. */
export interface Translation<Row> {
  schema: z.ZodType
  of: (row: Row) => unknown
}

/** Declares such a translation: the compiler holds it to its schema. */
export const translated = <Row, S extends z.ZodType>(
  schema: S,
  of: (row: Row) => z.output<S>,
): Translation<Row> => ({ schema, of })

interface Rows<Row> {
  dados: readonly Row[]
}

/** The schema of the rows, and those of what is beside them. */
function rowsOf(schema: z.ZodType) {
  const { dados, ...beside } =
    schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  if (!dados) throw new Error('An answer without dados cannot have this shape.')
  return { dados, beside }
}

const object = (fields: Record<string, z.ZodType>) => z.strictObject(fields)
const affected = z.strictObject({ affected_rows: z.int() })

/** The output as it is; `{}` of what answers nothing, since every success is JSON. */
export const asIs: Shape<unknown> = {
  wrap: (output) => output ?? {},
  schema: (output) => (output instanceof z.ZodVoid ? object({}) : output),
}

/** `{ [table]: […], total, depois }` of a page, and what else the list answers beside its rows. */
export const page = <Row>(table: TableKey, row?: Translation<Row>): Shape<Rows<Row>> => ({
  ...(row && { row }),
  wrap: ({ dados, ...beside }) => ({ [table]: row ? dados.map(row.of) : dados, ...beside }),
  schema(output) {
    const { dados, beside } = rowsOf(output)
    return object({ [table]: row ? z.array(row.schema) : dados, ...beside })
  },
})

/** `{ [key]: output }`. */
export const under = <Output>(key: AnswerKey, row?: Translation<Output>): Shape<Output> => ({
  wrap: (output) => ({ [key]: row ? row.of(output) : output }),
  schema: (output) => object({ [key]: row?.schema ?? output }),
})

/** `{ [key]: output }` of what screens show as missing; 404 where there is nothing. */
export const present = <Output>(key: AnswerKey): Shape<Output | null> => ({
  wrap(output) {
    if (output === null) throw refusals.notFound()
    return { [key]: output }
  },
  schema: (output) =>
    object({ [key]: output instanceof z.ZodNullable ? (output.unwrap() as z.ZodType) : output }),
})

/** `{ [key]: [output] }`: a single record, in a list. */
export const alone = <Output>(key: AnswerKey, row?: Translation<Output>): Shape<Output> => ({
  wrap: (output) => ({ [key]: [row ? row.of(output) : output] }),
  schema: (output) => object({ [key]: z.array(row?.schema ?? output) }),
})

/** `{ [key]: […] }` of a list without a page, and with `total` where the documents have one. */
export const rows = <Row>(key: AnswerKey, row?: Translation<Row>): Shape<readonly Row[]> => ({
  wrap: (output) => ({ [key]: row ? output.map(row.of) : output }),
  schema: (output) => object({ [key]: row ? z.array(row.schema) : output }),
})
export const counted = (key: AnswerKey): Shape<readonly unknown[]> => ({
  wrap: (output) => ({ [key]: output, total: output.length }),
  schema: (output) => object({ [key]: output, total: z.int() }),
})

/** A shape under a key. */
const within = <Output>(key: string, shape: Shape<Output>): Shape<Output> => ({
  wrap: (output, request, context) => ({ [key]: shape.wrap(output, request, context) }),
  schema: (output) => object({ [key]: shape.schema(output) }),
})

/** `{ insert_<table>: { returning: […] } }` of all that was made, or of one. */
export const inserted = (table: TableKey) => within(`insert_${table}`, rows('returning'))
export const insertedOne = (table: TableKey) => within(`insert_${table}`, alone('returning'))
/** The same with the number of rows beside them. */
export const insertedAll = (table: TableKey): Shape<readonly unknown[]> => ({
  wrap: (returning) => ({ [`insert_${table}`]: { affected_rows: returning.length, returning } }),
  schema: (output) => object({ [`insert_${table}`]: object({ affected_rows: z.int(), returning: output }) }),
})

/** `{ update_<table>: { returning: [row] } }`, and of a procedure that answers all the rows it changed. */
export const updated = <Row>(table: TableKey, row?: Translation<Row>) =>
  within(`update_${table}`, alone('returning', row))
export const updatedAll = (table: TableKey) => within(`update_${table}`, rows('returning'))
/** `{ update_<table>: { affected_rows } }` of a procedure that answers how many it changed. */
export const switched = (table: TableKey): Shape<{ alterados: number }> => ({
  wrap: ({ alterados }) => ({ [`update_${table}`]: { affected_rows: alterados } }),
  schema: () => object({ [`update_${table}`]: affected }),
})

/** `{ delete_<table>: { affected_rows: 1 } }`: a record that was not there is 404. */
export const deleted = (table: TableKey): Shape<unknown> => ({
  wrap: () => ({ [`delete_${table}`]: { affected_rows: 1 } }),
  schema: () => object({ [`delete_${table}`]: affected }),
})

/** Any other documented form: `of` makes it, `schema` says it. */
export const shaped = <Output, S extends z.ZodType>(
  schema: S,
  of: (output: Output, request: RestRequest) => z.output<S>,
): Shape<Output> => ({ wrap: of, schema: () => schema })
