import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffTexts, linesOf } from './text-diff.ts'

it('shows unchanged, removed and added lines, and the words of a changed line', () => {
  const before = '<h2>Respeito</h2><p>Tratamos todas as pessoas bem.</p><p>Sai daqui.</p>'
  const after = '<h2>Respeito</h2><p>Tratamos todas as pessoas com respeito.</p><p>Sai daqui.</p><p>Novo.</p>'
  expect(diffTexts(before, after)).toEqual([
    [{ mark: 'igual', text: 'Respeito' }],
    [
      { mark: 'igual', text: 'Tratamos todas as pessoas' },
      { mark: 'saiu', text: 'bem.' },
      { mark: 'entrou', text: 'com respeito.' },
    ],
    [{ mark: 'igual', text: 'Sai daqui.' }],
    [{ mark: 'entrou', text: 'Novo.' }],
  ])
})

it('contains both complete texts, for any change', () => {
  const text = fc
    .array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 }), { maxLength: 6 })
    .map((lines) => lines.map((words) => `<p>${words.join(' ')}</p>`).join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const kept = (gone: string) =>
        diffTexts(before, after)
          .flatMap((line) => line.filter(({ mark }) => mark !== gone).map((part) => part.text))
          .join(' ')
      expect(kept('entrou')).toBe(linesOf(before).join(' '))
      expect(kept('saiu')).toBe(linesOf(after).join(' '))
    }),
  )
})
