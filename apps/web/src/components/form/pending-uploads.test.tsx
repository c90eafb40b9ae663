import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { openForm, save } from '@/test/open-form.tsx'
import { uploadFile } from '@/lib/upload-file.ts'
import { keepPhoto } from '@/lib/unsent/waiting-photos.ts'
import { CvField } from '@/features/careers/public/cv-field.tsx'
import { GuestFiles, type GuestFile } from '@/features/marketing/sponsorship/guest-files.tsx'
import { StoredFileField, StoredFilesField } from './stored-file-fields.tsx'
import { StoredImagesField } from './stored-image-field.tsx'
import { WaitingImagesField } from './waiting-images-field.tsx'
import { TextField } from './text-fields.tsx'
import '@/test/patience.ts'

vi.mock('@/lib/upload-file.ts', () => ({ uploadFile: vi.fn() }))
vi.mock('@/lib/unsent/waiting-photos.ts', () => ({ keepPhoto: vi.fn() }))
vi.mock('@/lib/unsent/use-waiting-photo.ts', () => ({ useWaitingPhoto: () => 'blob:foto' }))

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

test('a CV goes where CVs are kept, once chosen', async () => {
  vi.mocked(uploadFile).mockResolvedValue({ id: 'f9' })
  const { user, onSubmit } = await openForm(
    <CvField<{ arquivo: string }> name="arquivo" label="Currículo" />,
    undefined,
    z.object({ arquivo: z.string().nullish() }),
    { arquivo: null },
  )
  const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, cv)
  expect(await screen.findByText('cv.pdf')).toBeTruthy()
  expect(uploadFile).toHaveBeenLastCalledWith(cv, 'curriculos')
  await user.click(await save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ arquivo: 'f9' }))
})

interface Several {
  arquivos: string[]
}

/** What guests send is beside the form's values. */
function Guests() {
  const [files, setFiles] = useState<GuestFile[]>([
    { id: 'a', nome: 'um' },
    { id: 'b', nome: 'dois' },
  ])
  return (
    <>
      <GuestFiles
        label="Arquivos"
        photos
        max={4}
        files={files}
        token={async () => 'um-token'}
        onChange={setFiles}
      />
      <p>{files.map(({ id }) => id).join()}</p>
    </>
  )
}

test.each([
  ['images', () => <StoredImagesField<Several> name="arquivos" label="Arquivos" max={4} />],
  ['documents', () => <StoredFilesField<Several> name="arquivos" label="Arquivos" max={4} saved={[]} />],
  ['photos that wait', () => <WaitingImagesField<Several> name="arquivos" label="Arquivos" max={4} />],
  ['files of a guest', () => <Guests />],
])(
  '%s: one that is removed meanwhile stays away, and those beyond the most are named',
  async (kind, fieldsOf) => {
    const arrived = Promise.withResolvers<void>()
    const ids = ['c', 'd']
    vi.mocked(keepPhoto).mockImplementation(async () => arrived.promise.then(() => ids.shift()!))
    vi.mocked(uploadFile).mockImplementation(async () => arrived.promise.then(() => ({ id: ids.shift()! })))
    URL.createObjectURL = () => 'blob:foto'
    URL.revokeObjectURL = () => undefined
    const { user, onSubmit } = await openForm(
      fieldsOf(),
      undefined,
      z.object({ arquivos: z.array(z.string()) }),
      { arquivos: ['a', 'b'] },
    )
    const photo = new File(['a'], 'foto.png', { type: 'image/png' })
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')
    await user.upload(inputs[0]!, [photo, photo, photo])
    expect(await screen.findByText('Aguarde o envio do arquivo.')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: /^Remover/ })[0]!)
    arrived.resolve()
    expect(await screen.findByText('1 arquivo ficou de fora: o limite foi atingido.')).toBeTruthy()
    if (kind === 'files of a guest') return void screen.getByText('b,c,d')
    await user.click(await save())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ arquivos: ['b', 'c', 'd'] }))
  },
)
