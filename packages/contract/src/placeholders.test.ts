import { expect, test } from 'vitest'
import {
  fillPlaceholders,
  placeholdersIn,
  unknownPlaceholderIn,
  unknownPlaceholderText,
} from './placeholders.ts'

test('names stand between double braces, with blanks or without', () => {
  expect(placeholdersIn('{{nome}}, {{ vaga }} e {{nome}} {x} {{}}')).toEqual(['nome', 'vaga', 'nome', ''])
})

test('the first name without a meaning is reported', () => {
  expect(unknownPlaceholderIn('{{nome}} {{cpf}} {{rg}}', ['nome'])).toBe('cpf')
  expect(unknownPlaceholderIn('{{nome}}', ['nome'])).toBeUndefined()
  expect(unknownPlaceholderText('cpf')).toBe('Variável inválida: {{cpf}}')
})

test('a value is written as it is, also one that looks like a mark; a name without one stays', () => {
  const values: Record<string, string> = { nome: '{{vaga}} $1', vaga: '' }
  expect(fillPlaceholders('Olá {{ nome }}{{vaga}} {{cpf}}', (name) => values[name])).toBe(
    'Olá {{vaga}} $1 {{cpf}}',
  )
})
