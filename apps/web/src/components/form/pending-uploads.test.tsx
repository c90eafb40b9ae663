import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { openForm, save } from '@/test/open-form.tsx'
import { uploadFile } from '@/lib/upload-file.ts'
import { StoredFileField } from './stored-file-fields.tsx'
import { TextField } from './text-fields.tsx'
import '@/test/patience.ts'

vi.mock('@/lib/upload-file.ts', () => ({ uploadFile: vi.fn() }))

test('what is saved has the file: Salvar waits for it and says so', async () => {
  const arrived = Promise.withResolvers<{ id: string }>()
  vi.mocked(uploadFile).mockReturnValue(arrived.promise as never)
  const { user, onSubmit } = await openForm(
    <>
      <TextField<{ nome: string; arquivo: string }> name="nome" label="Nome" />
      <StoredFileField<{ nome: string; arquivo: string }> name="arquivo" label="Arquivo" />
    </>,
    undefined,
    z.object({ nome: z.string(), arquivo: z.string().nullish() }),
    { nome: 'Contrato', arquivo: null },
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['a'], 'contrato.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Aguarde o envio do arquivo.')).toBeTruthy()
  expect((await save()).ariaBusy ?? (await save()).getAttribute('aria-busy')).toBe('true')
  await user.click(await save())
  // As by a button of a screen's own.
  fireEvent.submit(document.querySelector('form')!)
  await new Promise(requestAnimationFrame)
  expect(onSubmit).not.toHaveBeenCalled()
  arrived.resolve({ id: 'f1' })
  await waitFor(() => expect(screen.queryByText('Aguarde o envio do arquivo.')).toBeNull())
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), '{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ nome: 'Contrato', arquivo: 'f1' }))
})

test('a file that could not be sent holds nothing back', async () => {
  vi.mocked(uploadFile).mockRejectedValue(new Error('O arquivo não foi aceito.'))
  const { user, onSubmit } = await openForm(
    <StoredFileField<{ nome: string; arquivo: string }> name="arquivo" label="Arquivo" />,
    undefined,
    z.object({ arquivo: z.string().nullish() }),
    { arquivo: null },
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['a'], 'contrato.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(screen.queryByText('Aguarde o envio do arquivo.')).toBeNull())
  await user.click(await save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})
