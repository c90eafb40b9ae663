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

test('leads to what the person may begin, at most eight, the rarer rights first', async () => {
  const employees = ['/requests/reports/register', '/requests/vehicle/register', '/ride-employee/list']
  const others = ['/requests/equipment/register', '/incidents/network', '/compliments/register']
  const all = [...employees, ...others, '/calendar?novo=true']
  const labels = async (...addresses: string[]) => (await shown(...addresses)).map(([label]) => label)
  const everybody = ['Reportar', 'Veículo', 'Carona', 'Equipamento', 'Rede', 'Elogio', 'Evento']
  expect(await labels(...all)).toEqual(everybody)
  expect(await labels(...all, '/incidents/register', '/leads/external/register')).toEqual([
    'Incidente',
    'Lead',
    ...everybody.slice(0, 6),
  ])
  expect(await shown('/compliments/register')).toEqual([['Elogio', '/compliments/register']])
})
