/** Shapes every record shares. */
import * as z from 'zod'
import { file } from './messages/files.ts'
import { whenEmpty } from './zod-locale.ts'

/** An id: a positive integer that JavaScript can hold. */
export const recordId = z.int().positive()

/** What is found by its secret id: 128 random bits in the form of a UUID, which has fewer. `error` is said of all else. */
export const randomId = (error?: string) => z.guid(error)

/** What `POST /files` answered for an upload, where the record needs one. */
export const uploadId = () => z.guid(whenEmpty(file.required))

export const byId = z.strictObject({ id: recordId })

/** What the caller last saw of a record; when sent, a newer one is refused with 409. */
export const seenVersion = z.strictObject({ updated_at: z.iso.datetime({ offset: true }).optional() })

/** Turns the fields of a create into those of an update: all optional, plus the id and the version seen. */
export function updateOf<T extends z.ZodRawShape>(fields: z.ZodObject<T>) {
  return z.strictObject({ ...byId.shape, ...seenVersion.shape, ...fields.partial().shape })
}

/** Several records switched on or off in one statement. */
export const setActiveInput = z.strictObject({ ids: z.array(recordId).min(1).max(500), ativo: z.boolean() })
/** Records of one list. */
export const someRecords = setActiveInput.pick({ ids: true })

export type SetActiveInput = z.infer<typeof setActiveInput>

/** How many records one change of a field takes. */
const MOST_CHANGED = 200

/** One field of several records: which, each with the version seen, and the new value in `campos`. */
export function changeOf<T extends z.ZodRawShape>(fields: z.ZodObject<T>) {
  const campos = fields.partial()
  const isOne = (value: object) => Object.values(value).filter((one) => one !== undefined).length === 1
  return z.strictObject({
    registros: z
      .array(z.strictObject({ ...byId.shape, ...seenVersion.shape }))
      .min(1)
      .max(MOST_CHANGED),
    campos: campos.refine(isOne, 'Escolha um campo.'),
  })
}

/** A create of one or many: one statement for all of them. */
export const createOf = <T extends z.ZodType>(fields: T) =>
  z.strictObject({ objects: z.array(fields).min(1).max(500) })

/** The input of a selector: the active records, and the saved one even if it is now inactive. */
export const optionsInput = z.strictObject({ incluir: recordId.optional() }).prefault({})

/** The same of a field with several choices. */
export const severalOptionsInput = z
  .strictObject({ incluir: recordId.optional(), incluidos: z.array(recordId).max(200).optional() })
  .prefault({})
export type SeveralOptionsInput = z.output<typeof severalOptionsInput>

/** A selector of people searches by name: there are too many for a list. */
export const personOptionsInput = z
  .strictObject({ q: z.string().max(100).optional(), incluir: recordId.optional() })
  .prefault({})
export type PersonOptionsInput = z.output<typeof personOptionsInput>
