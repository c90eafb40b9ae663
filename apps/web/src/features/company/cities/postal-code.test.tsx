import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CepField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { openForm } from '@/test/open-form.tsx'
import { lookUpAddress } from './postal-code.ts'
import '@/test/patience.ts'

afterEach(() => vi.restoreAllMocks())

const away = 'Consulta de CEP indisponível no momento. Preencha o endereço manualmente.'

/** What the server's answer to the lookup is, in tRPC's shape. */
const answer = (httpStatus: number, message: string) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(JSON.stringify([{ error: { code: -32603, message, data: { httpStatus } } }]), {
      status: httpStatus,
      headers: { 'content-type': 'application/json' },
    }),
  )

test.each([
  ['a service that is away', () => answer(502, away), away],
  [
    'a server that does not answer',
    () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('x')),
    away,
  ],
  [
    'an unknown CEP',
    () => answer(404, 'CEP não encontrado, tente novamente'),
    'CEP não encontrado, tente novamente',
  ],
])('%s is reported at the field, and the address is typed by hand', async (_case, meet, text) => {
  meet()
  const { user } = await openForm(
    <>
      <CepField<{ telefone: string; nome: string }>
        name="telefone"
        label="CEP"
        lookup={lookUpAddress(({ address }) => ({ nome: address }))}
        clears={{}}
      />
      <TextField<{ telefone: string; nome: string }> name="nome" label="Rua" />
    </>,
  )
  await user.type(await screen.findByLabelText(/Rua/), 'Rua XV')
  await user.type(screen.getByLabelText(/CEP/), '96010000')
  const field = screen.getByLabelText(/CEP/)
  const reported = await screen.findByText(text)
  expect(field.getAttribute('aria-describedby')).toContain(reported.id)
  expect(document.querySelector('[data-slot=toast]')).toBeNull()
  expect(screen.getByLabelText(/Rua/)).toHaveProperty('value', 'Rua XV')
})
