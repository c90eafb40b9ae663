import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PageHead } from './page.tsx'

const width = window.innerWidth
afterEach(() => {
  window.innerWidth = width
})

const head = () => (
  <PageHead heading="CAMPANHAS">
    <button>Envios</button>
  </PageHead>
)

test('a phone has what shows the other buttons of a head, and it says whether they are shown', async () => {
  window.innerWidth = 360
  const { user } = await renderInApp(head)
  const more = await screen.findByRole('button', { name: 'Ações' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('a wide window shows them all, and needs nothing', async () => {
  await renderInApp(head)
  await screen.findByRole('button', { name: 'Envios' })
  expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull()
})
