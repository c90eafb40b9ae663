import { expect, it } from 'vitest'
import { checkRow } from './row-check.ts'

const mapa = { nome: 0, telefone: 1, cpf: 2 }

it('a name and a phone that were copied with invisible signs are read without them', () => {
  const cells = ['Ana\u202eavliS', '\u202a+55\u00a0(53)\u00a099385-0840\u202c', '529.982.247-25\u200e']
  expect(checkRow(cells, mapa)).toEqual({
    nome: 'AnaavliS',
    telefone: '53993850840',
    cpf: '52998224725',
    erro: '',
  })
})
