import { expect, it } from 'vitest'
import { maySucceed, nextStages, stages } from './supply-options.ts'

it('an item moves from removal to devolution, is then returned, repaired or recycled, and ends there', () => {
  const ways = stages.map((from) => [from, nextStages.filter((to) => maySucceed(from, to))])
  expect(Object.fromEntries(ways)).toEqual({
    retirada: ['devolucao'],
    devolucao: ['retorno', 'manutencao', 'reciclagem'],
    retorno: [],
    manutencao: ['retorno', 'reciclagem'],
    reciclagem: [],
  })
})
