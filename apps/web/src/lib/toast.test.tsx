import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Toaster from '@/components/ui/toaster.tsx'
import { toast } from './toast.ts'
import '@/test/patience.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('going on takes away what went wrong, but not what has only just been said', async () => {
  render(<Toaster />)
  const now = vi.spyOn(Date, 'now')
  now.mockReturnValue(10_000)
  toast.error('Preencha todos os campos obrigatórios!')
  await screen.findByText('Preencha todos os campos obrigatórios!')
  now.mockReturnValue(11_500)
  toast.error('Sua sessão terminou. Entre novamente.')
  await screen.findByText('Sua sessão terminou. Entre novamente.')
  now.mockReturnValue(11_600)
  toast.endErrors(1000)
  await waitFor(() => expect(screen.queryByText('Preencha todos os campos obrigatórios!')).toBeNull())
  expect(screen.getByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  toast.endErrors()
  await waitFor(() => expect(screen.queryByText('Sua sessão terminou. Entre novamente.')).toBeNull())
})

test('a success takes the place of what was before it, but not of a notice that stays longer', async () => {
  render(<Toaster />)
  toast.error('Preencha todos os campos obrigatórios!')
  await screen.findByText('Preencha todos os campos obrigatórios!')
  toast.success('Marina mudou Telefone às 10:42; os dois ficam.', 8000)
  toast.success('Dados atualizados com sucesso!')
  await waitFor(() => expect(screen.queryByText('Preencha todos os campos obrigatórios!')).toBeNull())
  expect(await screen.findByText('Dados atualizados com sucesso!')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.getByText('Marina mudou Telefone às 10:42; os dois ficam.')).toBeTruthy()
  toast.success('Registro excluído.')
  await waitFor(() => expect(screen.queryByText('Dados atualizados com sucesso!')).toBeNull())
  expect(screen.getByText('Registro excluído.')).toBeTruthy()
  toast.success('Marina mudou Telefone às 10:42; os dois ficam.', 8000)
  await waitFor(() => expect(screen.queryByText('Registro excluído.')).toBeNull())
  await waitFor(() =>
    expect(screen.getAllByText('Marina mudou Telefone às 10:42; os dois ficam.')).toHaveLength(1),
  )
})

test('a notice that is shown moves when a bar of buttons comes under it (docs/screens.md#notices)', async () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 740)
  render(<Toaster />)
  toast.success('Registro salvo.')
  const place = async () => {
    const shown = await screen.findByText('Registro salvo.')
    return shown.closest('[data-sonner-toast]')?.getAttribute('data-y-position')
  }
  expect(await place()).toBe('bottom')
  const bar = document.createElement('div')
  bar.setAttribute('role', 'toolbar')
  const act = document.createElement('button')
  vi.spyOn(act, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 560, 100, 40))
  bar.append(act)
  document.body.append(bar)
  await waitFor(async () => expect(await place()).toBe('top'))
  bar.remove()
  await waitFor(async () => expect(await place()).toBe('bottom'))
  vi.unstubAllGlobals()
})
