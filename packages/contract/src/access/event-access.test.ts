import { expect, it } from 'vitest'
import { can, grantableModules, moduleKeys } from '../access.ts'

const holder = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })

it('events are for either of their modules, the stronger level counting; deleting is for superadmins', () => {
  const abilities = (...roles: string[]) =>
    (['read', 'create', 'manage', 'superadmin'] as const).filter((ability) =>
      can(holder(...roles), 'eventos', ability),
    )
  expect(abilities('marketing:leitor')).toEqual(['read'])
  expect(abilities('regua_comunicacao:leitor', 'marketing:solicitante')).toEqual(['read', 'create'])
  expect(abilities('regua_comunicacao:gestor')).toEqual(['read', 'create', 'manage'])
  expect(abilities('users:superadmin')).toEqual(['read', 'create', 'manage', 'superadmin'])
  expect(abilities('vendas:gestor', 'rh:gestor', 'roulette:gestor')).toEqual([])
  expect(can(null, 'eventos', 'read')).toBe(false)
})

it('nobody can be given a level of events, and events give no level of marketing', () => {
  expect(moduleKeys).toContain('eventos')
  expect(grantableModules).not.toContain('eventos')
  expect(can(holder('eventos:gestor'), 'marketing', 'read')).toBe(false)
  expect(can(holder('eventos:gestor'), 'eventos', 'read')).toBe(false)
})
