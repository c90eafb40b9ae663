import { parameters } from '@intranet/contract/parameters'
import { expect, test } from 'vitest'
import { isSought, valueWords } from './parameter-words.ts'

test.each([
  ['login_bloqueio_minutos', 15, '15 minutos'],
  ['estorno_limite_reais', 1000, 'R$ 1.000'],
  ['comunicacao_preco_sms', 60, '60 (R$ 0,06)'],
  ['comunicacao_preco_email', 2, '2 (R$ 0,002)'],
  ['negociacao_multa', 250, '250 (2,5 %)'],
  ['login_tentativas', 5, '5'],
  ['chaves_proprias', false, 'não'],
  ['cep_endereco', '', 'vazio'],
  ['cep_endereco', 'https://viacep.com.br', 'https://viacep.com.br'],
] as const)('%s: %s reads as "%s"', (key, value, words) => {
  expect(valueWords(parameters[key], value).replace(/\u00a0/g, ' ')).toBe(words)
})

test('what is sought needs all its words, in any order, without accents', () => {
  const texts = ['Duração máxima da sessão', 'Dias até ser preciso entrar novamente.'] as const
  expect(isSought('sessao duracao', ...texts)).toBe(true)
  expect(isSought('sessao preco', ...texts)).toBe(false)
  expect(isSought('', ...texts)).toBe(true)
})
