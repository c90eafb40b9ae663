import { expect, it } from 'vitest'
import type { AccessHolder } from '@intranet/contract/access'
import type { Needs } from '@/lib/needs.ts'
import { backTarget, type Back } from './back-target.ts'

/** The screens of this test: the hubs refuse some. */
const screens: Record<string, { title: string; needs: Needs }> = {
  '/modulos/admin': { title: 'Administração', needs: 'anyManager' },
  '/settings/home': { title: 'Configurações', needs: 'configuration' },
  '/departments/list': { title: 'Departamentos', needs: 'signedIn' },
}
const target = (matches: Parameters<typeof backTarget>[0], person: AccessHolder | null) =>
  backTarget(matches, person, (path) => screens[path])
const at = (back: Back, search = {}) => [{ staticData: { back }, params: {}, search }]
const admin = { to: '/modulos/admin', label: 'Administração' } as const
const home = { to: '/', label: 'Início' } as const
const holder = (...roles: string[]) => ({ roles, employee: true })

it.each([
  ['a seller', holder('vendas:solicitante'), home],
  ['a reader of marketing', holder('marketing:leitor'), home],
  ['a guest', null, home],
  ['a manager of sales', holder('vendas:gestor'), admin],
  ['a superadmin', holder('users:superadmin'), admin],
])('the way back to Administração leads %s where they may go', (_who, person, expected) => {
  expect(target(at(admin), person)).toEqual(expected)
})

it('who may not enter Configurações is led home from its screens', () => {
  const settings = { to: '/settings/home', label: 'Configurações' } as const
  expect(target(at(settings), holder('vendas:gestor'))).toEqual(home)
  expect(target(at(settings), holder('configuracao:gestor'))).toEqual(settings)
})

it('other ways back stay as the screen says, with the parameters they keep', () => {
  const list = { to: '/departments/list', keep: ['q'] } as const
  expect(target(at(list, { q: 'com' }), holder())).toEqual({
    to: '/departments/list?q=com',
    label: 'Departamentos',
  })
  expect(target([], holder())).toBeUndefined()
})

it('where the first target would refuse somebody, another leads back (docs/screens.md#back)', () => {
  const term = { to: '/settings/home', otherwise: { to: '/departments/list', label: 'Meus' } } as const
  expect(target(at(term), holder('vendas:gestor'))).toEqual({ to: '/departments/list', label: 'Meus' })
  expect(target(at(term), holder('configuracao:gestor'))?.to).toBe('/settings/home')
})
