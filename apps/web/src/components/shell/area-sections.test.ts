import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { uncheckedAddress } from '@/lib/address.ts'
import { sectionsBeside } from './area-sections.ts'

const section = (key: string, ...addresses: string[]) => ({
  key,
  title: key,
  cards: addresses.map((to) => ({ title: to, icon: House, to: uncheckedAddress(to) })),
})

test('a screen that two sections of an area have stands beside a page once', () => {
  const sections = [section('um', '/a/list', '/b/list'), section('dois', '/a/list'), section('tres', '/c')]
  const beside = sectionsBeside(sections, ['/a/list'])
  expect(beside.sections.map(({ key, cards }) => [key, cards.length])).toEqual([
    ['um', 2],
    ['tres', 1],
  ])
  expect(beside.current?.to).toBe('/a/list')
})
