import { isCandidate } from '@intranet/contract/access'
import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { plainAddress } from '@/lib/old-address.ts'
import { opens } from '@/lib/needs.ts'
import { routeTree } from '@/routeTree.gen.ts'
import { areaNames } from './area-names.ts'
import { iconsFor, isBelow, menuOf } from './menu.ts'

test.each([
  [360, 2],
  [500, 2],
  [501, 4],
  [700, 4],
  [800, 6],
  [900, 8],
  [1000, 9],
  [1001, 10],
])('at %i px %i icons fit (docs/screens.md#menu-icons)', (width, icons) => {
  expect(iconsFor(width)).toBe(icons)
})

const router = createRouter({
  routeTree,
  context: { queryClient: undefined as never, screens: undefined as never },
})
const entries = menuOf(Object.values(router.routesByPath))
const openTo = (holder: { roles: string[]; employee: boolean } | null) =>
  entries
    .filter(({ to, visible }) => {
      const needs = router.getMatchedRoutes(to)[2]?.options.staticData.needs
      return needs && opens(needs, holder) && (visible?.(holder) ?? true)
    })
    .map(({ to }) => to)

test('the entries stand in the documented order, each lighting up for what is below it', () => {
  expect(entries.map(({ to, root }) => [to, root])).toEqual([
    ['/news/list', '/news'],
    ['/employee-handbook/view', '/employee-handbook'],
    ['/human-resources', '/human-resources'],
    ['/requests/home', '/requests'],
    ['/sales/external/home', '/sales'],
    ['/marketing/home', '/marketing'],
    ['/operations/home', '/operations'],
    ['/service/home', '/service'],
    ['/faq/search/noparms', '/faq'],
    ['/careers/list', '/careers'],
    ['/resume/list', '/resume'],
  ])
})

test('five entries lead to an area, whose other screens light them by its name (docs/operations.md#the-way-in)', () => {
  const names: string[] = Object.values(areaNames)
  expect(entries.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([
    'RH',
    'Vendas',
    'Marketing',
    'Operações',
    'Atendimento',
  ])
})

test('a superadmin sees every entry, an external seller sales, a candidate the vacancies, a guest none (docs/screens.md#menu)', () => {
  expect(openTo({ roles: ['users:superadmin'], employee: true })).toHaveLength(entries.length)
  expect(openTo({ roles: ['vendas:leitor', 'user'], employee: false })).toEqual([
    '/sales/external/home',
    '/careers/list',
    '/resume/list',
  ])
  expect(openTo({ roles: ['user'], employee: false })).toEqual(['/careers/list', '/resume/list'])
  expect(openTo(null)).toEqual([])
})

test('old addresses lose their "#"', () => {
  expect(plainAddress('#/news/list?x=1')).toBe('/news/list?x=1')
  expect(plainAddress('#secao')).toBeNull()
})

test('who sells for the group is no candidate, employee or not', () => {
  expect(isCandidate({ roles: ['user'], employee: false })).toBe(true)
  expect(isCandidate({ roles: ['vendas:solicitante', 'user'], employee: false })).toBe(false)
  expect(isCandidate({ roles: ['user'], employee: true })).toBe(false)
  expect(isCandidate(null)).toBe(false)
})

test.each([
  ['/faq', '/faq/search/noparms'],
  ['/faq/edit/1', '/faq/search/noparms'],
  ['/faq-categories/list', '/faq/search/noparms'],
  ['/home/vacancy', '/careers/list'],
  ['/resources', undefined],
])('%s lights %s', (path, to) => {
  expect(entries.find((entry) => isBelow(entry, path))?.to).toBe(to)
})
