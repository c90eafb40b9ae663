import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { clearStorage } from '@/lib/clear-storage.ts'
import {
  event,
  Fields,
  kept,
  keptText,
  open,
  schema,
  title,
  type Values,
  version,
} from '@/test/draft-form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Form } from './form.tsx'
import { FormActions } from './form-actions.tsx'
import { newRecord } from './form-identity.ts'

test('a save removes its own draft and no other of the same record', async () => {
  const { user } = await open({ identity: newRecord('event') })
  await user.type(await title(), 'Deste lado')
  await waitFor(() => expect(kept()).toHaveLength(1))
  const other = `${kept()[0]}x`
  const fields = { titulo: { label: 'Título', shown: 'Do outro', value: 'Do outro' } }
  localStorage.setItem(other, JSON.stringify({ savedAt: Date.now(), version: 'x', fields }))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('página anterior')
  expect(kept()).toEqual([other])
})

test('a form that stays after saving keeps no draft of what is saved, and guards what is typed next', async () => {
  const onSubmit = vi.fn(async () => 1)
  const { user, router } = await open({
    identity: event(1),
    values: { titulo: 'Um' },
    onSubmit,
    stays: true,
  })
  const save = async (titulo: string) => {
    await waitFor(() => expect(keptText()).toContain(titulo))
    const button = await screen.findByRole('button', { name: 'Salvar' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    await user.click(button)
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ titulo })))
    await waitFor(() => expect(kept()).toEqual([]))
  }
  await user.type(await title(), ' dois')
  await save('Um dois')
  // What still waits to be kept is kept now.
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual([])
  await user.type(await title(), ' três')
  void router.navigate({ to: '/antes' } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.pathname).toBe('/tela')
  await save('Um dois três')
  await router.navigate({ to: '/antes' } as never)
  expect(router.state.location.pathname).toBe('/antes')
})

test('signing out on purpose leaves nothing behind, not even of a form that is still open', async () => {
  const { user } = await open({ identity: event(1) })
  await user.type(await title(), 'Ainda aberto')
  clearStorage()
  cleanup()
  expect(kept()).toEqual([])
})

test('a record that comes back while its save is under way is not offered its own draft', async () => {
  let finish = () => {}
  const onSubmit = () => new Promise((done) => (finish = () => done(1)))
  function Page() {
    const [record, setRecord] = useState<Values & { v: string }>({ titulo: 'Antes', v: version.one })
    // The server capitalises: what comes back is not what was typed.
    const read = () => setRecord({ titulo: 'ANTES E DEPOIS', v: version.two })
    return (
      <Form
        key={record.v}
        identity={event(1, record.v)}
        schema={schema}
        defaultValues={{ titulo: record.titulo }}
        onSubmit={onSubmit}
        onSaved={() => {}}
      >
        <Fields />
        <button type="button" onClick={read}>
          reler
        </button>
        <FormActions />
      </Form>
    )
  }
  const { user } = await renderInApp(Page)
  await user.type(await title(), ' e depois')
  await waitFor(() => expect(kept()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await user.click(screen.getByRole('button', { name: 'reler' }))
  await waitFor(async () => expect((await title()).value).toBe('ANTES E DEPOIS'))
  finish()
  await waitFor(() => expect(kept()).toEqual([]))
  expect(screen.queryByRole('status', { name: 'Alterações não salvas' })).toBeNull()
})
