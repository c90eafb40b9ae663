/** Pieces of what procedures answer: checked in tests and shown in the API document, not parsed at run time. */
import * as z from 'zod'
import { documentNames, type ColumnKind, type ListColumn, type ListDefinition } from './list.ts'
import { recordId } from './record.ts'

/** A moment: a `Date` on the server, ISO 8601 text on the wire. */
export const moment = z.date()

/** An amount in reais, as text with a point: `"1234.50"`. */
export const money = z.string().regex(/^-?\d+(\.\d+)?$/)

/** The name of another record: a change of that one is no change of the row (docs/changes.md#joined-names). */
export const joinedName = z.string().register(documentNames, { 'x-juntado': true })

/** What an update answers: the version to send with the next one. */
export const savedRecord = z
  .strictObject({ id: recordId, updated_at: moment })
  .register(documentNames, { id: 'RegistroSalvo' })

/** The same, with what the save warns of. */
export const savedWithWarnings = savedRecord.extend({ avisos: z.array(z.string()) })

/** What a create answers, in the order of its `objects`. */
export const createdRecords = z.array(
  z.strictObject({ id: recordId }).register(documentNames, { id: 'RegistroCriado' }),
)

/** People of a selector; `detalhe` is their position and provider, which distinguishes two of one name. */
export const personOptionsAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string().nullable(), detalhe: z.string() }),
)

/** How many people are in records: in departments, for example. */
export const peopleCount = z.strictObject({ pessoas: z.int() })

/** How many public links work, which end with a campaign or channel. */
export const linkCount = z.strictObject({ links: z.int() })

/** What a provider has: people who stay, links, roulettes and campaigns of messages that end with it. */
export const providerUses = z.strictObject({
  ...peopleCount.shape,
  ...linkCount.shape,
  roletas: z.int(),
  campanhas: z.int(),
})

/** How many records a switch wrote. */
export const switchedRecords = z.strictObject({ alterados: z.int() })
/** The same, with what the switch warns of. */
export const switchedWithWarnings = switchedRecords.extend({ avisos: z.array(z.string()) })
/** A warning, with the screen of what it asks for. */
export const linkedWarning = z.strictObject({ texto: z.string(), rota: z.string().nullable() })
export type LinkedWarning = z.infer<typeof linkedWarning>
/** Of people; who still has something in their name is warned of, with the way to their shutdown. */
export const switchedPeople = switchedRecords.extend({ avisos: z.array(linkedWarning) })

/** What came of changing one field of several records: how many took it, and why the others did not. */
export const changedRecords = z
  .strictObject({
    alterados: z.int(),
    recusados: z.array(z.strictObject({ id: recordId, mensagem: z.string() })),
  })
  .register(documentNames, { id: 'RegistrosAlterados' })
export type ChangedRecords = z.output<typeof changedRecords>

/** Nothing is said but that it was done. */
export const nothing = z.void()

/** A page of a list. `total` is null when it was not asked for; `depois` marks the last row. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    total: z.int().nullable(),
    ha_mais: z.literal(true).optional(),
    dados: z.array(row),
    depois: z.string().nullable(),
    somas: z.record(z.string(), money).optional(),
  })

const valueOf = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: moment,
} satisfies Record<ColumnKind, z.ZodType>

/** The columns that `Fields` does not replace. */
type RowShape<C extends Record<string, ListColumn>, Fields> = {
  [K in keyof C as K extends keyof Fields ? never : K]: (typeof valueOf)[C[K]['kind']]
}

/**
 * A row of a list: every column by its kind, dates as moments. `fields` replaces those that differ (what may be null,
 * days, amounts) and adds those that a list neither filters nor sorts.
 */
export function rowOf<
  K extends string,
  C extends Record<K, ListColumn>,
  Fields extends Record<string, z.ZodType>,
>(list: ListDefinition<K, C>, fields: Fields) {
  const columns = Object.entries<ListColumn>(list.columns)
  const shape = Object.fromEntries(columns.map(([key, { kind }]) => [key, valueOf[kind]]))
  return z.strictObject({ ...(shape as RowShape<C, Fields>), ...fields })
}
