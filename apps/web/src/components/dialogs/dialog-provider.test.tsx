import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TitledSheet } from '@/components/records/record-sheet.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { type ConfirmRequest, type DialogRequest, type DialogResult, useConfirm } from './dialog-context.ts'

const answers: (DialogResult | null)[] = []

async function ask(request: DialogRequest) {
  return (await askInApp(request)).user
}

async function askInApp(request: DialogRequest) {
  answers.length = 0
  function Opener() {
    const confirm = useConfirm()
    return <button onClick={() => void confirm(request).then((answer) => answers.push(answer))}>abrir</button>
  }
  const app = await renderInApp(Opener)
  await app.user.click(await screen.findByRole('button', { name: 'abrir' }))
  await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  return app
}

const reason: ConfirmRequest = {
  title: 'Por quê?',
  input: { kind: 'textarea', label: 'Motivo', required: true },
}

test('Cancelar answers null and Confirmar answers what was typed', async () => {
  const user = await ask(reason)
  await user.type(screen.getByLabelText(/Motivo/), '  fim do contrato ')
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(answers).toEqual([{ textArea: 'fim do contrato', familiar: [], toggle: false }]))
})

test('Escape closes an untouched question, and asks before what was typed goes', async () => {
  const user = await ask(reason)
  await user.type(screen.getByLabelText(/Motivo/), 'fim')
  await user.keyboard('{Escape}')
  expect(screen.getByText('Descartar o que você escreveu?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continuar escrevendo' }))
  expect(screen.getByLabelText(/Motivo/)).toHaveProperty('value', 'fim')
  await user.clear(screen.getByLabelText(/Motivo/))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual([null]))
})

test('the cross asks too, and Descartar gives up', async () => {
  const user = await ask(reason)
  await user.type(screen.getByLabelText(/Motivo/), 'fim')
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(answers).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(answers).toEqual([null]))
})

test.each([
  ['the first answer', { kind: 'input', label: 'Fornecedor' }, /Motivo/, 'fim'],
  ['the second answer', { kind: 'input', label: 'Fornecedor' }, 'Fornecedor', 'Oficina'],
  ['the day', { kind: 'day', label: 'Dia', note: 'Vazio: hoje.' }, 'Dia', '28022026'],
] as const)('who goes on writing in %s is not asked any more', async (_, more, label, words) => {
  const user = await ask({ ...reason, more })
  await user.type(screen.getByLabelText(/Motivo/), 'fim')
  await user.keyboard('{Escape}')
  expect(screen.getByText('Descartar o que você escreveu?')).toBeTruthy()
  await user.type(screen.getByLabelText(label), words)
  expect(screen.queryByText('Descartar o que você escreveu?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(answers).toHaveLength(1))
})

test('who goes on with the names of the family is not asked any more', async () => {
  const user = await ask({ title: 'Familiares', family: true })
  const asked = () => screen.queryByText('Descartar o que você escreveu?')
  const tick = screen.getByRole('switch', { name: 'Tem familiar?' })
  await user.click(tick)
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(asked()).toBeTruthy()
  await user.type(screen.getByLabelText('Nome do familiar'), 'Marta,')
  expect(asked()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(asked()).toBeTruthy()
  await user.click(tick)
  expect(asked()).toBeNull()
})

test('Enter confirms nothing while the second answer is too long', async () => {
  const user = await ask({ title: 'Consertou?', more: { kind: 'input', label: 'Fornecedor', limit: 3 } })
  await user.type(screen.getByLabelText('Fornecedor'), 'Oficina')
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!)
  expect(answers).toEqual([])
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('closing the tab asks while a dialog has a text', async () => {
  const user = await ask(reason)
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(false)
  await user.type(screen.getByLabelText(/Motivo/), 'fim')
  expect(closing()).toBe(true)
})

test('Escape leaves a question open whose names were begun', async () => {
  const user = await ask({ title: 'Familiares', family: true })
  await user.click(screen.getByRole('switch', { name: 'Tem familiar?' }))
  await user.type(screen.getByLabelText('Nome do familiar'), 'Marta')
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('Nome do familiar')).toHaveProperty('value', 'Marta')
  expect(answers).toEqual([])
})

test('a required text does not confirm while it is empty, and the button rests as every one that acts (docs/screens.md#one-second-of-rest)', async () => {
  const user = await ask(reason)
  const button = screen.getByRole('button', { name: 'Confirmar' })
  await user.click(button)
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(answers).toEqual([null]))
})

test('above 450 characters the counter says so and Confirmar is disabled (docs/screens.md#dialogs)', async () => {
  await ask({ title: 'Por quê?', input: { kind: 'textarea', label: 'Motivo', value: 'x'.repeat(462) } })
  expect(screen.getByText('Permitido no máximo 450 caracteres de 462')).toBeTruthy()
  expect(screen.getByText('462/450').className).toContain('text-danger')
  expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', true)
})

test('where fewer characters are taken, one more is too many', async () => {
  const value = 'x'.repeat(301)
  await ask({ title: 'Por quê?', input: { kind: 'textarea', label: 'Motivo', value, limit: 300 } })
  expect(screen.getByText('Permitido no máximo 300 caracteres de 301')).toBeTruthy()
  expect(screen.getByText('301/300').className).toContain('text-danger')
  expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', true)
})

test('family names are split by comma and Enter, trimmed, distinguished once and removable', async () => {
  const user = await ask({ title: 'Familiares', family: true })
  await user.click(screen.getByRole('switch', { name: 'Tem familiar?' }))
  await user.type(
    screen.getByLabelText('Nome do familiar'),
    ' Marta Lemos , Ivo Lemos,Marta Lemos,Rui{Enter}',
  )
  await user.click(screen.getByRole('button', { name: 'Remover Rui' }))
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() =>
    expect(answers).toEqual([{ textArea: '', familiar: ['Marta Lemos', 'Ivo Lemos'], toggle: true }]),
  )
})

test('a question starts on its title, so that an Enter pressed by mistake confirms nothing, and a text in its field', async () => {
  await ask({ title: 'Excluir a visão?', confirmLabel: 'Excluir' })
  expect(document.activeElement?.textContent).toBe('Excluir a visão?')
  cleanup()
  await ask(reason)
  expect(document.activeElement).toBe(screen.getByLabelText(/Motivo/))
})

test('an irreversible action counts three seconds down and starts on Cancelar', async () => {
  const user = await ask({ title: 'Excluir?', irreversible: true })
  expect(screen.getByText('Esta ação é irreversível. Deseja continuar?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirmar (3)' })).toHaveProperty('disabled', true)
  expect(document.activeElement?.textContent).toBe('Cancelar')
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }, { timeout: 10_000 }))
  await waitFor(() => expect(answers).toHaveLength(1))
}, 10_000)

