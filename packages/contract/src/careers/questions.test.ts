import { describe, expect, it } from 'vitest'
import { hiring } from '../messages/hiring.ts'
import { exampleLetter, fillLetter } from './offer-letters.ts'
import { answersTo, answerWord, optionsOfQuestion, refusedThemesIn } from './question-options.ts'
import { questionErrors } from './vacancy-questions.ts'

describe('questions to candidates', () => {
  it('touch a refused theme by the beginning of a word, without accents and case', () => {
    const themes = 'gravid; filho;religi;saúde'
    expect(refusedThemesIn('Está GRÁVIDA ou tem filhos?', themes)).toEqual(['gravid', 'filho'])
    expect(refusedThemesIn('Cuida da saude?', themes)).toEqual(['saúde'])
    expect(refusedThemesIn('Tem CNH há mais de um ano?', themes)).toEqual([])
    expect(refusedThemesIn('Tem filhos?', '')).toEqual([])
  })

  it('have one option a line, each once', () => {
    expect(optionsOfQuestion('Manhã\n Tarde ;Manhã\n\n')).toEqual(['Manhã', 'Tarde'])
    expect(optionsOfQuestion(null)).toEqual([])
  })

  it('are answered by yes or no, or by one of their options; a number and a text are free', () => {
    const opcoes = ['Manhã', 'Tarde']
    expect(answersTo({ tipo: 'sim_nao', opcoes })).toEqual(['sim', 'nao'])
    expect(answersTo({ tipo: 'escolha', opcoes })).toEqual(opcoes)
    expect([answersTo({ tipo: 'numero', opcoes }), answersTo({ tipo: 'texto', opcoes })]).toEqual([[], []])
    expect(['sim', 'nao', 'Tarde'].map(answerWord)).toEqual(['Sim', 'Não', 'Tarde'])
  })

  it('of a choice have from two to ten options, and experience is a number', () => {
    const texto = 'Qual turno você prefere?'
    const options = (n: number) => Array.from({ length: n }, (_, place) => `Turno ${place}`).join('\n')
    expect(questionErrors({ texto, tipo: 'escolha', opcoes: options(1) })).toEqual({
      opcoes: hiring.questionOptions,
    })
    expect(questionErrors({ texto, tipo: 'escolha', opcoes: options(10) })).toEqual({})
    expect(questionErrors({ texto, tipo: 'escolha', opcoes: options(11) })).toEqual({
      opcoes: hiring.questionOptions,
    })
    expect(questionErrors({ texto, tipo: 'escolha', opcoes: `Sim\n${'a'.repeat(61)}` })).toEqual({
      opcoes: hiring.longOption,
    })
    expect(questionErrors({ texto, tipo: 'sim_nao', tema: 'experiencia' })).toEqual({
      tipo: hiring.experienceIsNumber,
    })
    expect(questionErrors({ texto: 'Sim?', tipo: 'sim_nao' })).toEqual({ texto: hiring.shortQuestion })
  })
})

it('a letter has the figures of its offer; what it does not know stays as it is written', () => {
  expect(fillLetter('{{nome}}: {{ salario }}, {{idade}}', exampleLetter)).toBe(
    'Ana Souza: R$ 2.350,00, {{idade}}',
  )
})
