import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { uploadFile } from '@/lib/upload-file.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ImportFormPage } from './import-form-page.tsx'

vi.mock('@/lib/upload-file.ts', () => ({
  uploadFile: vi.fn(async () => ({ id: '9e4b2f3c-0c1d-4e5f-8a6b-7c8d9e0f1a2b' })),
}))

test('a spreadsheet goes where imports are kept, once chosen', async () => {
  serverAnswers({ 'providers.options': () => [] })
  const { user } = await renderInApp(() => <ImportFormPage />)
  const sheet = new File(['nome;cpf'], 'leads.csv', { type: 'text/csv' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, sheet)
  expect(await screen.findByText(/leads\.csv/)).toBeTruthy()
  expect(uploadFile).toHaveBeenCalledWith(sheet, 'importacoes')
})

test('an import whose reading does not begin is made once, and its page is next', async () => {
  const { calls } = answerCalls({
    'providers.options': () => [{ id: 2, nome: 'Vetorial', sistema: 'vetorial' }],
    'salesCampaigns.options': () => [{ id: 3, nome: 'Feira' }],
    'salesChannels.options': () => [{ id: 4, nome: 'Panfleto' }],
    'leadImports.create': () => [{ id: 9 }],
  })
  const { user, router } = await renderInApp(() => <ImportFormPage />)
  for (const [label, option] of [
    ['Provedor', 'Vetorial'],
    ['Campanha', 'Feira'],
    ['Canal', 'Panfleto'],
  ] as const) {
    await user.click(await screen.findByLabelText(new RegExp(label)))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  const sheet = new File(['nome;cpf'], 'leads.csv', { type: 'text/csv' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, sheet)
  await screen.findByText(/leads\.csv/)
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: 9 }))
  const writes = calls.filter(([name]) => name === 'leadImports.create' || name === 'leadImports.read')
  expect(writes.map(([name]) => name)).toEqual(['leadImports.create', 'leadImports.read'])
})
