import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { uncheckedAddress } from '@/lib/address.ts'
import { sectionsBeside, waysBack } from './area-sections.ts'

const section = (key: string, ...addresses: string[]) => ({
  key,
  title: key,
  cards: addresses.map((to) => ({ title: to, icon: House, to: uncheckedAddress(to) })),
})

test('a screen that two sections of an area have is beside a page once', () => {
  const sections = [section('um', '/a/list', '/b/list'), section('dois', '/a/list'), section('tres', '/c')]
  const beside = sectionsBeside(sections, ['/a/list'])
  expect(beside.sections.map(({ key, cards }) => [key, cards.length])).toEqual([
    ['um', 2],
    ['tres', 1],
  ])
  expect(beside.current?.to).toBe('/a/list')
})

test('both addresses of providers are one screen (docs/company.md#two-names-of-a-provider)', () => {
  const sections = [section('empresa', '/providers/list', '/contracting/companies/list')]
  expect(sectionsBeside(sections, ['/companies/register']).current?.to).toBe('/providers/list')
})

test('a screen far below a card is marked by it: the way back leads there', () => {
  const backs: Record<string, string> = { '/regras/edit': '/regras/list', '/regras/list': '/campanhas/list' }
  const screenAt = (path: string) => {
    const back = backs[path]
    return back
      ? { title: path, needs: 'signedIn' as const, back: { to: uncheckedAddress(back) as never } }
      : undefined
  }
  const ways = waysBack('/regras/list?id=1', screenAt)
  expect(ways).toEqual(['/regras/list?id=1', '/campanhas/list'])
  const sections = [section('um', '/campanhas/list', '/b/list')]
  expect(sectionsBeside(sections, ['/regras/edit', ...ways]).current?.to).toBe('/campanhas/list')
})

test('ways back that lead in a circle end', () => {
  const screenAt = () => ({ title: '', needs: 'signedIn' as const, back: '/a' as never })
  expect(waysBack('/a', screenAt)).toHaveLength(4)
})

test('a form below the bare part of a card belongs to where its back arrow leads', () => {
  const sections = [section('um', '/settings/list', '/access-profiles/list')]
  const at = (...paths: string[]) => sectionsBeside(sections, paths).current?.to
  expect(at('/settings/profile/edit/4', '/access-profiles/list')).toBe('/access-profiles/list')
  expect(at('/settings/register', '/settings/list')).toBe('/settings/list')
  expect(at('/settings/register', '/modulos/admin')).toBe('/settings/list')
})

test('a screen of sales is the same at both doors (docs/sales.md#two-doors)', () => {
  const sections = [section('um', '/sales/external/report/city/list', '/sales/external/home')]
  expect(sectionsBeside(sections, ['/sales/internal/report/city/details/3']).current?.to).toBe(
    '/sales/external/report/city/list',
  )
})

test('the report of missing coverage is one screen at both of its addresses', () => {
  const sections = [section('um', '/sales/internal/report/without-coverage/list', '/sales/internal/home')]
  expect(sectionsBeside(sections, ['/vendas/leads-sem-cobertura/relatorio/cidades']).current?.to).toBe(
    '/sales/internal/report/without-coverage/list',
  )
})
