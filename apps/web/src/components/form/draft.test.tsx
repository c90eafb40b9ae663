import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import {
  event,
  Fields,
  kept,
  keptText,
  open,
  schema,
  title,
  typeAndLeave,
  version,
} from '@/test/draft-form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Form } from './form.tsx'
import { newRecord } from './form-identity.ts'

test('the draft of one record never is in the form of another at the same address', async () => {
  await typeAndLeave({ identity: event(1), values: { titulo: 'Reunião A' } }, 'Título de A')
  await open({ identity: event(2), values: { titulo: 'Reunião B' } })
  expect((await title()).value).toBe('Reunião B')
  cleanup()
  await open({ identity: event(1), values: { titulo: 'Reunião A' } })
  await waitFor(async () => expect((await title()).value).toBe('Título de A'))
})

test('another record at the same address opens another form', async () => {
  function Page() {
    const [id, setId] = useState(1)
    return (
      <Form
        identity={event(id)}
        schema={schema}
        defaultValues={{ titulo: `Evento ${id}` }}
        onSubmit={vi.fn()}
      >
        <Fields />
        <button type="button" onClick={() => setId(2)}>
          outro
        </button>
      </Form>
    )
  }
  const { user } = await renderInApp(Page)
  expect((await title()).value).toBe('Evento 1')
  await user.click(screen.getByRole('button', { name: 'outro' }))
  await waitFor(async () => expect((await title()).value).toBe('Evento 2'))
})

test('a new record below one parent does not get what was typed below another, nor its hidden fields', async () => {
  const onSubmit = vi.fn(async () => 1)
  await typeAndLeave({ identity: newRecord('rule', 4), values: { campanha_id: 4, titulo: '' } }, 'Regra da 4')
  expect(keptText()).not.toContain('campanha_id')
  const { user } = await open({
    identity: newRecord('rule', 5),
    values: { campanha_id: 5, titulo: '' },
    onSubmit,
  })
  await user.type(await title(), 'Regra da 5')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ campanha_id: 5, titulo: 'Regra da 5' }))
})

test('what one person typed is not shown to another', async () => {
  await typeAndLeave({ identity: event(1), person: 7 }, 'Só meu')
  await open({ identity: event(1), person: 8 })
  expect((await title()).value).toBe('')
  cleanup()
  await open({ identity: event(1), person: 7 })
  await waitFor(async () => expect((await title()).value).toBe('Só meu'))
})

test('a draft holds typed fields only: no hidden one, no password', async () => {
  const { user } = await open({
    identity: event(1),
    values: { titulo: 'Pronto', publico: 'todos', departamento: null, token: '' },
  })
  await user.click(await screen.findByRole('radio', { name: 'departamento' }))
  await user.type(await screen.findByLabelText('Departamento'), 'Comercial')
  await user.type(screen.getByLabelText('Token'), 'segredo-1')
  await waitFor(() => expect(keptText()).toContain('Comercial'))
  expect(keptText()).not.toContain('Pronto')
  expect(keptText()).not.toContain('segredo-1')
  await user.click(screen.getByRole('radio', { name: 'todos' }))
  await user.click(screen.getByRole('radio', { name: 'departamento' }))
  await user.click(screen.getByRole('radio', { name: 'todos' }))
  await user.type(await title(), ' já')
  await waitFor(() => expect(keptText()).toContain('Pronto já'))
  expect(keptText()).not.toContain('Comercial')
})

test('what another choice emptied and hid is empty again, and the notice does not name it (docs/screens.md#drafts)', async () => {
  const values = { titulo: 'Aviso', publico: 'departamento', departamento: 'Comercial', token: 'segredo' }
  const emptied = { ...values, publico: 'todos', departamento: null }
  await typeEmptied(values)
  const onSubmit = vi.fn(async () => 1)
  const again = await open({ identity: event(1), values, empties: true, onSubmit })
  expect(await screen.findByText(/^Recuperamos o que você digitou em .* \(Quem vê\)\.$/)).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(emptied))
  cleanup()
  await typeEmptied(values)
  await open({ identity: event(1, version.two), values, empties: true })
  const notice = await screen.findByRole('status', { name: 'Alterações não salvas' })
  expect(
    within(notice)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Como está'), 'Quem vêdepartamentotodos'])
})

