import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { among, equal } from './documented-condition.ts'

describe('a documented condition', () => {
  it.each([5, { _eq: 5 }])('of one value is that value: %o', (sent) => {
    expect(equal(z.int()).parse(sent)).toBe(5)
  })

  it.each([{ _neq: 5 }, { _eq: 5, _in: [5] }, { _eq: '5' }, [5], null])('of one value is not %o', (sent) => {
    expect(equal(z.int()).safeParse(sent).success).toBe(false)
  })

  const short = z.string().max(3, 'Três no máximo.')
  it.each(['longo', { _eq: 'longo' }])('says why it refuses %o', (sent) => {
    for (const schema of [equal(short), among(short, 3)])
      expect(schema.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual(['Três no máximo.'])
  })
  it('says why it refuses one of a list', () => {
    expect(among(short, 3).safeParse({ _in: ['a', 'longo'] }).success).toBe(false)
  })

  it.each([5, [5], { _eq: 5 }, { _in: [5] }])('of several values is a list: %o', (sent) => {
    expect(among(z.int(), 3).parse(sent)).toEqual([5])
  })

  it('of several values holds no more than its list may', () => {
    expect(among(z.int(), 3).safeParse({ _in: [1, 2, 3, 4] }).success).toBe(false)
  })
})
