import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Facts } from './facts.tsx'

test('a word that one column would break has two', async () => {
  await renderInApp(() => (
    <Facts
      rows={[
        ['E-mail', 'alexandra.ferreira@intranet.example'],
        ['Cidade', 'Pelotas'],
        ['Cargo', 'Analista de atendimento'],
      ]}
    />
  ))
  const wide = async (text: string) =>
    (await screen.findByText(text)).parentElement!.className.includes('col-span')
  expect([await wide('alexandra.ferreira@intranet.example'), await wide('Pelotas')]).toEqual([true, false])
  expect(await wide('Analista de atendimento')).toBe(false)
})