test('a draft of which only hidden fields differ from the record is not offered', async () => {
  const values = { titulo: 'Aviso', publico: 'departamento', departamento: 'Comercial' }
  await typeEmptied(values)
  await open({ identity: event(1, version.two), values: { ...values, publico: 'todos' }, empties: true })
  await waitFor(() => expect(kept()).toEqual([]))
  expect(screen.queryByRole('status', { name: 'Alterações não salvas' })).toBeNull()
})

/** Chooses what empties and hides a field, and leaves. */
async function typeEmptied(values: Parameters<typeof open>[0]['values']) {
  const { user } = await open({ identity: event(1), values, empties: true })
  await user.click(await screen.findByRole('radio', { name: 'todos' }))
  await waitFor(() => expect(keptText()).toContain('"departamento"'))
  expect(keptText()).not.toContain('Comercial')
  cleanup()
}

test('on a newer record nothing is applied: both values are shown, and the person decides', async () => {
  const first = await open({ identity: event(1), values: { titulo: 'Reunião', nacionalidade: 'BR' } })
  await first.user.click(await screen.findByRole('combobox', { name: 'Nacionalidade' }))
  await first.user.click(await screen.findByRole('option', { name: 'Portuguesa' }))
  await waitFor(() => expect(keptText()).toContain('Portuguesa'))
  cleanup()
  const [key = ''] = kept()
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as object
  const savedAt = new Date(2026, 10, 20, 10, 42).getTime()
  vi.setSystemTime(new Date(2026, 10, 21))
  localStorage.setItem(key, JSON.stringify({ ...stored, savedAt }))
  const { user } = await open({
    identity: event(1, version.two),
    values: { titulo: 'Mudada por um colega', nacionalidade: 'BR' },
  })
  const notice = await screen.findByRole('status', { name: 'Alterações não salvas' })
  within(notice).getByText('Você tinha alterações de 20/11, 10:42 (Nacionalidade)')
  const row = within(notice).getByRole('row', { name: /Nacionalidade/ })
  expect(row.textContent).toBe('NacionalidadeBrasileiraPortuguesa')
  expect(screen.getByRole('combobox', { name: 'Nacionalidade' }).textContent).toBe('Brasileira')
  await user.click(within(notice).getByRole('button', { name: 'Aplicar' }))
  expect(screen.getByRole('combobox', { name: 'Nacionalidade' }).textContent).toBe('Portuguesa')
  expect((await title()).value).toBe('Mudada por um colega')
  expect(screen.queryByRole('status', { name: 'Alterações não salvas' })).toBeNull()
  vi.useRealTimers()
})

test('an offered draft that is discarded is gone', async () => {
  await typeAndLeave({ identity: event(1), values: { titulo: 'Antes' } }, 'Velho')
  const { user } = await open({ identity: event(1, version.two), values: { titulo: 'Depois' } })
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect((await title()).value).toBe('Depois')
  expect(kept()).toEqual([])
})

test('a draft that says what the record already holds is not offered', async () => {
  await typeAndLeave({ identity: event(1), values: { titulo: 'Antes' } }, 'Salvo sem resposta')
  await open({ identity: event(1, version.two), values: { titulo: 'Salvo sem resposta' } })
  await waitFor(() => expect(kept()).toEqual([]))
  expect(screen.queryByRole('status', { name: 'Alterações não salvas' })).toBeNull()
})

test('a new form says what it restored, and gives it up when asked', async () => {
  await typeAndLeave({ identity: newRecord('event') }, 'Meio escrito')
  const { user } = await open({ identity: newRecord('event') })
  expect(await screen.findByText(/^Recuperamos o que você digitou em .* \(Título\)\.$/)).toBeTruthy()
  expect((await title()).value).toBe('Meio escrito')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect((await title()).value).toBe('')
  await waitFor(() => expect(kept()).toEqual([]))
})

test('what was typed into a new form that began otherwise is offered, not applied', async () => {
  await typeAndLeave({ identity: newRecord('event'), values: { titulo: '', publico: 'todos' } }, 'Às dez')
  await open({ identity: newRecord('event'), values: { titulo: '', publico: 'departamento' } })
  await screen.findByText(/^Você tinha alterações de/)
  expect((await title()).value).toBe('')
})

test('another query of the same address is another place: leaving for it asks', async () => {
  const { user, router } = await open({ identity: event(1) })
  await user.type(await title(), 'Meio escrito')
  void router.navigate({ to: '/tela', search: { id: 2 } } as never)
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(router.state.location.search).not.toHaveProperty('id')
})
