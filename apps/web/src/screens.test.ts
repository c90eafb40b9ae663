import { grantableModules, levels, SUPERADMIN, type Level, type ModuleKey } from '@intranet/contract/access'
import { paletteKinds } from '@intranet/contract/home/today'
import { createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { areaNames, type AreaKey } from '@/components/shell/area-names.ts'
import { frames, type HubKey } from '@/components/shell/hubs.ts'
import { features, screens } from './screens.ts'
import { opens } from '@/lib/needs.ts'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({
  routeTree,
  context: { queryClient: undefined as never, screens: async () => screens },
})
const hubs = Object.keys(frames) as HubKey[]
const areas = Object.keys(areaNames) as AreaKey[]

it('every card leads to a screen that is built', () => {
  const cards = hubs.flatMap(screens.hub).flatMap((section) => section.cards)
  expect(cards.filter(({ to }) => !router.getMatchedRoutes(to)[2]).map(({ to }) => to)).toEqual([])
  expect(cards.length).toBeGreaterThan(80)
})

const seenBy = (hub: HubKey, module: ModuleKey, level: Level) => {
  const holder = { roles: ['user', `${module}:${level}`], employee: true }
  return screens
    .hub(hub)
    .flatMap(({ cards }) => cards)
    .filter(({ to, visible }) => {
      const needs = router.getMatchedRoutes(to)[2]?.options.staticData?.needs
      return needs && opens(needs, holder) && (visible?.(holder) ?? true)
    })
    .map(({ to }) => to)
}

// What these two manage is of the home page and the bell, which have no screens of managers.
const withoutScreens: readonly ModuleKey[] = ['pagina_inicial', 'notificacao']

it('who manages a module finds a card of it in Administração (docs/screens.md#hubs)', () => {
  const managed = grantableModules.filter((module) => !withoutScreens.includes(module))
  expect(managed.filter((module) => seenBy('admin', module, 'gestor').length === 0)).toEqual([])
})

it('who reads prices, customers, coverage or the blacklist without managing sales finds them in their hub', () => {
  const consulted = ['/pricing/list', '/sales/internal/customers/list', '/sales/internal/coverage/list']
  expect(seenBy('external', 'vendas', 'leitor')).toEqual(expect.arrayContaining(consulted))
  expect(seenBy('service', 'precificacao', 'leitor')).toContain('/pricing/list')
  expect(seenBy('service', 'blacklist', 'leitor')).toContain('/blacklist/list')
  expect(seenBy('marketing', 'marketing', 'leitor')).toContain('/marketing/events/list')
})

it('no card leads to the results of a campaign, whose list does (docs/sales.md#results-of-a-campaign)', () => {
  const addresses = features.flatMap(({ cards = [] }) => cards).map(({ to }) => to.split('?')[0])
  expect(addresses).not.toContain('/marketing/results-campaigns/list')
})

it('no two cards of a section claim one place', () => {
  const places = features
    .flatMap(({ cards = [] }) => cards)
    .flatMap(({ on }) => Object.entries(on).map(([section, place]) => `${section} ${place}`))
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

it('every kind of record that the search box finds says how it is called and where it opens', () => {
  expect(Object.keys(screens.found).toSorted()).toEqual(paletteKinds.toSorted())
})

it.each([
  ['a superadmin', { roles: [SUPERADMIN], employee: true }],
  [
    'a manager',
    { roles: ['rh:gestor', 'vendas:gestor', 'novidades:gestor', 'configuracao:gestor'], employee: true },
  ],
  ['an employee', { roles: ['user'], employee: true }],
])('no two cards lead %s to one page under two names', (_, holder) => {
  const cards = areas
    .flatMap((area) => screens.area(area, holder))
    .flatMap((section) => section.cards)
    .filter((card) => card.visible?.(holder) ?? true)
  const names = Map.groupBy(cards, (card) => card.to)
  const twice = [...names].map(([to, same]) => [to, [...new Set(same.map(({ title }) => title))]])
  expect(twice.filter(([, titles]) => titles!.length > 1)).toEqual([])
})

it('who sees each card, by the levels that show it', () => {
  const levelsOf = grantableModules.flatMap((key) => levels.map((level) => `${key}:${level}`))
  const people = ['user', ...levelsOf]
  const reported = features
    .flatMap(({ cards = [] }) => cards)
    .map(({ to, title, visible }) => {
      const seen = people.filter(
        (role) => visible?.({ roles: [...new Set(['user', role])], employee: true }) ?? true,
      )
      const others = people.filter((role) => !seen.includes(role))
      const most = ['everybody', ...(others.length ? ['but', ...others] : [])]
      return `${to} ${title}: ${(others.length < seen.length ? most : seen).join(' ')}`
    })
  expect(reported.toSorted()).toMatchSnapshot()
})
