/** The document is read by people: each operation is a sentence, and no two are the same. */
import { expect, it } from 'vitest'
import { writtenDocument } from '../../../test/written-document.ts'

const { paths } = writtenDocument<{ paths: Record<string, Record<string, { summary: string }>> }>()
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
