import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OwnDocumentSheet } from './own-document-sheet.tsx'

const row = {
  id: 7,
  titulo: 'Código de conduta',
  categoria: 'Política interna',
  id_arquivo: '3f0f1c52-6f6b-4a53-9d6c-0d1f6f3f2a10',
  data_emissao: '2026-08-28',
  data_validade: null,
  assinado_em: null as string | null,
}

async function show(...dados: (typeof row)[]) {
  cleanup()
  const mine = vi.fn(() => ({ dados, total: dados.length, depois: null }))
  const sign = vi.fn((_input: unknown) => ({ id: 7 }))
  serverAnswers({ 'documents.mine': mine, 'documents.sign': sign })
  const { user } = await renderInApp(() => <OwnDocumentSheet id={7} onClose={vi.fn()} />)
  return { user, mine, sign }
}

test('a document is opened and signed where it is decided; a signed one says when, and is not signed again', async () => {
  const { user, mine, sign } = await show(row)
  expect((await screen.findByText('Abrir o documento')).closest('a')?.getAttribute('href')).toBe(
    `/files/${row.id_arquivo}`,
  )
  expect(screen.getByRole('heading', { name: 'Código de conduta' })).toBeTruthy()
  expect(mine).toHaveBeenCalledWith({ filtro: { id: { _eq: 7 } }, limit: 1 })
  expect(screen.queryByText('Ciência')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Declaro ciência' }))
  const question = (await screen.findByText('Declaro que recebi e li este documento.')).closest('[role]')!
  await user.click(within(question as HTMLElement).getByRole('button', { name: 'Declaro ciência' }))
  expect(sign).toHaveBeenCalledWith({ id: 7 })

  await show({ ...row, assinado_em: '2026-09-01T12:00:00.000Z' })
  expect(await screen.findByText('01/09/2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Declaro ciência' })).toBeNull()
})

test('one that is gone meanwhile says so', async () => {
  await show()
  expect(await screen.findByText('Este documento não existe mais.')).toBeTruthy()
})
