import { describe, expect, it } from 'vitest'
import { meaningOf, stateMeanings } from './state-meanings.ts'

const words: string[] = Object.values(stateMeanings).flat()

describe('words of states', () => {
  it('have one meaning each', () => {
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  })

  it('mean the same of a thing and of a person: "Aprovada" is "Aprovado"', () => {
    const unlike = words.filter((word) => {
      const other = meaningOf(word.replace(/a$/, 'o'))
      return other !== undefined && other !== meaningOf(word)
    })
    expect(unlike).toEqual([])
  })

  it('are unknown where nobody gave them a meaning', () => {
    expect(meaningOf('Aberta')).toBe('going')
    expect(meaningOf('Aberta demais')).toBeUndefined()
  })
})
