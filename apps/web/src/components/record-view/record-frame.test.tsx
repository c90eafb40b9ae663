import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RecordFrame } from './record-frame.tsx'

const width = window.innerWidth
afterEach(() => {
  window.innerWidth = width
})

async function partsAt(pixels: number, beside?: ReactNode) {
  window.innerWidth = pixels
  const parts = { actions: null, facts: [], missing: <i>Falta</i>, beside }
  await renderInApp(() => (
    <RecordFrame name="DESLIGAMENTO" state={null} {...parts}>
      <i>Corpo</i>
    </RecordFrame>
  ))
  await screen.findByText('Falta')
  return [...document.querySelectorAll('i')].map(({ textContent }) => textContent)
}

test('what is missing is above the body on narrow windows', async () => {
  expect(await partsAt(360, <i>O fio</i>)).toEqual(['Falta', 'Corpo', 'O fio'])
})

test('and above what happened on wide ones', async () => {
  expect(await partsAt(1280, <i>O fio</i>)).toEqual(['Corpo', 'Falta', 'O fio'])
})

test('it is there where nothing happened', async () => {
  expect(await partsAt(1280)).toEqual(['Corpo', 'Falta'])
})
