import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, VirtualItem } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { tableBodyClasses } from '@/components/ui/table-variants.ts'

/** A row of a table and a card of a phone, before they are measured, in px. */
const ROW_PX = 40
const CARD_PX = 84
/** Rows that are drawn beyond each edge of what is seen. */
const OVERSCAN = 12
const PHONE = '(max-width: 640px)'

/** Where a row is, for whom the rows around it are not there. */
export interface RowPlace {
  index: number
  measure: (line: HTMLTableRowElement | null) => void
}

interface LongRowsProps {
  count: number
  draw: (index: number, place?: RowPlace) => ReactNode
}

/** The height of a row with what is opened below it, in px. */
function heightOf(line: Element): number {
  const below = line.nextElementSibling
  const opened = below?.hasAttribute('data-details') ? below.getBoundingClientRect().height : 0
  return line.getBoundingClientRect().height + opened
}

/** Printed, every row is there. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** The browser finds only what is drawn: its key leads to the list's search first, and from there to the browser's. */
function useFindInList() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return
      const box = document.querySelector<HTMLElement>('main [role=searchbox]')
      if (!box || box === document.activeElement) return
      event.preventDefault()
      box.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** The row that has the focus stays, however far one scrolls. */
function useFocusedRow() {
  const [focused, setFocused] = useState<number | null>(null)
  const take = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest('[data-index]')?.getAttribute('data-index')
    setFocused(index ? Number(index) : null)
  }
  const rangeExtractor = (range: Range) => {
    const seen = defaultRangeExtractor(range)
    if (focused === null || focused >= range.count || seen.includes(focused)) return seen
    return [...seen, focused].toSorted((one, other) => one - other)
  }
  return { rangeExtractor, onFocus: take, onBlur: () => setFocused(null) }
}

/** Columns do not get narrower while one scrolls: other rows have other texts. */
function keepWidths(body: HTMLElement | null) {
  for (const head of body?.closest('table')?.tHead?.rows[0]?.cells ?? []) {
    const width = Math.ceil(head.getBoundingClientRect().width)
    if (width > (Number.parseFloat(head.style.minWidth) || 0)) head.style.minWidth = `${width}px`
  }
}

const Gap = ({ px }: { px: number }) =>
  px > 0 && (
    // A card's own space, too, is none.
    <tr aria-hidden style={{ padding: 0, border: 0 }}>
      <td style={{ display: 'block', height: px }} />
    </tr>
  )

interface DrawnRowsProps extends Pick<LongRowsProps, 'draw'> {
  items: VirtualItem[]
  /** Of all rows, in px. */
  size: number
  measure: RowPlace['measure']
  /** From the beginning of what scrolls to the first row, in px. */
  margin?: number
  body: RefObject<HTMLTableSectionElement | null>
  focus: Pick<ReturnType<typeof useFocusedRow>, 'onFocus' | 'onBlur'>
}

function DrawnRows({ items, size, measure, margin = 0, body, focus, draw }: DrawnRowsProps) {
  useLayoutEffect(() => keepWidths(body.current))
  const gapBefore = (at: number) => items[at]!.start - (items[at - 1]?.end ?? margin)
  return (
    <tbody ref={body} className={tableBodyClasses} {...focus}>
      {items.map(({ index, key }, at) => (
        <Fragment key={key}>
          <Gap px={gapBefore(at)} />
          {draw(index, { index, measure })}
        </Fragment>
      ))}
      <Gap px={size + margin - (items.at(-1)?.end ?? margin)} />
    </tbody>
  )
}

/** Rows of the table's own frame, which scrolls. */
function RowsInFrame({ count, draw }: LongRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rangeExtractor, ...focus } = useFocusedRow()
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer<Element, HTMLTableRowElement>({
    count,
    rangeExtractor,
    getScrollElement: () => body.current?.closest('[data-slot=table-scroll]') ?? null,
    estimateSize: () => ROW_PX,
    measureElement: heightOf,
    overscan: OVERSCAN,
  })
  return (
    <DrawnRows
      items={rows.getVirtualItems()}
      size={rows.getTotalSize()}
      measure={rows.measureElement}
      body={body}
      focus={focus}
      draw={draw}
    />
  )
}

/** Cards of a phone: the page scrolls. */
function CardsOnPage({ count, draw }: LongRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const { rangeExtractor, ...focus } = useFocusedRow()
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    rangeExtractor,
    scrollMargin: margin,
    estimateSize: () => CARD_PX,
    measureElement: heightOf,
    overscan: OVERSCAN,
  })
  return (
    <DrawnRows
      items={rows.getVirtualItems()}
      size={rows.getTotalSize()}
      measure={rows.measureElement}
      margin={margin}
      body={body}
      focus={focus}
      draw={draw}
    />
  )
}

/** Many rows, of which those in sight are drawn. */
export default function LongRows({ cards, count, draw }: LongRowsProps & { cards: boolean }) {
  useFindInList()
  if (usePrinting())
    return (
      <tbody className={tableBodyClasses}>{Array.from({ length: count }, (_, index) => draw(index))}</tbody>
    )
  return cards && matchMedia(PHONE).matches ? (
    <CardsOnPage count={count} draw={draw} />
  ) : (
    <RowsInFrame count={count} draw={draw} />
  )
}
