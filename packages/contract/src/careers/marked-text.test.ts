import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markTerms as parts } from './marked-text.ts'

const markTerms = (text: string, sought: Parameters<typeof parts>[1]) =>
  parts(text, sought).map(({ inicio, ...part }) => {
    expect(text.startsWith(part.texto, inicio)).toBe(true)
    return part
  })

const terms = [
  { termo: 'fibra óptica', sinonimos: ['FTTH'] },
  { termo: 'escada', sinonimos: [] },
]

describe('marked words', () => {
  it('are found without accents and case, and shown as they were written', () => {
    expect(markTerms('Emendas de Fibra Optica e FTTH em ESCADA.', terms)).toEqual([
      { texto: 'Emendas de ' },
      { texto: 'Fibra Optica', termo: 'fibra óptica' },
      { texto: ' e ' },
      { texto: 'FTTH', termo: 'fibra óptica' },
      { texto: ' em ' },
      { texto: 'ESCADA', termo: 'escada' },
      { texto: '.' },
    ])
  })

  it('are whole words side by side, as the score takes them', () => {
    expect(markTerms('escadaria, fibra e óptica', terms)).toEqual([{ texto: 'escadaria, fibra e óptica' }])
    expect(markTerms('fibra-óptica', terms)).toEqual([{ texto: 'fibra-óptica', termo: 'fibra óptica' }])
  })

  it('joined are the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(
          markTerms(text, [...terms, { termo: 'a', sinonimos: ['b c'] }])
            .map(({ texto }) => texto)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
