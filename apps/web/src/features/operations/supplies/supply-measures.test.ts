import { expect, it } from 'vitest'
import { supplySentence } from './supply-measures.ts'

const week = (semana: string, entradas: number) => ({ semana, etapa: 'retirada' as const, entradas })
const before = (entradas: number) => ({
  de: '2026-08-01',
  ate: '2026-08-31',
  entradas: [
    { etapa: 'retirada' as const, entradas },
    { etapa: 'devolucao' as const, entradas: 3 },
  ],
})

it('adds the weeks of a stage and says what they were (docs/screens.md#a-report-that-answers)', () => {
  const semanas = [week('2026-09-07', 8), week('2026-09-14', 12)]
  expect(supplySentence({ semanas, comparacao: before(10) })?.text).toBe('20 retiradas (eram 10).')
  expect(supplySentence({ semanas, comparacao: before(19) })?.text).toMatch(/^Nada mudou/)
  expect(supplySentence({ semanas, comparacao: null })).toBeNull()
})
