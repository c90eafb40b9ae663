import { describe, expect, it } from 'vitest'
import { can, SUPERADMIN, type Ability, type ModuleKey } from './access.ts'
import { contractingCompany } from './company/contracting-company.ts'
import { schemasOf } from './entity/schemas.ts'
import { idOfText } from './company/organization.ts'
import { workLists } from './sales/work-lists.ts'
import { readsMarketing } from './sales/marketing-access.ts'

it('a part of a path is an id where it has digits alone (docs/platform.md#id-or-name)', () => {
  expect(['12', '0', '12a', '1'.repeat(15), '1'.repeat(16)].map(idOfText)).toEqual([
    12,
    null,
    null,
    111_111_111_111_111,
    null,
  ])
})

const abilities: readonly Ability[] = ['read', 'create', 'manage']

/** What somebody with a role may do in a module, of reading, creating and managing. */
const may = (role: string, module: ModuleKey, employee = true) =>
  abilities.filter((ability) => can({ roles: ['user', role], employee }, module, ability)).join(' ')

const ALL = 'read create manage'

describe('roles that count in another module', () => {
  it('a level of a module reads, creates and manages step by step; configuracao is only read', () => {
    expect(['leitor', 'solicitante', 'gestor'].map((level) => may(`frota:${level}`, 'frota'))).toEqual([
      'read',
      'read create',
      ALL,
    ])
    expect(
      ['leitor', 'solicitante', 'gestor'].map((level) => may(`configuracao:${level}`, 'configuracao')),
    ).toEqual(['', '', 'read'])
  })

  it('rh:gestor keeps people, configuracao:gestor sees them, users:gestor does nothing (docs/access.md#peoples-module)', () => {
    expect(may('rh:gestor', 'users')).toBe(ALL)
    expect(may('configuracao:gestor', 'users')).toBe('read')
    for (const role of ['rh:solicitante', 'configuracao:solicitante', 'users:gestor'])
      expect(may(role, 'users'), role).toBe('')
  })

  it('rh:gestor keeps vacancies and candidates; who is no employee reads none (docs/access.md#talent-banks-roles)', () => {
    expect(may('rh:gestor', 'banco_talentos')).toBe(ALL)
    expect(may('rh:solicitante', 'banco_talentos')).toBe('')
    expect(may('banco_talentos:solicitante', 'banco_talentos')).toBe('read create')
    for (const role of ['banco_talentos:gestor', SUPERADMIN])
      expect(may(role, 'banco_talentos', false), role).toBe('')
  })

  it('rh:gestor decides on shutdowns whatever their own role there (docs/access.md#shutdowns-roles)', () => {
    expect(may('rh:gestor', 'desligamentos')).toBe(ALL)
    expect(may('rh:solicitante', 'desligamentos')).toBe('')
    expect(may('desligamentos:solicitante', 'desligamentos')).toBe('read create')
  })

  it('who sells reads prices, their manager writes the blacklist, events take the stronger role (docs/access.md#sellers-roles)', () => {
    expect(may('vendas:leitor', 'precificacao')).toBe('read')
    expect(may('vendas:gestor', 'precificacao')).toBe('read')
    expect(may('precificacao:gestor', 'precificacao')).toBe(ALL)
    expect(may('vendas:gestor', 'blacklist')).toBe('read create')
    expect(may('vendas:solicitante', 'blacklist')).toBe('')
    expect(may('marketing:gestor', 'eventos')).toBe(ALL)
    expect(may('regua_comunicacao:leitor', 'eventos')).toBe('read')
  })

  it('the backoffice asks for refunds and never decides, finance decides (docs/desk.md#refunds)', () => {
    expect(may('backoffice:gestor', 'estornos')).toBe('read create')
    expect(may('backoffice:leitor', 'estornos')).toBe('read')
    expect(may('financeiro:gestor', 'estornos')).toBe(ALL)
  })

  it('employees with a role of sales keep campaigns and links, sellers from outside do not (docs/sales.md#marketing-of-sales)', () => {
    const keeps = (employee: boolean, ...roles: string[]) => readsMarketing({ roles, employee })
    expect([keeps(true, 'vendas:leitor'), keeps(false, 'vendas:gestor'), keeps(true, 'rh:gestor')]).toEqual([
      true,
      false,
      false,
    ])
    expect([keeps(false, SUPERADMIN), readsMarketing(null)]).toEqual([true, false])
  })
})

it('lists of work and the blocklist open with everything, the others with the current month (docs/sales.md#opening-month)', () => {
  expect(workLists).toEqual(['overdue', 'today', 'stalled', 'coverage', 'blocklist'])
})

it('a contracting company has a CNPJ whose digits are right, with letters too (docs/company.md#contracting-companies)', () => {
  const { cnpj } = schemasOf(contractingCompany).fields.shape
  const taken = ['11.222.333/0001-81', '12ABC34501DE35', '11222333000180'].map(
    (one) => cnpj.safeParse(one).success,
  )
  expect(taken).toEqual([true, true, false])
})
