import { describe, expect, it } from 'vitest'
import { protocolOf, relativeErrors } from './applications.ts'
import {
  ageProblem,
  isOpenStage,
  isOverVacancy,
  isWrittenStage,
  stages,
  vacancyStates,
} from './career-options.ts'
import { schemasOf } from '../entity/schemas.ts'
import { careerTemplate, exampleValues, fillTemplate } from './career-templates.ts'
import { certificateErrors, educationErrors, experienceErrors } from './resume.ts'
import { vacancyErrors } from './vacancies.ts'

describe('stages', () => {
  it('are open until somebody is hired, refused, leaves or is kept for later', () => {
    expect(stages.filter((stage) => !isOpenStage(stage))).toEqual([
      'contratado',
      'reprovado',
      'desistente',
      'banco_talentos',
    ])
  })

  it('are reported by e-mail, but for reading the CV, leaving and being kept', () => {
    expect(stages.filter((stage) => !isWrittenStage(stage))).toEqual([
      'triagem',
      'desistente',
      'banco_talentos',
    ])
  })
})

it('vacancies are over once they hired or were given up', () => {
  expect(vacancyStates.filter(isOverVacancy)).toEqual(['encerrada', 'cancelada'])
})

describe('a template', () => {
  it('has the candidate’s data where its variables stand', () => {
    expect(fillTemplate('Olá, {{primeiro_nome}}: {{ vaga }} ({{outra}})', exampleValues)).toBe(
      'Olá, Ana: Técnico de Campo ({{outra}})',
    )
  })

  it('ends a link where its address ends', () => {
    const link = 'https://intranet.example/careers/interview#chave=abc'
    expect(fillTemplate('Confirme em {{link}}.\nOu veja {{ link }}, até logo.', { link })).toBe(
      `Confirme em ${link}\nOu veja ${link} até logo.`,
    )
  })

  it('is refused with a variable without a value', () => {
    const typed = { etapa: 'reprovado', nome: 'Não', assunto: 'Olá {{nome}}', texto: 'Ganhe {{salario}}' }
    expect(schemasOf(careerTemplate).fields.safeParse(typed).error?.issues[0]?.message).toBe(
      'Variável inválida: {{salario}}',
    )
  })

  it('stays with its stage', () => {
    const { updateInput, editForm } = schemasOf(careerTemplate)
    expect(updateInput.safeParse({ id: 1, nome: 'Não' }).success).toBe(true)
    expect(updateInput.safeParse({ id: 1, etapa: 'reprovado' }).success).toBe(false)
    expect(Object.keys(editForm.shape)).not.toContain('etapa')
  })
})

it('a protocol is the year and six digits', () => {
  expect(protocolOf({ id: 123, created_at: '2026-11-21T12:00:00Z' })).toBe('2026.000123')
  expect(protocolOf({ id: 124, created_at: '2027-01-01T02:59:00Z' })).toBe('2026.000124')
})

it('relatives are named where there are some', () => {
  expect(relativeErrors({ tem_familiar: true, familiares: [] })).toEqual({
    familiares: 'Informe o nome de quem é da sua família.',
  })
  expect(relativeErrors({ tem_familiar: false })).toEqual({})
})

it('a vacancy ends no sooner than it begins, and its pay does not fall', () => {
  expect(vacancyErrors({ data_inicio: '2026-11-21', data_fim: '2026-11-20' })).toEqual({
    data_fim: 'A data de fim deve ser maior ou igual à data de início.',
  })
  expect(vacancyErrors({ faixa_min: '3000', faixa_max: '2999.99' })).toEqual({
    faixa_max: 'O valor máximo da faixa deve ser maior ou igual ao mínimo.',
  })
})

describe('the days of a CV', () => {
  const course = { situacao: 'CONCLUIDO' as const, descricao: 'Redes', ie: 'IFSul' }
  it('a course that is over ends between its beginning and today', () => {
    const whole = { ...course, data_inicio: '2020-01-01', data_fim: '2026-11-21' }
    expect(educationErrors(whole, '2026-11-21')).toEqual({})
    expect(educationErrors(whole, '2026-11-20')).toEqual({
      data_fim: 'A data de conclusão não pode ser futura.',
    })
    expect(educationErrors({ ...whole, situacao: 'EM_ANDAMENTO' }, '2026-11-20')).toEqual({})
  })

  it('a job of now has no last day, and a certificate ends after its issue', () => {
    const job = { empresa: 'Rede', funcao: 'Técnico', data_inicio: '2020-01-01' }
    expect(experienceErrors({ ...job, emprego_atual: true })).toEqual({})
    expect(experienceErrors({ ...job, emprego_atual: false, data_fim: '2019-01-01' })).toEqual({
      data_inicio: 'A data de ingresso não pode ser maior que a data de saída!',
    })
    const paper = { organizacao: 'Senai', descricao: 'NR-35', data_emissao: '2024-01-02' }
    expect(certificateErrors({ ...paper, data_validade: '2024-01-01' })).toEqual({
      data_validade: 'A data de validade não pode ser anterior à data de emissão!',
    })
  })
})

it.each([
  [13, undefined, 'tooYoung'],
  [13, 'aprendiz', 'tooYoung'],
  [14, undefined, undefined],
  [14, 'aprendiz', undefined],
  [17, 'estagio', undefined],
  [17, 'clt', 'minor'],
  [18, 'clt', undefined],
] as const)('somebody of %s for a contract "%s": %s', (age, contract, problem) => {
  expect(ageProblem(age, contract)).toBe(problem)
})