test('a day is answered as yyyy-mm-dd, and is not confirmed while it is none', async () => {
  const user = await ask({ title: 'Quando?', more: { kind: 'day', label: 'Dia', note: 'Vazio: hoje.' } })
  await user.type(screen.getByLabelText('Dia'), '31022026')
  expect(screen.getByText('Data inválida')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(answers).toEqual([])
  await user.clear(screen.getByLabelText('Dia'))
  await user.type(screen.getByLabelText('Dia'), '28022026')
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(answers).toMatchObject([{ more: '2026-02-28' }]))
})

test('img shows the picture with a Fechar button', async () => {
  const user = await ask({ type: 'img', title: 'Mapa', src: '/mapa.png', alt: 'Mapa das ruas' })
  expect(screen.getByAltText('Mapa das ruas')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement)
  await waitFor(() => expect(answers).toEqual([null]))
})

test('another page and Back give a question up; a search on the same page does not (docs/screens.md#dialogs)', async () => {
  const { router } = await askInApp({ title: 'Excluir o setor?' })
  await act(() => router.navigate({ to: '.', search: { q: 'norte' } } as never))
  expect(screen.getByRole('dialog')).toBeTruthy()
  act(() => router.history.back())
  await waitFor(() => expect(answers).toEqual([null]))
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  const { router: second } = await askInApp({ title: 'Excluir o setor?' })
  await act(() => second.navigate({ to: '/antes' } as never))
  await waitFor(() => expect(answers).toEqual([null]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question asked right after another starts empty', async () => {
  function Opener() {
    const confirm = useConfirm()
    const both = async () => {
      if (await confirm({ title: 'Protocolo?', input: { kind: 'input', label: 'Protocolo' } }))
        await confirm(reason)
    }
    return <button onClick={() => void both()}>abrir</button>
  }
  const { user } = await renderInApp(Opener)
  await user.click(await screen.findByRole('button', { name: 'abrir' }))
  await user.type(await screen.findByLabelText('Protocolo'), '2026')
  // In a browser the button's own drawing is over when its form is sent: nothing is drawn between the two questions.
  screen.getByRole('dialog').querySelector('form')!.requestSubmit()
  expect(await screen.findByLabelText(/Motivo/)).toHaveProperty('value', '')
})

test('what opens over a drawer dims it', async () => {
  function Drawer() {
    const confirm = useConfirm()
    return (
      <TitledSheet title="Gaveta" onClose={() => {}}>
        <button onClick={() => void confirm({ title: 'Sair?' })}>sair</button>
      </TitledSheet>
    )
  }
  const { user } = await renderInApp(Drawer)
  await screen.findByRole('dialog', { name: 'Gaveta' })
  expect(document.activeElement?.textContent).toBe('Gaveta')
  await user.click(screen.getByRole('button', { name: 'sair' }))
  await screen.findByRole('dialog', { name: 'Sair?' })
  const overlay = document.querySelector('[data-slot=dialog-overlay]')!
  const drawer = document.querySelector('[data-slot=sheet-content]')!
  const height = ({ className }: Element) => /\bz-(\d+)/.exec(className)?.[1]
  expect(height(overlay)).toBe(height(drawer))
  expect(drawer.compareDocumentPosition(overlay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
