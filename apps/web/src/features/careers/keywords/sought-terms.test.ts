import { describe, expect, it } from 'vitest'
import { readTerms, writeTerms } from './sought-terms.ts'

describe('weighted words in an address', () => {
  it('come back as they were written', () => {
    const terms = [
      { termo: 'fibra óptica', sinonimos: ['FTTH', 'GPON'], peso: 5 },
      { termo: 'CNH B', sinonimos: [], peso: 1 },
    ]
    expect(writeTerms(terms)).toBe('fibra óptica/FTTH/GPON:5;CNH B')
    expect(readTerms(writeTerms(terms))).toEqual(terms)
  })

  it('leave out what is malformed, and separators cannot break them', () => {
    expect(readTerms(';; a ;fibra:9;:3')).toEqual([{ termo: 'fibra:9', sinonimos: [], peso: 1 }])
    expect(readTerms(undefined)).toEqual([])
    expect(readTerms(writeTerms([{ termo: 'a;b/c:5', sinonimos: [], peso: 2 }]))).toEqual([
      { termo: 'a b c 5', sinonimos: [], peso: 2 },
    ])
  })
})
