import { describe, expect, it } from 'vitest'
import { can, type Ability, type ModuleKey } from '../access.ts'
import { keepsMotives } from './blacklist-motives.ts'
import { keepsBlacklist, mayVerifyBlacklist } from './blacklist-words.ts'
import { mayLookUpCustomers } from './customer-access.ts'

const holder = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })

describe('permissions in the registries of sales', () => {
  it.each<[string, ModuleKey, Ability, boolean]>([
    ['precificacao:gestor', 'precificacao', 'manage', true],
    ['precificacao:leitor', 'precificacao', 'read', true],
    ['vendas:leitor', 'precificacao', 'read', true],
    ['vendas:gestor', 'precificacao', 'manage', false],
    ['vendas:gestor', 'precificacao', 'create', false],
    ['rh:gestor', 'precificacao', 'read', false],
    ['blacklist:gestor', 'blacklist', 'manage', true],
    ['blacklist:leitor', 'blacklist', 'read', true],
    ['blacklist:leitor', 'blacklist', 'create', false],
    ['vendas:gestor', 'blacklist', 'create', true],
    ['vendas:gestor', 'blacklist', 'manage', false],
    ['vendas:solicitante', 'blacklist', 'read', false],
    ['vendas:leitor', 'blacklist', 'read', false],
  ])('%s, %s %s: %s', (role, module, ability, expected) => {
    expect(can(holder(role), module, ability)).toBe(expected)
  })

  it('of the whole group and of the motives', () => {
    const may = (role: string) =>
      [keepsBlacklist, keepsMotives, mayVerifyBlacklist, mayLookUpCustomers].map((ask) => ask(holder(role)))
    expect(may('blacklist:gestor')).toEqual([true, true, true, true])
    expect(may('vendas:gestor')).toEqual([false, true, true, true])
    expect(may('blacklist:solicitante')).toEqual([false, false, true, true])
    expect(may('vendas:solicitante')).toEqual([false, false, true, true])
    expect(may('regua_comunicacao:leitor')).toEqual([false, false, false, true])
    expect(may('backoffice:solicitante')).toEqual([false, false, false, true])
    expect(may('financeiro:leitor')).toEqual([false, false, false, false])
    expect(may('rh:gestor')).toEqual([false, false, false, false])
    expect([keepsBlacklist, mayLookUpCustomers].map((ask) => ask(null))).toEqual([false, false])
  })
})
