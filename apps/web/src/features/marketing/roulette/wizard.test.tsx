import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import * as z from 'zod'
import { StepActions } from './step-actions.tsx'
import { ThemeStep } from './theme-step.tsx'

const actions = (edits: boolean) =>
  renderInApp(() => (
    <Form identity={newRecord('t')} schema={z.strictObject({})} defaultValues={{}} onSubmit={async () => {}}>
      <StepActions edits={edits} />
    </Form>
  ))
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a step is saved on signup, or left (docs/marketing.md#wizard)', async () => {
  await actions(false)
  expect(buttons()).toEqual(['Cancelar', 'Salvar'])
})

test('a step leads on in edit, with a way back (docs/marketing.md#wizard)', async () => {
  await actions(true)
  expect(buttons()).toEqual(['Voltar', 'Avançar'])
})

test.each([
  [null, 'roulette.createTheme', { id_campanha: 4 }],
  [{ id: 9, updated_at: '2026-11-20T12:00:00.000Z' }, 'roulette.updateTheme', { id: 9 }],
])('the look %j is saved by %s (docs/marketing.md#wizard)', async (theme, procedure, sent) => {
  const saved = vi.fn()
  const { calls } = answerCalls({ [procedure]: () => ({ id: 9 }) })
  const { user } = await renderInApp(() => (
    <ThemeStep
      id={4}
      theme={theme as Parameters<typeof ThemeStep>[0]['theme']}
      edits={false}
      onSave={async () => {}}
      onSaved={saved}
    />
  ))
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(calls.filter(([name]) => name.endsWith('Theme'))).toMatchObject([[procedure, sent]])
})
