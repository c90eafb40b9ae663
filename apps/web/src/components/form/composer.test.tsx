import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { mayLeave } from '@/components/shell/sign-out.ts'
import { countDrafts, draftFolder, keepDraft } from '@/lib/draft.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Composer } from './composer.tsx'
import { newRecord } from './form-identity.ts'
import { Form } from './form.tsx'
import { SignatureField } from './signature-field.tsx'

type Send = (text: string) => Promise<unknown>
const show = (onSend: Send = async () => null) =>
  renderInApp(() => <Composer keptAs="note:3" label="Nota" action="Enviar" onSend={onSend} />)
const box = () => screen.getByRole('textbox', { name: 'Nota' }) as HTMLTextAreaElement

test('what was typed into a box is there again after leaving it, and may be discarded', async () => {
  await (await show()).user.type(box(), 'Cabo rompido')
  const kept = { ...localStorage }
  cleanup()
  Object.assign(localStorage, kept)
  const { user } = await show()
  expect(box().value).toBe('Cabo rompido')
  await user.click(screen.getByRole('button', { name: 'Descartar rascunho' }))
  expect(box().value).toBe('')
  expect(countDrafts()).toBe(0)
})

test('Ctrl+Enter sends; then box and draft are empty (docs/screens.md#conversation-boxes)', async () => {
  const send = vi.fn(async () => null)
  const { user } = await show(send)
  await user.type(box(), ' Feito. {Control>}{Enter}{/Control}')
  expect(send).toHaveBeenCalledExactlyOnceWith('Feito.')
  await waitFor(() => expect(box().value).toBe(''))
  expect(countDrafts()).toBe(0)
})

test('what is typed while a text is sent stays, in its box and in its draft', async () => {
  const sent = Promise.withResolvers<null>()
  const { user } = await show(() => sent.promise)
  await user.type(box(), 'Feito.')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  await user.type(box(), ' E testado.')
  sent.resolve(null)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' }).ariaBusy).not.toBe('true'))
  expect(box().value).toBe('Feito. E testado.')
  expect(countDrafts()).toBe(1)
})

test('what is refused stays in its box and in its draft', async () => {
  const { user } = await show(() => Promise.reject(new Error('recusado')))
  await user.type(box(), 'Feito.')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(box().value).toBe('Feito.')
  expect(countDrafts()).toBe(1)
})

test('the box of the next record begins empty', async () => {
  const { user } = await renderInApp(() => {
    const [id, setId] = useState(1)
    return (
      <>
        <Composer keptAs={`note:${id}`} label="Nota" action="Enviar" onSend={async () => null} />
        <button onClick={() => setId(2)}>próximo</button>
      </>
    )
  })
  await user.type(box(), 'Do primeiro')
  await user.click(screen.getByRole('button', { name: 'próximo' }))
  expect(box().value).toBe('')
})

test('signing out says how many drafts it deletes, and asks nothing without one', async () => {
  const confirm = vi.fn(async () => null)
  expect(await mayLeave(null, confirm)).toBe(true)
  const fields = { texto: { label: 'Nota', shown: 'x', value: 'x' } }
  keepDraft(draftFolder(7, 'a'), { id: '1', version: '', fields })
  keepDraft(draftFolder(7, 'b'), { id: '1', version: '', fields })
  expect(await mayLeave(null, confirm)).toBe(false)
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: '2 rascunhos guardados neste navegador são apagados.' }),
  )
})

test('no draft keeps a drawn signature', async () => {
  const schema = z.object({ assinatura: z.array(z.array(z.array(z.number()))) })
  SVGElement.prototype.setPointerCapture ??= () => {}
  const { user } = await renderInApp(() => (
    <Form
      identity={newRecord('term')}
      schema={schema}
      defaultValues={{ assinatura: [] }}
      onSubmit={async () => 1}
    >
      <SignatureField<z.input<typeof schema>> name="assinatura" label="Assinatura" />
    </Form>
  ))
  await user.pointer([{ target: screen.getByRole('img'), keys: '[MouseLeft]' }])
  expect(screen.getByRole('img', { name: 'Assinatura desenhada' })).toBeTruthy()
  await new Promise((done) => setTimeout(done, 900))
  expect(countDrafts()).toBe(0)
})
