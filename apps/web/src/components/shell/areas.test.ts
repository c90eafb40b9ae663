import { SUPERADMIN } from '@intranet/contract/access'
import { expect, it } from 'vitest'
import { areaNames } from './area-names.ts'
import { allSections } from './area-sections.ts'
import { areas } from './areas.ts'

it('every area is named as the crumb names it', () => {
  expect(Object.fromEntries(Object.entries(areas).map(([key, { name }]) => [key, name]))).toEqual(areaNames)
})

it.each([
  ['a superadmin', { roles: [SUPERADMIN], employee: true }],
  [
    'a manager',
    { roles: ['rh:gestor', 'vendas:gestor', 'novidades:gestor', 'configuracao:gestor'], employee: true },
  ],
  ['an employee', { roles: ['user'], employee: true }],
])('no two cards lead %s to one page under two names', (_, holder) => {
  const cards = Object.values(areas)
    .flatMap(allSections)
    .flatMap((section) => section.cards)
    .filter((card) => card.visible(holder))
  const names = Map.groupBy(cards, (card) => card.to)
  const twice = [...names].map(([to, same]) => [to, [...new Set(same.map(({ title }) => title))]])
  expect(twice.filter(([, titles]) => titles!.length > 1)).toEqual([])
})
