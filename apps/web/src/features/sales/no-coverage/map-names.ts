/** Where the names of a map's points are, so that they cover neither each other nor another point. */

export interface NamedPoint {
  text: string
  cx: number
  cy: number
  r: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Of the width of a letter's height: names of cities in Archivo. */
const LETTER_WIDTH = 0.56
/** A line's height, in heights of its letters: names in neighbouring lines do not touch. */
const LINE = 1.35

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const around = ({ cx, cy, r }: NamedPoint): Box => ({
  left: cx - r,
  right: cx + r,
  top: cy - r,
  bottom: cy + r,
})

/** The places of a name, best first: beside its point, above and below it, then some lines away. */
function placesOf({ text, cx, cy, r }: NamedPoint, letters: number) {
  const [width, height, gap] = [text.length * letters * LETTER_WIDTH, letters * LINE, letters * 0.4]
  const beside = (side: 1 | -1, lines: number) => {
    const x = cx + side * (r + gap)
    const middle = cy + lines * height
    return {
      textAnchor: side === 1 ? ('start' as const) : ('end' as const),
      x,
      y: middle + letters / 3,
      box: {
        left: side === 1 ? x : x - width,
        right: side === 1 ? x + width : x,
        top: middle - height / 2,
        bottom: middle + height / 2,
      },
      // A name that is not beside its point is joined to it.
      line: Math.abs(lines) > 0.5 ? { x1: cx + (side * r) / 2, y1: cy, x2: x, y2: middle } : undefined,
    }
  }
  const over = (side: 1 | -1) => {
    const middle = cy + side * (r + height / 2)
    return {
      textAnchor: 'middle' as const,
      x: cx,
      y: middle + letters / 3,
      box: {
        left: cx - width / 2,
        right: cx + width / 2,
        top: middle - height / 2,
        bottom: middle + height / 2,
      },
      line: undefined,
    }
  }
  return [
    beside(1, 0),
    beside(-1, 0),
    over(-1),
    over(1),
    ...[1, -1, 2, -2, 3, -3].flatMap((lines) => [beside(1, lines), beside(-1, lines)]),
  ]
}

/** A place for the name of each point, the first that covers least; `frame` is the drawing's left, top, width and height. */
export function namesOf(points: readonly NamedPoint[], frame: readonly number[], letters: number) {
  const [left = 0, top = 0, width = 0, height = 0] = frame
  const taken: Box[] = []
  return points.map((point) => {
    const others = points.filter((other) => other !== point).map(around)
    const covered = ({ box }: { box: Box }) =>
      [...others, ...taken].filter((one) => overlaps(box, one)).length +
      (box.left < left || box.right > left + width || box.top < top || box.bottom > top + height ? 1 : 0)
    const places = placesOf(point, letters)
    const least = Math.min(...places.map(covered))
    const { box, ...place } = places.find((one) => covered(one) === least)!
    taken.push(box)
    return { text: point.text, ...place }
  })
}
