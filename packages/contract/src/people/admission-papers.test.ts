import { expect, it } from 'vitest'
import { firstDay } from '../messages/first-day.ts'
import { paperErrors } from './admission-papers.ts'

it.each([
  'Exame de gravidez',
  'Teste de HIV',
  'Consulta ao SERASA',
  'Processos trabalhistas',
  'Atestado médico',
])('%s is never asked for before the first day', (nome) => {
  expect(paperErrors({ nome, finalidade: 'Conferir.', tipo: 'documento' })).toEqual({
    nome: firstDay.neverAsked,
  })
})

it('a criminal record is a separate kind, and other papers pass', () => {
  const paper = { nome: 'Certidão de antecedentes', finalidade: 'Conferir.' }
  expect(paperErrors({ ...paper, tipo: 'documento' })).toEqual({ tipo: firstDay.criminalKind })
  expect(paperErrors({ ...paper, tipo: 'antecedentes' })).toEqual({})
  expect(paperErrors({ nome: 'CPF', finalidade: 'Registrar o contrato.', tipo: 'documento' })).toEqual({})
})
