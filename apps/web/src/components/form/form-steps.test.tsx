import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Button } from '@/components/ui/button.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FormActions } from './form-actions.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { TextField } from './text-fields.tsx'

const schema = z.object({ nome: z.string(), cidade: z.string() })

function TwoSteps() {
  const [step, setStep] = useState(0)
  return (
    <Form
      identity={newRecord('dois-passos')}
      step={step}
      onStep={setStep}
      schema={schema}
      defaultValues={{ nome: '', cidade: '' }}
      onSubmit={vi.fn(async () => undefined)}
    >
      {step === 0 ? <TextField name="nome" label="Nome" /> : <TextField name="cidade" label="Cidade" />}
      <Button onClick={() => setStep(1)}>Próxima etapa</Button>
      <FormActions />
    </Form>
  )
}

async function atStepTwo() {
  const app = await renderInApp(() => <TwoSteps />)
  await app.user.type(await screen.findByLabelText('Nome'), 'Ana')
  await app.user.click(screen.getByRole('button', { name: 'Próxima etapa' }))
  await screen.findByLabelText('Cidade')
  const { history } = app.router
  // The history of tests asks nobody before it goes back; the browser's asks like this, one after the other.
  const ask = async () => {
    const from = {
      currentLocation: history.location,
      nextLocation: { ...history.location, pathname: '/antes' },
    }
    for (const { blockerFn } of history._getBlockers())
      if (await blockerFn({ ...from, action: 'BACK' })) return 'stays'
    return 'leaves'
  }
  return { ...app, ask }
}

test('the browser’s Back goes one step back, with what was typed; then it leaves, and asks before', async () => {
  const { ask, user } = await atStepTwo()
  await act(async () => expect(await ask()).toBe('stays'))
  expect(await screen.findByLabelText('Nome')).toHaveProperty('value', 'Ana')
  const left = ask()
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  expect(await left).toBe('leaves')
})

test('once saved, Back is the page before and no step', async () => {
  const { user, ask } = await atStepTwo()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('página anterior')
  expect(await ask()).toBe('leaves')
})
