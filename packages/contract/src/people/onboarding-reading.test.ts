import { describe, expect, it } from 'vitest'
import { completionPercent, nextStep, type ReadingPlace } from './onboarding-reading.ts'

const place = (
  prioridade_trilha: number,
  prioridade: number,
  id_conteudo = prioridade_trilha * 10 + prioridade,
): ReadingPlace => ({ id_trilha: prioridade_trilha * 100, prioridade_trilha, id_conteudo, prioridade })
const contents = [place(2, 1), place(1, 2), place(1, 1), place(2, 3)]

describe('the next step', () => {
  it.each([
    [
      'the next content of the trail by priority',
      place(1, 1),
      { passo: 'conteudo', id_trilha: 100, id_conteudo: 12 },
    ],
    ['else the first of the next trail', place(1, 2), { passo: 'trilha', id_trilha: 200, id_conteudo: 21 }],
    ['over a gap in the priorities', place(2, 1), { passo: 'conteudo', id_trilha: 200, id_conteudo: 23 }],
    ['else congratulations', place(2, 3), { passo: 'parabens' }],
    ['congratulations where nothing is to be read', place(9, 9), { passo: 'parabens' }],
  ])('is %s', (_what, from, step) => {
    expect(nextStep(contents, from)).toEqual(step)
  })
})

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [9999, 10_000, 99.9],
  [3, 3, 100],
])('%i of %i contents are %i percent', (read, all, percent) => {
  expect(completionPercent(read, all)).toBe(percent)
})
