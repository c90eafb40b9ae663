import { expect, it } from 'vitest'
import { personalDataWords as words } from './personal-data-words.ts'

it.each([
  ['nome', null, '–'],
  ['viagem', false, 'Não'],
  ['genero', 'F', 'Feminino'],
  ['campos', ['cpf', 'cnh_numero', 'documento: Laudo'], 'CPF, CNH, documento: Laudo'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '***.982.247-**', '***.982.247-**'],
  ['data_admissao', '2026-11-02', '02/11/2026'],
  ['depois', { telefone: '41999998888', ativo: true }, 'Telefone: (41) 99999-8888; ativo: Sim'],
])('%s %j reads %s', (campo, value, text) => {
  expect(words(campo, value, { telefone: 'Telefone' })).toBe(text)
})
