/** Lists whose rows have the names of the wire: what else answers such rows answers them in the same form. */
import type { AnyProcedure } from '@trpc/server'
import * as z from 'zod'
import { answerSchema } from '../procedure/answers.ts'
import type { Translation } from './answer-shapes.ts'
import { bare, objectShape, type Shape } from './input-fields.ts'

const forms = new WeakMap<AnyProcedure, Translation<object>>()

/** Remembers how the rows of a list are translated: its paths agree, the first is kept. */
export function rememberRowForm(list: AnyProcedure, form: Translation<never>): void {
  if (!forms.has(list)) forms.set(list, { schema: form.schema, of: form.of as Translation<object>['of'] })
}

/** A row of a list as REST answers it. */
export const rowByRest = (list: AnyProcedure, row: object): unknown => {
  const form = forms.get(list)
  return form ? form.of(row) : row
}

/** The fields of a row of a list, or of the one record that is answered. */
export function rowShape(procedure: AnyProcedure): Shape {
  const schema = answerSchema(procedure)
  const rows = schema && (objectShape(schema).dados ?? schema)
  const inner = rows && bare(rows)
  const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
  return element ? objectShape(element) : {}
}

/** The schema of such a row. Throws for a procedure that is no list. */
export function rowSchemaOf(list: AnyProcedure): z.ZodType {
  const answer = answerSchema(list)
  const rows = answer && (objectShape(answer).dados ?? answer)
  const element = rows && bare(rows)
  if (!(element instanceof z.ZodArray)) throw new Error('Changes name a list that has no rows.')
  return forms.get(list)?.schema ?? (element.element as z.ZodType)
}
