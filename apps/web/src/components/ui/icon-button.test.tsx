import { screen } from '@testing-library/react'
import { ArrowLeft } from 'lucide-react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { IconButton } from './icon-button.tsx'

test('a button of one icon that is off is pale and answers no hand', async () => {
  await renderInApp(() => <IconButton icon={ArrowLeft} label="Página anterior" size="row" disabled />)
  const { className } = await screen.findByRole('button', { name: 'Página anterior' })
  for (const off of ['off:opacity-40', 'off:bg-transparent', 'off:cursor-not-allowed'])
    expect(className).toContain(off)
})
