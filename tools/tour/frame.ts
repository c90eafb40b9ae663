/** The frame a page is in at 1280 px: 1224 wide from x = 28; a spine of 216 and a sheet of 983, the sheet alone, or a record. */
import type { Page } from 'playwright-core'

export interface Frame {
  /** Differences from elsewhere, in words. */
  faults: string[]
  /** Where the sheet begins, and the path of the screen that the back arrow leads to. */
  left?: number
  back?: string
}

/** Pages of visitors and candidates may be 816 px in the middle, or a stage of their own. */
const MEASURE = `(() => {
  const [LEFT, RIGHT, SHEET_LEFT, SPINE, SHEET] = [28, 1252, 269, 216, 983]
  const ALONE = [RIGHT - LEFT, 640, 440]
  const found = []
  const box = (part) => part.getBoundingClientRect()
  const is = (what, value, wanted) => {
    if (Math.abs(value - wanted) > 1) found.push(what + ' ' + Math.round(value) + ' em vez de ' + wanted)
  }
  const inside = __TSR_ROUTER__.state.matches.some(({ routeId }) => routeId === '/_app')
  const page = document.querySelector('main [data-slot=page]')
  if (!page) return { faults: inside ? ['não há moldura'] : [] }
  const record = page.querySelector(':scope > [data-slot=record]')
  if (record) {
    is('registro começa em', box(record).left, LEFT)
    is('registro termina em', box(record).right, RIGHT)
    return { faults: found }
  }
  const [head, spine, ...sheets] = ['page-head', 'spine', 'page-sheet'].flatMap((name) => {
    const parts = [...page.querySelectorAll(':scope > [data-slot=' + name + ']')]
    return name === 'page-sheet' ? parts : [parts[0]]
  })
  if (page.matches('[data-narrow]')) {
    if (inside) found.push('página estreita')
    is('largura', box(page).width, page.dataset.narrow === 'form' ? 680 : 856)
    return { faults: found }
  }
  if (!head || sheets.length !== 1) return { faults: ['cabeçalho ou folha fora da moldura'] }
  const sheet = sheets[0]
  is('cabeçalho começa em', box(head).left, LEFT)
  is('folha começa em', box(sheet).left, spine ? SHEET_LEFT : LEFT)
  if (spine) {
    is('fio começa em', box(spine).left, LEFT)
    is('fio mede', box(spine).width, SPINE)
    is('folha mede', box(sheet).width, SHEET)
  }
  const table = sheet.querySelector(':scope > [data-slot=table-container]')
  // A sheet alone fills the frame, or is as wide as the fields of a form.
  const alone = ALONE.find((width) => Math.abs(box(sheet).width - width) <= 1)
  if (!spine) is('folha sozinha mede', box(sheet).width, alone ?? RIGHT - LEFT)
  if (Math.max(box(head).right, box(sheet).right) > RIGHT + 1) found.push('sai da moldura')
  const scroll = table?.querySelector('[data-slot=table-scroll]')
  const cut = scroll && scroll.scrollWidth > scroll.clientWidth + 1
  if (cut && box(table).right < RIGHT - 1) found.push('colunas cortadas ao lado de espaço vazio')
  const back = page.querySelector('[data-slot=crumb] a')?.getAttribute('href')?.split(/[?#]/)[0]
  return { faults: found, left: Math.round(box(sheet).left), back }
})()`

/** Measures the page on screen; the window is 1280 px wide. */
export const measureFrame = (page: Page): Promise<Frame> => page.evaluate(MEASURE)
