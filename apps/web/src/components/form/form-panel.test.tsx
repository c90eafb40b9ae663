import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WithHelp } from './form-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width)
  act(() => void window.dispatchEvent(new Event('resize')))
}

test('help moves above the fields on a narrow window, and what is typed stays', () => {
  vi.stubGlobal('innerWidth', 1280)
  render(
    <WithHelp help="Deixa de ser oferecido.">
      <input aria-label="Nome" />
    </WithHelp>,
  )
  const folded = () => screen.queryByText('Ajuda') !== null
  expect(folded()).toBe(false)
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Campo' } })
  for (const [width, narrow] of [
    [1000, true],
    [1001, false],
  ] as const) {
    resizeTo(width)
    expect(folded()).toBe(narrow)
    expect(screen.getByText('Deixa de ser oferecido.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Campo')
  }
})

test('a preview is beside the fields, on a narrow window after them and before the buttons', () => {
  vi.stubGlobal('innerWidth', 1280)
  render(
    <WithHelp preview="Olá, Rafael" foot={<button>Salvar</button>}>
      <input aria-label="Texto" />
    </WithHelp>,
  )
  expect(screen.queryByText('Prévia')).toBeNull()
  resizeTo(360)
  const places = [screen.getByLabelText('Texto'), screen.getByText('Prévia'), screen.getByText('Salvar')]
  const after = (one: Element, next: Element) =>
    Boolean(one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(after(places[0]!, places[1]!) && after(places[1]!, places[2]!)).toBe(true)
  expect(screen.getByText('Olá, Rafael')).toBeDefined()
})

test('what is above the fields of a narrow window is in the column of the buttons, which stick within it', () => {
  const { container } = render(
    <WithHelp help="Deixa de ser oferecido." aside={<p>Licenciamento</p>} foot={<button>Salvar</button>}>
      <input aria-label="Placa" />
    </WithHelp>,
  )
  resizeTo(360)
  const column = within(container).getByText('Salvar').parentElement!
  for (const text of ['Licenciamento', 'Ajuda'])
    expect(column.contains(within(container).getByText(text))).toBe(true)
})
