/** What a screen shows, as text: a line each block, with its controls, where its links lead, and styles that data decide. */

const INLINE =
  /^(a|abbr|b|bdi|br|button|cite|code|del|em|i|input|ins|kbd|label|mark|option|q|s|select|small|span|strong|sub|sup|svg|textarea|time|u|td|th|img|output)$/
const CONTROLS = /^(button|input|select|textarea)$/
const CONTROL_ROLES = /^(menuitem|option|combobox)$/
/** Not by a selector: jsdom takes long to match one. */
const isControl = (element: Element) =>
  CONTROLS.test(element.localName) ||
  CONTROL_ROLES.test(element.getAttribute('role') ?? '') ||
  (element.localName === 'a' && element.hasAttribute('href'))

const own = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** How a control is called. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  return (
    own(element.getAttribute('aria-label')) ||
    own(by.map((id) => document.getElementById(id)?.textContent).join(' ')) ||
    own(labels.map(({ textContent }) => textContent).join(' ')) ||
    own(element.textContent) ||
    own(element.getAttribute('title')) ||
    own(element.getAttribute('placeholder')) ||
    element.getAttribute('name') ||
    ''
  )
}

const STATES = [
  'aria-pressed',
  'aria-checked',
  'aria-selected',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'aria-required',
  'aria-busy',
]

function statesOf(element: Element): string {
  const reported = STATES.filter((state) => {
    const value = element.getAttribute(state)
    return value !== null && value !== 'false'
  }).map((state) => state.slice(5))
  const { disabled, readOnly, checked, required, multiple } = element as HTMLInputElement
  const flags = { disabled, readOnly, checked, required, multiple }
  reported.push(
    ...Object.entries(flags)
      .filter(([, on]) => on === true)
      .map(([name]) => name),
  )
  return reported.length > 0 ? ` (${reported.join(', ')})` : ''
}

function control(element: Element): string {
  const name = nameOf(element)
  const states = statesOf(element)
  if (element instanceof HTMLAnchorElement) return `<${name} → ${element.getAttribute('href')}${states}>`
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(({ text }) => own(text))
    return `{${name}: ${own(element.selectedOptions[0]?.text)}${states} of ${options.slice(0, 12).join('/')}}`
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const kind = element instanceof HTMLInputElement ? element.type : 'lines'
    const value = /checkbox|radio|file/.test(kind) ? '' : element.value
    const most = element.maxLength > 0 ? ` ≤${element.maxLength}` : ''
    const hint = element.placeholder ? ` “${element.placeholder}”` : ''
    return `{${name}: ${value}${states} ${kind}${most}${hint}}`
  }
  const role = element.getAttribute('role')
  return `[${name}${states}${role ? ` ${role}` : ''}]`
}

const iconOf = (element: Element) =>
  /\blucide-((?:\w+-?)+)/.exec(element.getAttribute('class') ?? '')?.[1]?.replace(/-icon$/, '') ?? ''

/** The colour that a class says always, not on hover or in some state. Filled buttons have none. */
function toneOf(classes: string): string | undefined {
  if (/\bhover:bg-(primary-hover|destructive\/90)/.test(classes)) return undefined
  return /(?:^|\s)(?:bg|text|border)-(success|warning|danger|info|primary|destructive)\b/.exec(classes)?.[1]
}

/** What data decide of a style; where something is placed over the page is the browser's. */
function styleOf(element: Element): string {
  const style = own(element.getAttribute('style'))
  if (!style || /position:|pointer-events|--radix|--front|--anchor/.test(style)) return ''
  const said = style
    .split(/; ?/)
    .filter((one) => /^(width|height|left|color|background|transform|--c:|--hue|--wheel)/.test(one))
  return said.length > 0 ? `‹${said.join('; ')}›` : ''
}

/** Rows, headings and areas begin a paragraph. */
const BEGINS = /^(tr|h[1-4]|section|article|form|fieldset)$/
const PARAGRAPH = '\f'

/** A picture of data: its texts, and of how many shapes it is made. */
function pictureOf(svg: Element): string {
  const shapes = svg.querySelectorAll('path, rect, circle, line, polyline, polygon, ellipse').length
  return `picture “${own(svg.textContent)}” of ${shapes} shapes`
}

function* parts(node: Node): Generator<string> {
  if (node.nodeType === Node.TEXT_NODE) return void (yield node.textContent ?? '')
  if (!(node instanceof Element) || /^(script|style|template)$/.test(node.localName)) return
  if (node.localName === 'svg') {
    const icon = iconOf(node)
    return void (yield icon ? `:${icon}:` : ` (${pictureOf(node)}) `)
  }
  if (node instanceof HTMLElement && node.hidden) return
  const block = !INLINE.test(node.localName)
  const role = node.getAttribute('role')
  if (BEGINS.test(node.localName)) yield PARAGRAPH
  if (block) yield '\n'
  yield styleOf(node)
  if (role && /^(alert|status|dialog|alertdialog|menu|listbox|tabpanel|toolbar|note)$/.test(role))
    yield `${role}${node.getAttribute('aria-label') ? ` “${node.getAttribute('aria-label')}”` : ''}: `
  const tone = toneOf(node.getAttribute('class') ?? '')
  if (tone) yield `${tone}!`
  if (node instanceof HTMLImageElement) yield `(picture ${own(node.alt)} ${node.getAttribute('src')})`
  else if (isControl(node)) {
    const icons = [...node.getElementsByTagName('svg')].map(iconOf).filter(Boolean)
    yield ` ${icons.map((icon) => `:${icon}:`).join('')}${control(node)} `
  } else for (const child of node.childNodes) yield* parts(child)
  if (/^t[dh]$/.test(node.localName)) yield ' | '
  if (block) yield '\n'
}

/** Ids that are drawn by chance. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-(?!00000000000)[0-9a-f]{12}/g
export const withoutChance = (text: string) =>
  text.replace(UUID, '<uuid>').replace(/:r\w+:|«r\w+»|_r_\w+_/g, '<id>')

/** Its lines, by paragraphs. */
export const drawnParagraphs = (root: Element): string[][] =>
  withoutChance([...parts(root)].join(''))
    .split(PARAGRAPH)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => own(line).replace(/( \|)+$/, ''))
        .filter(Boolean),
    )
    .filter(({ length }) => length > 0)

export const drawnScreen = (root: Element): string[] => drawnParagraphs(root).flat()
