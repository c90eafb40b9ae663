import { describe, expect, it } from 'vitest'
import { licenceProblem } from '../access/user-schemas.ts'
import { holidayDay, holidayErrors } from '../company/holiday.ts'
import { dependantText } from './family-options.ts'
import { idOfText } from '../company/organization.ts'
import { isRealDay } from '../formats.ts'
import { ownerOfFile } from './document-options.ts'
import { readsColleagueDays, readsSensitiveReports, reportReach } from './hr-reports-access.ts'
import { estimatedMinutes } from './onboarding-content.ts'

const employee = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })
const outsider = (...roles: string[]) => ({ roles: ['user', ...roles], employee: false })

describe('HR’s reports', () => {
  it('reach the providers for HR’s manager, the department for anyone who asks HR, and nobody else', () => {
    expect(reportReach(employee('rh:gestor'))).toBe('provedores')
    expect(reportReach(employee('users:superadmin'))).toBe('provedores')
    expect(reportReach(employee('rh:solicitante'))).toBe('departamento')
    const none = ['rh:leitor', 'onboarding:solicitante', 'onboarding:gestor']
    expect(none.map((role) => reportReach(employee(role)))).toEqual(none.map(() => null))
    expect([employee(), null].map(reportReach)).toEqual([null, null])
  })

  it('of dismissals and relatives are for anyone who keeps people', () => {
    expect(readsSensitiveReports(employee('rh:gestor'))).toBe(true)
    expect(readsSensitiveReports(employee('rh:solicitante'))).toBe(false)
  })

  it('of birthdays and years in the company are for every employee', () => {
    expect([employee(), outsider('rh:solicitante'), outsider(), null].map(readsColleagueDays)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

it('a file of documents begins with the CPF or the registration of its person', () => {
  expect(ownerOfFile('529.982.247-25 contrato.pdf')).toEqual({ cpf: '52998224725' })
  expect(ownerOfFile('52998224725.pdf')).toEqual({ cpf: '52998224725' })
  expect(ownerOfFile('A-104_holerite.pdf')).toEqual({ matricula: 'A-104' })
  expect(ownerOfFile('529982247251 x.pdf')).toEqual({ matricula: '529982247251' })
  expect(ownerOfFile('ção.pdf')).toBeNull()
})

it('reading needs at least one minute, and ten hours at most', () => {
  expect(estimatedMinutes(0)).toBe(1)
  expect(estimatedMinutes(10_000_000)).toBe(600)
  expect(estimatedMinutes(2_000)).toBeGreaterThan(estimatedMinutes(1_000))
})

it('a licence needs its number unless the category says that there is none', () => {
  expect(licenceProblem({ cnh_categoria: 'B', cnh_numero: null })).not.toBeNull()
  expect(licenceProblem({ cnh_categoria: 'B', cnh_numero: '12345678900' })).toBeNull()
  expect(licenceProblem({ cnh_categoria: 'Não Possui', cnh_numero: null })).toBeNull()
  expect(licenceProblem({ cnh_categoria: null, cnh_numero: null })).toBeNull()
})

describe('a holiday', () => {
  const errors = (fields: object) =>
    Object.keys(
      holidayErrors({
        nome: 'X',
        data: '02-29',
        tipo: 'Nacional',
        recorrencia_anual: true,
        ...fields,
      } as never),
    )

  it('of a town has cities, of a state its state, of the country neither', () => {
    expect(errors({})).toEqual([])
    expect(errors({ municipio: [1] })).toEqual(['municipio'])
    expect(errors({ tipo: 'Municipal' })).toEqual(['municipio'])
    expect(errors({ tipo: 'Municipal', municipio: [1] })).toEqual([])
    expect(errors({ tipo: 'Estadual' })).toEqual(['uf'])
    expect(errors({ tipo: 'Estadual', uf: 'SC' })).toEqual([])
  })

  it('that does not repeat is on a real day of its year', () => {
    expect(errors({ recorrencia_anual: false, ano: 2028 })).toEqual([])
    expect(errors({ recorrencia_anual: false, ano: 2027 })).toEqual(['data'])
  })
})

it('the days of the calendar are real, leap days by the rule of centuries', () => {
  expect([isRealDay(2024, 2, 29), isRealDay(2000, 2, 29), isRealDay(2026, 12, 31)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isRealDay(2023, 2, 29), isRealDay(1900, 2, 29), isRealDay(2026, 4, 31)]).toEqual([
    false,
    false,
    false,
  ])
  expect([isRealDay(2026, 13, 1), isRealDay(2026, 0, 1), isRealDay(2026, 1, 0)]).toEqual([
    false,
    false,
    false,
  ])
})

it('a part of a path is an id when it is a number, otherwise a name', () => {
  expect(['7', '007', '0', '-1', '7a', '1'.repeat(16), 'Redes'].map(idOfText)).toEqual([
    7,
    7,
    null,
    null,
    null,
    null,
    null,
  ])
})

describe('what screen and file say of a row', () => {
  it('of a holiday: its day, with the year where it does not come back', () => {
    expect(holidayDay({ data: '12-25', ano: null })).toBe('25/12')
    expect(holidayDay({ data: '02-10', ano: 2026 })).toBe('10/02/2026')
  })

  it('of a relative: what they are entered for', () => {
    const said = (dependente_ir: boolean, dependente_plano: boolean) =>
      dependantText({ dependente_ir, dependente_plano })
    expect([said(true, true), said(true, false), said(false, true), said(false, false)]).toEqual([
      'IR, Plano',
      'IR',
      'Plano',
      'Não',
    ])
  })
})
