import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { forgetGuestDraft, GuestDraft } from './guest-draft.tsx'

function Application() {
  const form = useForm({ defaultValues: { nome: '', cpf: '', texto: '' } })
  return (
    <FormProvider {...form}>
      <GuestDraft />
      <input aria-label="Nome" {...form.register('nome')} />
      <input aria-label="CPF" {...form.register('cpf')} />
      <input aria-label="Texto" {...form.register('texto')} />
    </FormProvider>
  )
}

it('keeps a guest’s name in the tab, never the CPF, until the application is sent', async () => {
  const user = userEvent.setup()
  const first = render(<Application />)
  await user.type(first.getByLabelText('Nome'), 'Ana')
  await user.type(first.getByLabelText('CPF'), '52998224725')
  await user.type(first.getByLabelText('Texto'), 'moro em 52998224725')
  expect(JSON.stringify(sessionStorage)).toContain('Ana')
  expect(JSON.stringify(sessionStorage)).not.toContain('52998224725')
  first.unmount()
  const again = render(<Application />)
  expect(again.getByDisplayValue('Ana')).toBe(again.getByLabelText('Nome'))
  forgetGuestDraft()
  expect(sessionStorage).toHaveLength(0)
})
