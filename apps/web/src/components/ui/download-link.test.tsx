import { file } from '@intranet/contract/messages/files'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '@/lib/toast.ts'
import { DownloadLink } from './download-link.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 403 }))],
  ['does not arrive', () => Promise.reject(new TypeError('network'))],
])('a download that %s says the documented text', async (_how, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const told = vi.spyOn(toast, 'error')
  render(<DownloadLink href="/files/1">Baixar</DownloadLink>)
  await userEvent.click(screen.getByRole('link', { name: 'Baixar' }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(file.downloadDenied))
})
