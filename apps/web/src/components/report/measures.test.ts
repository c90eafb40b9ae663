import { expect, it } from 'vitest'
import {
  beforeNote,
  countMeasure,
  durationMeasure,
  moneyMeasure,
  sentenceOf,
  shareMeasure,
  wereText,
} from './measures.ts'

const was = { total: 20 }
const calls = (now: number, before: number) => countMeasure(now, before, ['chamado', 'chamados'], '/chamados')

it('names the largest change with the way to its rows (docs/screens.md#a-report-that-answers)', () => {
  expect(sentenceOf(was, [calls(30, 20), countMeasure(12, 5, ['retirada', 'retiradas'])])).toEqual({
    text: '12 retiradas (eram 5).',
    link: undefined,
    count: 12,
  })
  expect(sentenceOf(was, [calls(30, 20)])).toEqual({
    text: '30 chamados (eram 20).',
    link: '/chamados',
    count: 30,
  })
  expect(sentenceOf(was, [calls(6, 1)])?.text).toBe('6 chamados (era 1).')
})

it('says that nothing moved while all is within the noise', () => {
  expect(sentenceOf(was, [calls(24, 20)])).toEqual({
    text: 'Nada mudou além do que varia de um período para o outro.',
  })
})

it('says a share in points, and the minutes that rows took on average', () => {
  expect(sentenceOf(was, shareMeasure('A conversão', [10, 50], [15, 50]))?.text).toBe(
    'A conversão caiu 10,0\u00a0pp, para 20,0\u00a0%.',
  )
  expect(sentenceOf(was, durationMeasure('O tempo médio', 166, 40, [5, 9]))?.text).toBe(
    'O tempo médio subiu para 2 h 46 (era 40 min).',
  )
})

it('says what an amount was, unless too few rows made it', () => {
  expect(
    sentenceOf(was, [moneyMeasure('O combustível', 5000, 4000, [9, 8])])?.text.replaceAll('\u00a0', ' '),
  ).toBe('O combustível subiu para R$ 5.000,00 (era R$ 4.000,00).')
  expect(sentenceOf(was, [moneyMeasure('O combustível', 5000, 4000, [9, 4])])?.text).toMatch(/^Nada mudou/)
})

it('says nothing of an average of too few rows, or of none', () => {
  expect(sentenceOf(was, durationMeasure('O tempo médio', 166, 40, [4, 9]))?.text).toMatch(/^Nada mudou/)
  expect(durationMeasure('O tempo médio', null, 40, [0, 9])).toEqual([])
  expect(shareMeasure('A conversão', [0, 0], [4, 9])).toEqual([])
})

it('says that there is nothing to compare with where the days before have no data at all', () => {
  const nothing = { km: 0, total: '0.00', custo_km: null, funil: [0, 0], data_ini: '2026-10-01' }
  expect(sentenceOf(nothing, [calls(30, 0)])).toBeNull()
  expect(beforeNote(nothing, nothing.km, wereText)).toBeUndefined()
  const some = { ...nothing, total: '0.01' }
  expect(sentenceOf(some, [calls(30, 0)])?.text).toMatch(/^Nada mudou/)
  expect(beforeNote(some, some.km, wereText)).toBe('eram 0')
  expect([beforeNote(some, some.custo_km, wereText), beforeNote(null, 3, wereText)]).toEqual([
    undefined,
    undefined,
  ])
})
