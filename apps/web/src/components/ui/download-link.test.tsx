import { file } from '@intranet/contract/messages/files'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MenuButton } from '@/components/table/menu-button.tsx'
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
  const reported = vi.spyOn(toast, 'error')
  render(<DownloadLink href="/files/1">Baixar</DownloadLink>)
  await userEvent.click(screen.getByRole('link', { name: 'Baixar' }))
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(file.downloadDenied))
})

test('a file of a menu that does not arrive says so too, and the menu closes', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 500 })))
  const reported = vi.spyOn(toast, 'error')
  render(
    <MenuButton actions={[{ label: 'Planilha (CSV)', file: '/export/departments.list?formato=csv' }]}>
      Exportar
    </MenuButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Planilha (CSV)' }))
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(file.downloadDenied))
  await vi.waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
})

test('no screen saves a file of the server by a plain link', () => {
  const source = join(import.meta.dirname, '../..')
  const files = globSync('**/*.tsx', {
    cwd: source,
    exclude: ['**/*.test.tsx', 'components/ui/download-*.tsx'],
  })
  const plain = files.flatMap((path) => {
    const links = readFileSync(join(source, path), 'utf8').match(/<a\s[^>]*?>/g) ?? []
    return links
      .filter(
        (link) =>
          /\/export\/|\sdownload[\s>]/.test(link) || (link.includes('/files/') && !link.includes('_blank')),
      )
      .map((link) => `${path}: ${link}`)
  })
  expect(plain).toEqual([])
})
