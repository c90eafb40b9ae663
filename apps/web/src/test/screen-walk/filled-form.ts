/** Fills the fields of what is open. */
import { act, fireEvent } from '@testing-library/react'
import { layerNow, pressElement, pressEscape } from './controls.ts'
import { changeField } from './field-values.ts'
import { settled } from './made-server.ts'
import { nameOf } from './drawn-screen.ts'

const isOff = (element: Element) =>
  element.matches(':disabled, [readonly], [role=searchbox], [cmdk-input]') ||
  nameOf(element).startsWith('Buscar')
const isRefused = (element: Element) => element.getAttribute('aria-invalid') === 'true'

/** Chooses the first of a list that opens. */
async function choose(box: HTMLElement): Promise<void> {
  pressElement(box)
  await settled()
  const layer = layerNow()
  // Icons are chosen from buttons.
  const option =
    layer.querySelector<HTMLElement>('[role=option]:not([aria-disabled=true])') ??
    (layer.contains(box) ? null : layer.querySelector<HTMLElement>('button'))
  if (option) pressElement(option)
  await settled()
  if (box.getAttribute('aria-expanded') === 'true') {
    pressEscape()
    await settled()
  }
}

/** How many lists are opened: each takes a while. */
const MOST_LISTS = 6
const isEmptyList = (box: HTMLElement) =>
  /^(selecione|escolha|buscar|todas|nenhum)/i.test((box.textContent ?? '').trim()) || isRefused(box)

function write(element: Element, refusals: number): void {
  if (isOff(element)) return
  const input = element as HTMLInputElement
  if (input.type === 'file') {
    if (!isRefused(input)) return
    const files = [new File(['delta'], 'delta.pdf', { type: 'application/pdf' })]
    fireEvent.change(input, { target: { files } })
  } else if (input.value === '' || isRefused(element)) changeField(element, refusals)
}

interface Edited extends HTMLElement {
  editor?: { commands: { insertContent: (text: string) => void } }
}

/** Fills what is empty, and what was refused so many times. */
export async function fillForm(refusals: number): Promise<void> {
  const form = layerNow()
  act(() => {
    for (const element of form.querySelectorAll('input, textarea, select')) write(element, refusals)
    for (const box of form.querySelectorAll<HTMLElement>(
      '[role=checkbox][aria-checked=false], [role=switch][aria-checked=false]',
    ))
      if (box.getAttribute('aria-required') === 'true' || isRefused(box)) box.click()
    for (const box of form.querySelectorAll<Edited>('.ProseMirror'))
      if (!box.textContent) box.editor?.commands.insertContent('Delta')
  })
  await settled()
  const boxes = [...form.querySelectorAll<HTMLElement>('button[role=combobox]:not(:disabled)')]
  for (const box of boxes.filter(isEmptyList).slice(0, MOST_LISTS)) if (box.isConnected) await choose(box)
}

export const isSomeRefused = (): boolean => layerNow().querySelector('[aria-invalid=true]') !== null
