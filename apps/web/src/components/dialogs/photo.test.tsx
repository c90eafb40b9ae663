import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Photo } from './photo.tsx'

test('a small picture opens large, and closes', async () => {
  await renderInApp(() => <Photo id="foto-1" alt="Foto 1 da saída" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ampliar Foto 1 da saída' }))
  const dialog = await screen.findByRole('dialog', { name: 'Foto 1 da saída' })
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/files/foto-1')
  await userEvent.click(within(dialog).getByText('Fechar'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
