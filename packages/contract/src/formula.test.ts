import { expect, it } from 'vitest'
import { neutralised, withoutApostrophe } from './formula.ts'

it.each(['=1+1', '+1', '-1', '@soma', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠soma'])(
  'keeps %j a text, which comes back as it was',
  (text) => {
    expect(neutralised(text)).toBe(`'${text}`)
    expect(withoutApostrophe(neutralised(text))).toBe(text)
  },
)

it.each(['Ana', "d'Ávila", "'Ana'", '1-1', ''])('leaves %j as it is', (text) => {
  expect(neutralised(text)).toBe(text)
  expect(withoutApostrophe(text)).toBe(text)
})
