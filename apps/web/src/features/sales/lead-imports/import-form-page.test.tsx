import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { uploadFile } from '@/lib/upload-file.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ImportFormPage } from './import-form-page.tsx'

vi.mock('@/lib/upload-file.ts', () => ({ uploadFile: vi.fn(async () => ({ id: 'f1' })) }))

test('a spreadsheet goes where imports are kept, once chosen', async () => {
  serverAnswers({ 'providers.options': () => [] })
  const { user } = await renderInApp(() => <ImportFormPage />)
  const sheet = new File(['nome;cpf'], 'leads.csv', { type: 'text/csv' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, sheet)
  expect(await screen.findByText(/leads\.csv/)).toBeTruthy()
  expect(uploadFile).toHaveBeenCalledWith(sheet, 'importacoes')
})
