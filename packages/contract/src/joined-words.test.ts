import { expect, it } from 'vitest'
import { joinedWords } from './joined-words.ts'

it('joins words as a sentence does', () => {
  expect([[], ['SMS'], ['SMS', 'E-mail'], ['SMS', 'E-mail', 'WhatsApp']].map(joinedWords)).toEqual([
    '',
    'SMS',
    'SMS e E-mail',
    'SMS, E-mail e WhatsApp',
  ])
})
