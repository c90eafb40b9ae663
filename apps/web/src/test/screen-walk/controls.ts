/** What can be pressed on a screen, and how it is pressed. */
import { act, fireEvent } from '@testing-library/react'
import { changeField } from './field-values.ts'
import { nameOf } from './drawn-screen.ts'

/** What lies over the page: only the last of them can be pressed. */
const LAYERS = new Set(['dialog', 'alertdialog', 'menu'])
const PRESSED = new Set([
  'button',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'select',
])
/** What is typed outside a form acts at once; within one it is filled. */
const TYPED = /^(text|number|date|month|time)$/
const isTypedAlone = (element: Element) =>
  element.localName === 'textarea'
    ? !element.closest('form')
    : element instanceof HTMLInputElement &&
      TYPED.test(element.type) &&
      !element.hasAttribute('role') &&
      !element.hasAttribute('cmdk-input') &&
      !element.closest('form')
/** Not to be pressed by this person, or the same on every screen: heads of tables, ways to other pages, notices, editors. */
const isPassed = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('inert') ||
  /^(thead|nav|svg)$/.test(element.localName) ||
  element.hasAttribute('data-sonner-toaster') ||
  element.hasAttribute('contenteditable') ||
  (element.getAttribute('role') === 'toolbar' &&
    !element.getAttribute('aria-label')?.startsWith('Ações para'))

/** By hand: jsdom takes long to match selectors. */
function elementsIn(root: Element, found: Element[] = []): Element[] {
  for (let element = root.firstElementChild; element; element = element.nextElementSibling) {
    if (isPassed(element)) continue
    found.push(element)
    elementsIn(element, found)
  }
  return found
}
const roleOf = (element: Element) => element.getAttribute('role') ?? element.localName
/** Chosen while a form is filled, leads where its address says, or is on every dialog. */
const isLeft = (element: Element) =>
  element.localName === 'a' || /^(dialog|sheet)-close$/.test(element.getAttribute('data-slot') ?? '')
const isOff = (element: Element) =>
  (element as HTMLButtonElement).disabled ||
  element.getAttribute('aria-disabled') === 'true' ||
  element.hasAttribute('data-disabled')

const SHARED = new RegExp(
  `^(${[
    'Filtro|Visões|Colunas|Exportar|Importar planilha|Ocupar a janela',
    '(Página|Próxima página).*|20|40|60|Todos',
    '(Ver h|H)istórico.*|Ativar|Inativar|Alterar campo',
    'Petróleo|Azul|Roxo|Magenta|Vermelho|Laranja|Amarelo|Verde|Turquesa|Ardósia|Marrom|Preto',
    '(Buscar|Abrir calendário|Limpar|Mostrar|Ocultar) .*',
  ].join('|')})$`,
)
/** Leads back from every form. */
const CANCEL = 'Cancelar'
/** Its fields are listed when it opens. */
const CLOSED = 'dialog Filtros'

export interface Control {
  /** As it is written down. */
  name: string
  /** The same for the same control of another row. */
  kind: string
}

export const layerNow = (): Element =>
  elementsIn(document.body).findLast((element) => LAYERS.has(element.getAttribute('role') ?? '')) ??
  document.body

/** '' for the page itself. */
export function layerName(): string {
  const layer = layerNow()
  return layer === document.body
    ? ''
    : `${layer.getAttribute('role')} ${layer.getAttribute('role') === 'menu' ? '' : titleOf(layer)}`.trim()
}
const titleOf = (layer: Element) =>
  layer.getAttribute('aria-labelledby') || layer.getAttribute('aria-label') ? nameOf(layer).slice(0, 60) : ''

const ROWS = /\b(Beta|Alfa|Gama)\b|\d+/g

function controlOf(element: Element): Control {
  const name = nameOf(element).slice(0, 80)
  // Each row has its own menu: what is in it depends on the row.
  const row = element.getAttribute('aria-haspopup') === 'menu' ? name : name.replace(ROWS, '·')
  return { name, kind: `${roleOf(element)} ${row}` }
}

const isShared = (name: string) => SHARED.test(name) || (name === CANCEL && layerName() === '')

const pressable = (): HTMLElement[] =>
  elementsIn(layerNow()).filter(
    (element): element is HTMLElement =>
      (PRESSED.has(roleOf(element)) || isTypedAlone(element)) &&
      !isLeft(element) &&
      !isOff(element) &&
      !isShared(nameOf(element)),
  )

export const controlsNow = (): Control[] => (layerName() === CLOSED ? [] : pressable().map(controlOf))

export const findControl = ({ name, kind }: Control): HTMLElement | undefined =>
  pressable().find((element) => {
    const found = controlOf(element)
    return found.kind === kind && found.name === name
  })

/** Whether a question counts down: its button takes nothing yet. */
export const isCountingDown = (): boolean =>
  layerNow() !== document.body &&
  elementsIn(layerNow()).some(
    (element) =>
      element.localName === 'button' && /\(\d\)$/.test(element.textContent ?? '') && isOff(element),
  )

/** Sends the values of a form. */
export const sends = (element: Element): boolean =>
  element.matches('[type=submit], .bg-primary') &&
  layerNow().querySelector('input, textarea, select') !== null

export function pressElement(element: HTMLElement): void {
  if (/^(select|input|textarea)$/.test(element.localName)) return act(() => changeField(element))
  const mouse = { button: 0, pointerType: 'mouse' }
  act(() => {
    element.focus()
    fireEvent.pointerDown(element, mouse)
    fireEvent.mouseDown(element, mouse)
    fireEvent.pointerUp(element, mouse)
    fireEvent.mouseUp(element, mouse)
    fireEvent.click(element, { ...mouse, detail: 1 })
  })
}

export function pressEscape(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}
