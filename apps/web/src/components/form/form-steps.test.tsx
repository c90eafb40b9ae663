import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Button } from '@/components/ui/button.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { withoutTls } from '@/test/without-tls.ts'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useFormSteps } from '@/components/steps/use-form-steps.ts'

const schema = z.object({ nome: z.string(), cidade: z.string() })
type Values = z.input<typeof schema>

const names = [{ key: 'pessoa' }, { key: 'lugar' }] as const

function TwoSteps() {
  const steps = useFormSteps(names)
  return (
    <Form
      identity={newRecord('dois-passos')}
      steps={steps}
      schema={schema}
      defaultValues={{ nome: '', cidade: '' }}
      onSubmit={async () => undefined}
    >
      {steps.step === 'pessoa' ? (
        <TextField<Values> name="nome" label="Nome" />
      ) : (
        <TextField<Values> name="cidade" label="Cidade" />
      )}
      <Button variant="outline" cooldown={false} onClick={() => steps.go('lugar')}>
        Próxima etapa
      </Button>
      <Button variant="outline" cooldown={false} onClick={() => steps.go('pessoa')}>
        Voltar
      </Button>
      <FormActions />
    </Form>
  )
}

async function atStepTwo() {
  const app = await renderInApp(() => <TwoSteps />)
  await app.user.type(await screen.findByLabelText('Nome'), 'Ana')
  await app.user.click(screen.getByRole('button', { name: 'Próxima etapa' }))
  await screen.findByLabelText('Cidade')
  const back = () => act(async () => app.router.history.back())
  return { ...app, back }
}

test('steps walk on an address without TLS', async () => {
  withoutTls()
  await atStepTwo()
})

test('the browser’s Back goes one step back, with what was typed; then it leaves', async () => {
  const { router, back } = await atStepTwo()
  await back()
  expect(await screen.findByLabelText('Nome')).toHaveProperty('value', 'Ana')
  expect(router.state.location.pathname).toBe('/tela')
  await back()
  await screen.findByText('página anterior')
})

test('a step that was gone back to by its button is not led to again by Back', async () => {
  const { user, back } = await atStepTwo()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  await screen.findByLabelText('Nome')
  await back()
  await screen.findByText('página anterior')
})

test('once saved, the page before is one step away, and no step of the form is left', async () => {
  const { user, router } = await atStepTwo()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('página anterior')
  expect(router.history.location.state.__TSR_index).toBe(0)
})

test('anyone who comes back to the page from elsewhere begins with its first step, and Back leaves', async () => {
  const { router, back } = await atStepTwo()
  await act(async () => router.history.push('/antes', undefined, { ignoreBlocker: true }))
  await screen.findByText('página anterior')
  await back()
  await screen.findByLabelText('Nome')
  await vi.waitFor(() => expect(router.history.location.state.__TSR_index).toBe(1))
})
