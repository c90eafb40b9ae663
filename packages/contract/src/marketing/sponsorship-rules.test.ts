import { describe, expect, it } from 'vitest'
import { keepsLeadTime, requestErrors } from './sponsorship-form.ts'
import { scoreOf, suggestedOpinion } from './sponsorship-words.ts'

describe('a request of sponsorship', () => {
  it('comes 15 days before its event, over the end of a month and of a year', () => {
    expect(keepsLeadTime('2026-10-10', '2026-09-25')).toBe(true)
    expect(keepsLeadTime('2026-10-10', '2026-09-26')).toBe(false)
    expect(keepsLeadTime('2027-01-10', '2026-12-26')).toBe(true)
    expect(keepsLeadTime('2027-01-10', '2026-12-27')).toBe(false)
  })

  it('of money names an amount of at most a million', () => {
    expect(requestErrors({ tipo: 'financeiro' })).toEqual({ valor_solicitado: 'Informe o valor solicitado.' })
    expect(requestErrors({ tipo: 'financeiro', valor_solicitado: '1000000.00' })).toEqual({})
    expect(requestErrors({ tipo: 'brindes', valor_solicitado: '1000000.01' })).toEqual({
      valor_solicitado: 'O valor máximo é R$ 1.000.000,00.',
    })
  })
})

it('a score of 5, 4 and 3 by 40, 40 and 20 is 4.20, which suggests that it is worth it', () => {
  const weights = { alinhamento_marca: 40, alcance: 40, relacionamento: 20 }
  const nota = scoreOf({ alinhamento_marca: 5, alcance: 4, relacionamento: 3 }, weights)
  expect([nota, suggestedOpinion(nota)]).toEqual(['4.20', 'viavel'])
})
