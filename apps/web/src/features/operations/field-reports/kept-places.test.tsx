import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@intranet/contract/durations'
import { clearStorage } from '@/lib/clear-storage.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FieldReportRegisterPage } from './field-report-register-page.tsx'
import { keptPlaces, renewPlaces } from './kept-places.ts'

const places = [
  { id: 7, nome: 'Pelotas', uf: 'RS', bairros: ['Areal', 'Fragata'] },
  { id: 8, nome: 'Rio Grande', uf: 'RS', bairros: [] },
]
beforeEach(() => localStorage.clear())

describe('places on the device', () => {
  test('are read once a day, and are gone with the sign-out', async () => {
    const { calls } = answerCalls({ 'fieldReports.places': () => places })
    await renewPlaces(3)
    await renewPlaces(3)
    expect(calls).toHaveLength(1)
    expect(keptPlaces(3)).toEqual(places)
    const late = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1)
    await renewPlaces(3)
    expect(calls).toHaveLength(2)
    late.mockRestore()
    clearStorage()
    expect(keptPlaces(3)).toEqual([])
  })

  test('are nobody else’s, and what cannot be read is nothing', async () => {
    answerCalls({ 'fieldReports.places': () => places })
    await renewPlaces(3)
    expect([keptPlaces(4), keptPlaces(undefined)]).toEqual([[], []])
    localStorage.setItem('intranet:lugares', '{')
    expect(keptPlaces(3)).toEqual([])
  })
})

test('without a network the form offers them, with the districts of the chosen city', async () => {
  // Cities are not answered, nor what is chosen of them; places are read once the form is open.
  answerCalls({ 'fieldReports.places': () => places })
  await renderInApp(() => <FieldReportRegisterPage />)
  await act(() => renewPlaces(7))
  const city = await screen.findByRole('combobox', { name: /^Cidade/ })
  await userEvent.click(city)
  await userEvent.type(await screen.findByPlaceholderText('Buscar'), 'pelo')
  await userEvent.click(await screen.findByRole('option', { name: 'Pelotas/RS' }))
  await waitFor(() => expect(city.textContent).toContain('Pelotas/RS'))
  const district = screen.getByLabelText(/^Bairro/)
  const offered = document.getElementById(district.getAttribute('list')!)!
  expect([...offered.children].map((option) => option.getAttribute('value'))).toEqual(['Areal', 'Fragata'])
})
