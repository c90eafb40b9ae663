import { expect, it } from 'vitest'
import { longSubjects, newWords, readWords } from './words.ts'

const givenUp = readWords('# of names\nname told\ncomment told\ncomment of its own\n')
const added = (now: string, before = '', file = 'apps/a.ts') => newWords(givenUp, file, { before, now })

it('a name and a comment that use a word are new ones', () => {
  expect(added('const wasTold = 1')).toEqual(['apps/a.ts: a new name says "told"'])
  expect(added('const a = told_at // it is told')).toEqual([
    'apps/a.ts: a new name says "told"',
    'apps/a.ts: a new comment says "told"',
  ])
})

it('words in two lines of a comment are one', () => {
  expect(added('/**\n * a place of\n * its own\n */')).toEqual(['apps/a.ts: a new comment says "of its own"'])
})

it('texts, regular expressions and longer words are none', () => {
  expect(added('const untoldly = "told" + `told` + /told/.source')).toEqual([])
})

it('what was there before may stay and move, and no more is added', () => {
  expect(added('const a = 1\nconst told = a', 'const told = 1')).toEqual([])
  expect(added('const told = 1\nconst toldTwice = told', 'const told = 1')).toHaveLength(1)
})

it('a page of SQL has comments alone', () => {
  expect(added('create table told (id int); -- told here', '', 'migrations/1.sql')).toEqual([
    'migrations/1.sql: a new comment says "told"',
  ])
})

it('a subject has at most 72 characters', () => {
  expect(longSubjects(['a'.repeat(72), 'b'.repeat(73)])).toEqual([
    `73 characters, 72 at most: ${'b'.repeat(73)}`,
  ])
})
