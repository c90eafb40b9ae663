import { isCandidate } from '@intranet/contract/access'
import { expect, test } from 'vitest'
import { plainAddress } from '@/lib/old-address.ts'
import { iconsFor, menuEntries } from './menu.ts'

test.each([
  [360, 2],
  [500, 2],
  [501, 4],
  [700, 4],
  [800, 6],
  [900, 8],
  [1000, 9],
  [1001, 10],
])('at %i px %i icons fit', (width, icons) => {
  expect(iconsFor(width)).toBe(icons)
})

const seen = (holder: { roles: string[]; employee: boolean } | null) =>
  menuEntries.filter((entry) => entry.visible(holder)).map((entry) => entry.to)

test('a candidate sees vacancies and resume, a guest the vacancies', () => {
  expect(seen({ roles: ['user'], employee: false })).toEqual(['/careers/list', '/resume/list'])
  expect(seen(null)).toEqual(['/careers/list'])
})

test('a superadmin sees every entry, a reader of sales only that one more', () => {
  expect(seen({ roles: ['users:superadmin'], employee: true })).toHaveLength(menuEntries.length)
  expect(seen({ roles: ['vendas:leitor', 'user'], employee: false })).toContain('/sales/external/home')
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
