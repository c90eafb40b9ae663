import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { QuickActions } from './quick-actions.tsx'

const opened = vi.hoisted(() => ({ screens: new Set<string>() }))
vi.mock('@/components/shell/use-screen-opens.ts', () => ({
  useScreenOpens: () => (address: string) => opened.screens.has(address),
}))
beforeEach(() => opened.screens.clear())

const shown = async (...addresses: string[]) => {
  cleanup()
  opened.screens = new Set(addresses)
  await renderInApp(() => <QuickActions />)
  await screen.findByRole('navigation', { name: 'Atalhos' })
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('leads to what the person may begin, at most four, the rarer rights first', async () => {
  const employees = ['/requests/reports/register', '/requests/vehicle/register', '/ride-employee/list']
  const all = [...employees, '/requests/equipment/register', '/compliments/register']
  expect((await shown(...all)).map(([label]) => label)).toEqual([
    'Reportar',
    'Veículo',
    'Carona',
    'Equipamento',
  ])
  expect((await shown(...all, '/incidents/register'))[0]).toEqual(['Incidente', '/incidents/register'])
  expect(await shown('/compliments/register')).toEqual([['Elogio', '/compliments/register']])
})
