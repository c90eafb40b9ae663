import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copyLink } from '@/features/sales/tracking-links/copy-link.ts'
import { copyText } from '@/lib/copy-text.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Uncopied } from './uncopied.tsx'

const link = 'https://intranet.example/r/abc'
const refuse = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))

test.each([
  ['a text', () => copyText(link, 'Copiado.')],
  ['a link', () => copyLink(link)],
])('%s that nobody may copy is shown selected, with its QR code', async (_, copy) => {
  const { user } = await renderInApp(() => <Uncopied />)
  refuse()
  await copy()
  const box = (await screen.findByRole('textbox', { name: 'Texto a copiar' })) as HTMLTextAreaElement
  expect(box.value).toBe(link)
  await waitFor(() => expect(box.selectionEnd - box.selectionStart).toBe(link.length))
  expect(await screen.findByRole('img', { name: `QR code de ${link}` })).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is no link has no QR code', async () => {
  await renderInApp(() => <Uncopied />)
  refuse()
  await copyText('34191.79001', 'Copiado.')
  expect(await screen.findByRole('dialog', { name: 'Copie daqui' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a page without the shell says it in a notice', async () => {
  await renderInApp(() => <p>página</p>)
  refuse()
  await copyText(link, 'Copiado.')
  expect(await screen.findByText('O navegador não permitiu copiar.')).toBeTruthy()
})
