import { describe, expect, it } from 'vitest'
import {
  can,
  effectiveRole,
  grantableModules,
  isAnyManager,
  isCandidate,
  isSuperadmin,
  levelRank,
  narrowRoles,
  onboardingDepartmentOnly,
  seesConfiguration,
  SUPERADMIN,
  worksInServiceDesk,
} from './access.ts'
import { effectiveRoles, levelIn, withLevel } from './access/access-profiles.ts'
import { modulesOf } from './access/auth.ts'
import { historyTables, maySeeHistory, type HistoryTable } from './history-tables.ts'

const holder = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })
const outsider = (...roles: string[]) => ({ roles: ['user', ...roles], employee: false })

describe('the role in force', () => {
  it('is the strongest: superadmin, gestor, solicitante, leitor, user, guest (docs/access.md#roles-in-force)', () => {
    expect(effectiveRole([SUPERADMIN, 'rh:leitor'], 'rh')).toBe(SUPERADMIN)
    expect(effectiveRole(['rh:leitor', 'rh:gestor', 'user'], 'rh')).toBe('rh:gestor')
    expect(effectiveRole(['rh:leitor', 'rh:solicitante'], 'rh')).toBe('rh:solicitante')
    expect(effectiveRole(['rh:leitor', 'user'], 'rh')).toBe('rh:leitor')
    expect(effectiveRole(['vendas:gestor', 'user'], 'rh')).toBe('user')
    expect(effectiveRole(['vendas:gestor'], 'rh')).toBe('guest')
  })

  it('ranks 4 to 0', () => {
    const ranks = [SUPERADMIN, 'rh:gestor', 'rh:solicitante', 'rh:leitor', 'vendas:gestor', 'user']
    expect(ranks.map((role) => levelRank([role], 'rh'))).toEqual([4, 3, 2, 1, 0, 0])
  })

  it('is previewed for every module that can be given', () => {
    const preview = effectiveRoles(['rh:leitor', 'rh:gestor'])
    expect(preview.map(({ module }) => module)).toEqual(grantableModules)
    expect(preview.find(({ module }) => module === 'rh')?.role).toBe('rh:gestor')
    expect(preview.find(({ module }) => module === 'vendas')?.role).toBe('user')
  })
})

describe('kinds of people', () => {
  it('a candidate has neither work here nor a role of a module (docs/access.md#candidates)', () => {
    expect(isCandidate(outsider())).toBe(true)
    expect(isCandidate(outsider('vendas:solicitante'))).toBe(false)
    expect(isCandidate(holder())).toBe(false)
    expect(isCandidate(null)).toBe(false)
  })

  it('a superadmin is one by that role alone', () => {
    expect([holder(SUPERADMIN), holder('users:gestor'), null].map(isSuperadmin)).toEqual([true, false, false])
  })

  it('the settings gear is for managers of anything (docs/screens.md#settings-gear)', () => {
    const seen = [holder('rh:gestor'), holder(SUPERADMIN), holder('rh:solicitante'), holder(), null]
    expect(seen.map(isAnyManager)).toEqual([true, true, false, false, false])
  })

  it('Usuários and Configurações are for superadmins and the manager of configuracao (docs/screens.md#profile-menu)', () => {
    const seen = [holder('configuracao:gestor'), holder(SUPERADMIN), holder('configuracao:leitor'), null]
    expect(seen.map(seesConfiguration)).toEqual([true, true, false, false])
  })

  it('onboarding is limited to the own department unless rh gives the same level', () => {
    const only = (...roles: string[]) => onboardingDepartmentOnly(roles)
    expect(only('onboarding:solicitante')).toBe(true)
    expect(only('onboarding:leitor')).toBe(true)
    expect(only('onboarding:gestor')).toBe(false)
    expect(only('onboarding:solicitante', 'rh:solicitante')).toBe(false)
    expect(only('onboarding:solicitante', 'rh:leitor')).toBe(true)
    expect(only('rh:solicitante')).toBe(false)
  })
})

