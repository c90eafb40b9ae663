/** What a screen draws besides its text: places and sizes in styles, and the shapes of charts. */
import { sumOf } from './checksum.ts'

const SHAPES = [
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'width',
  'height',
  'transform',
]

function drawnOf(element: Element): string {
  const style = element.getAttribute('style') ?? ''
  const chart = element.closest('svg')
  if (!chart || /\blucide\b/.test(chart.getAttribute('class') ?? '')) return style
  return [style, ...SHAPES.map((name) => element.getAttribute(name) ?? '')].join(' ').trim()
}

/** How many shapes there are, and a sum of them: they are too long to be read. */
export function drawnOn(root: Element): string[] {
  const shapes = [...root.getElementsByTagName('*')].map(drawnOf).filter(Boolean)
  return shapes.length > 0 ? [`draws ${shapes.length} shapes (${sumOf(shapes)})`] : []
}
