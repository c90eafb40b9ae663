import { expect, test } from 'vitest'
import { aboutText, detailText } from './about-text.ts'

test.each([
  ['Pessoa 81', 'Ana Souza', 'Ana Souza'],
  ['Papéis da pessoa 81', 'Ana Souza', 'Papéis de Ana Souza'],
  ['Encarregado: pessoa 81', 'Ana Souza', 'Encarregado: Ana Souza'],
  ['Pessoa 81', null, 'Pessoa 81'],
  ['Incidente 3', null, 'Incidente 3'],
  [null, null, null],
])('a line about %s is about who it names: %s', (alvo, pessoa, said) => {
  expect(aboutText({ alvo, pessoa })).toBe(said)
})

test.each([
  ['cpf, cnh_numero', 'CPF, CNH'],
  ['familiares', 'Familiares'],
  ['12 linhas', '12 linhas'],
  [null, null],
])('what was read is said as screens say it: %s', (detalhe, said) => {
  expect(detailText(detalhe)).toBe(said)
})
