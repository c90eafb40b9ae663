import { expect, it } from 'vitest'
import { areas } from './areas.ts'
import { backTarget, type Back } from './back-target.ts'

const at = (back: Back, search = {}) => [{ staticData: { back }, params: {}, search }]
const admin = { to: '/modulos/admin', label: 'Administração' }
const home = { to: '/', label: 'Início' }
const holder = (...roles: string[]) => ({ roles, employee: true })

it.each([
  ['a seller', holder('vendas:solicitante'), home],
  ['a reader of marketing', holder('marketing:leitor'), home],
  ['a guest', null, home],
  ['a manager of sales', holder('vendas:gestor'), admin],
  ['a superadmin', holder('users:superadmin'), admin],
])('the way back to Administração leads %s where they may go', (_who, person, target) => {
  expect(backTarget(at(admin), person)).toEqual(target)
})

it('who may not enter Configurações is led home from its screens', () => {
  const settings = { to: areas.settings!.to, label: 'Configurações' }
  expect(backTarget(at(settings), holder('vendas:gestor'))).toEqual(home)
  expect(backTarget(at(settings), holder('configuracao:gestor'))).toEqual(settings)
})

it('other ways back stay as the screen says, with the parameters they keep', () => {
  const list = { to: '/departments/list', label: 'Departamentos', keep: ['q'] }
  expect(backTarget(at(list, { q: 'com' }), holder())).toEqual({
    to: '/departments/list?q=com',
    label: 'Departamentos',
  })
  expect(backTarget([], holder())).toBeUndefined()
})
