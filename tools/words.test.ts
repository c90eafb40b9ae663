import { expect, it } from 'vitest'
import { longSubjects, namesWith, newCommentWords, readWords } from './words.ts'

const givenUp = readWords('# of names\nname told\ncomment told\ncomment of its own\n')
const added = (now: string, before = '', file = 'apps/a.ts') =>
  newCommentWords(givenUp, file, { before, now })
const names = (text: string, file = 'apps/a.ts') => namesWith(givenUp, file, text)

it('names of several words are read word by word', () => {
  expect(names('const wasTold = told_at + toldTwice + wasTold')).toEqual(['wasTold', 'told_at', 'toldTwice'])
})

it('texts, regular expressions, comments and longer words are no names', () => {
  expect(names('const untoldly = "told" + `told` + /told/.source // told')).toEqual([])
  expect(names('create table told (id int)', 'migrations/1.sql')).toEqual([])
})

it('a comment that uses a word is new where its file used it less often', () => {
  expect(added('// it is told')).toEqual(['apps/a.ts: a new comment says "told"'])
  expect(added('const a = 1 // told', '// told')).toEqual([])
  expect(added('// told\n// told', '// told')).toHaveLength(1)
  expect(added('create table told (id int); -- told', '', 'migrations/1.sql')).toHaveLength(1)
})

it('words in two lines of a comment are one', () => {
  expect(added('/**\n * a place of\n * its own\n */')).toEqual(['apps/a.ts: a new comment says "of its own"'])
})

it('a subject has at most 72 characters', () => {
  expect(longSubjects(['a'.repeat(72), 'b'.repeat(73)])).toEqual([
    `73 characters, 72 at most: ${'b'.repeat(73)}`,
  ])
})
