import { expect, it } from 'vitest'
import { countMeasure, durationMeasure, moneyMeasure, sentenceOf, shareMeasure } from './measures.ts'

const calls = (now: number, before: number) => countMeasure(now, before, ['chamado', 'chamados'], '/chamados')

it('names the largest change with the way to its rows (docs/screens.md#a-report-that-answers)', () => {
  expect(sentenceOf([calls(30, 20), countMeasure(12, 5, ['retirada', 'retiradas'])])).toEqual({
    text: '12 retiradas (eram 5).',
    link: undefined,
    count: 12,
  })
  expect(sentenceOf([calls(30, 20)])).toEqual({
    text: '30 chamados (eram 20).',
    link: '/chamados',
    count: 30,
  })
  expect(sentenceOf([calls(6, 1)]).text).toBe('6 chamados (era 1).')
})

it('says that nothing moved while all is within the noise', () => {
  expect(sentenceOf([calls(24, 20)])).toEqual({
    text: 'Nada mudou além do que varia de um período para o outro.',
  })
})

it('says a share in points, and the minutes that rows took on average', () => {
  expect(sentenceOf(shareMeasure('A conversão', 20, 30, [50, 50])).text).toBe(
    'A conversão caiu 10,0\u00a0pp, para 20,0\u00a0%.',
  )
  expect(sentenceOf(durationMeasure('O tempo médio', 166, 40, [5, 9])).text).toBe(
    'O tempo médio subiu para 2 h 46 (era 40 min).',
  )
})

it('says what an amount was, unless too few rows made it', () => {
  expect(sentenceOf([moneyMeasure('O combustível', 5000, 4000, [9, 8])]).text.replaceAll('\u00a0', ' ')).toBe(
    'O combustível subiu para R$ 5.000,00 (era R$ 4.000,00).',
  )
  expect(sentenceOf([moneyMeasure('O combustível', 5000, 4000, [9, 4])]).text).toMatch(/^Nada mudou/)
})

it('says nothing of an average of too few rows, or of none', () => {
  expect(sentenceOf(durationMeasure('O tempo médio', 166, 40, [4, 9])).text).toMatch(/^Nada mudou/)
  expect(durationMeasure('O tempo médio', null, 40, [0, 9])).toEqual([])
  expect(shareMeasure('A conversão', null, 40, [0, 9])).toEqual([])
})
