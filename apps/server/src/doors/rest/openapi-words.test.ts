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
