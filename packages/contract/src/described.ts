/** What the API document says of fields, in words. */
import * as z from 'zod'
import { documentNames } from './list.ts'

/** What the document says of a field, which one of its layers has. */
const descriptionOf = (schema: z.ZodType): string | undefined =>
  documentNames.get(schema)?.description ??
  (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? descriptionOf(schema.unwrap() as z.ZodType)
    : undefined)

/** Has the document say of a schema what it says of the one that it was made of; answers the schema. */
export function describedLike<S extends z.ZodType>(made: S, schema: z.ZodType): S {
  const description = descriptionOf(schema)
  if (description !== undefined) documentNames.add(made, { description })
  return made
}

/** The schema, of which the document says this too. The one that it was made of stays as it is. */
export function explained<S extends z.ZodType>(schema: S, words: string): S {
  const made = z.core.clone(schema, undefined, { parent: true })
  const said = descriptionOf(schema)
  documentNames.add(made, { description: said ? `${said} ${words}` : words })
  return made
}

/** The schema of codes, of which the document says what each means: `F` Feminino, `M` Masculino. */
export const coded = <S extends z.ZodType>(schema: S, words: Readonly<Record<string, string>>): S =>
  explained(
    schema,
    `${Object.entries(words)
      .map(([code, word]) => `\`${code}\` ${word}`)
      .join(', ')}.`,
  )

/** A day or moment that the server refuses where it is later than now. */
export const notFuture = <S extends z.ZodType>(schema: S): S => explained(schema, 'Não pode ser futura.')
