import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import EventSheet from './calendar/event-sheet.tsx'
import { RequestSheet } from '../operations/requests/request-sheet.tsx'

const gone = () => {
  throw new Refusal(404, 'Registro não encontrado')
}

test.each([
  ['calendar.get', () => <EventSheet editing={{ id: 9 }} onClose={() => {}} />],
  ['vehicleRequests.get', () => <RequestSheet id={9} onClose={() => {}} />],
] as const)('a drawer of a calendar says that its record is missing: %s', async (procedure, Drawer) => {
  serverAnswers({ [procedure]: gone })
  await renderInApp(Drawer)
  expect(await within(await screen.findByRole('dialog')).findByText(/não encontrad/i)).toBeTruthy()
})