describe('a role header', () => {
  it('narrows to a level that the person has or to a lower one, and keeps "user"', () => {
    expect(narrowRoles(['vendas:gestor', 'rh:leitor'], 'vendas:leitor')).toEqual(['vendas:leitor', 'user'])
    expect(narrowRoles(['vendas:gestor'], 'user')).toEqual(['user'])
    expect(narrowRoles([SUPERADMIN], 'vendas:gestor')).toEqual(['vendas:gestor', 'user'])
  })

  it('never widens (docs/access.md#role-header)', () => {
    expect(narrowRoles(['vendas:leitor'], 'vendas:gestor')).toBeNull()
    expect(narrowRoles(['vendas:gestor'], 'rh:leitor')).toBeNull()
    expect(narrowRoles(['vendas:gestor'], SUPERADMIN)).toBeNull()
    expect(narrowRoles(['vendas:gestor'], 'nada:gestor')).toBeNull()
    expect(narrowRoles(['vendas:gestor'], 'vendas:dono')).toBeNull()
  })

  it('keeps a stored role that is not a level, if the person has it', () => {
    expect(narrowRoles(['notifications:viewer'], 'notifications:viewer')).toEqual([
      'notifications:viewer',
      'user',
    ])
  })
})

describe('sets of roles', () => {
  it('answer the highest level of a module', () => {
    expect(levelIn(['rh:leitor', 'rh:solicitante'], 'rh')).toBe('solicitante')
    expect(levelIn([SUPERADMIN], 'rh')).toBeNull()
  })

  it('set one module to a level and leave the others', () => {
    const roles = ['vendas:leitor', 'rh:leitor', 'rh:gestor']
    expect(withLevel(roles, 'rh', 'solicitante')).toEqual(['rh:solicitante', 'vendas:leitor'])
    expect(withLevel(roles, 'rh', null)).toEqual(['vendas:leitor'])
  })

  it('name the modules in which somebody has a level, in the order of the list', () => {
    expect(modulesOf(['vendas:leitor', 'rh:gestor', 'user'])).toEqual(['rh', 'vendas'])
    expect(modulesOf(['user'])).toEqual([])
  })
})

describe('the history of a table', () => {
  it('is for anyone who may read its screen', () => {
    expect(maySeeHistory(holder('rh:leitor'), 'rh_departamento')).toBe(true)
    expect(maySeeHistory(holder('vendas:gestor'), 'rh_departamento')).toBe(false)
    expect(maySeeHistory(holder('vendas:leitor'), 'relationship_dados_pessoas')).toBe(false)
    expect(maySeeHistory(holder('vendas:solicitante'), 'relationship_dados_pessoas')).toBe(true)
    expect(maySeeHistory(holder(), 'rh_familiar')).toBe(true)
    expect(maySeeHistory(outsider(), 'rh_familiar')).toBe(false)
  })

  it('is nothing for a guest, and everything for a superadmin', () => {
    for (const table of Object.keys(historyTables) as HistoryTable[]) {
      expect(maySeeHistory(null, table)).toBe(false)
      expect(maySeeHistory(holder(SUPERADMIN), table)).toBe(true)
    }
  })

  it('of settings is for the manager of configuracao, who changes none of them', () => {
    expect(maySeeHistory(holder('configuracao:gestor'), 'parametro')).toBe(true)
    expect(can(holder('configuracao:gestor'), 'configuracao', 'manage')).toBe(false)
    expect(maySeeHistory(holder('configuracao:gestor'), 'empresa_erp')).toBe(false)
  })
})

it('the service desk is for anyone who reads one of its modules', () => {
  for (const role of [
    'backoffice:leitor',
    'painel_cliente:solicitante',
    'financeiro:gestor',
    'regras_bloqueio:leitor',
  ])
    expect(worksInServiceDesk(holder(role)), role).toBe(true)
  expect([holder('vendas:gestor'), outsider(), null].map(worksInServiceDesk)).toEqual([false, false, false])
})
