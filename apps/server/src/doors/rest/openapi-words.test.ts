/** The document is read by people: each operation is a sentence, and no two are the same. */
import { expect, it } from 'vitest'
import { writtenDocument } from '../../../test/written-document.ts'

interface Parameter {
  name?: string
  description?: string
  $ref?: string
}
interface Operation {
  summary: string
  parameters?: Parameter[]
}
const { paths, components } = writtenDocument<{
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}>()
const sentences = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([verb, { summary }]) => [`${verb} ${path}`, summary] as const),
)

/** "Lista os departamentos": a verb in the third person, and what it is about. */
const SENTENCE = /^\p{Lu}\p{L}*(?:[aeêi]|õe|az|iz)(?:-se)?,? \S/u

it('begins with what it does', () => {
  expect(sentences.filter(([, summary]) => !SENTENCE.test(summary))).toEqual([])
})

it('names no table in parentheses', () => {
  expect(sentences.filter(([, summary]) => /\([a-z_]+\)/.test(summary))).toEqual([])
})

it('is said of one operation', () => {
  const all = sentences.map(([, summary]) => summary)
  expect(sentences.filter(([, summary]) => all.indexOf(summary) !== all.lastIndexOf(summary))).toEqual([])
})

it('says what each parameter means', () => {
  const shared = Object.values(components.parameters)
  const own = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ parameters = [] }) => parameters.filter(({ $ref }) => !$ref))
  expect(own.length).toBeGreaterThan(600)
  expect([...shared, ...own].filter(({ description }) => !description?.endsWith('.'))).toEqual([])
})

/** Every field of one-letter codes in the document, with what is said of it: `F` is Feminino. */
function* letterCodes(part: unknown, place = ''): Generator<readonly [place: string, words?: unknown]> {
  if (typeof part !== 'object' || part === null) return
  const { enum: values, description } = part as { enum?: unknown[]; description?: unknown }
  if (Array.isArray(values) && values.every((one) => /^[A-Z]$/.test(String(one)))) yield [place, description]
  for (const [name, inner] of Object.entries(part)) yield* letterCodes(inner, `${place}/${name}`)
}

it('says what each letter of a code means, where it is sent and answered', () => {
  // The values of a filter are those of its column.
  const codes = [...letterCodes({ paths, components })].filter(([place]) => place.includes('/properties/'))
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter(([, words]) => !words).map(([place]) => place)).toEqual([])
})
