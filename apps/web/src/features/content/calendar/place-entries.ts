/** Minutes of a day. */
interface Span {
  from: number
  to: number
}

export interface Place {
  /** Minutes. */
  top: number
  height: number
  /** Parts of the column's width, 0 to 1. */
  left: number
  width: number
}

/** An entry shorter than this could not be read or hit. */
const SHORTEST = 25

/** Where entries are in a day's column: those that meet share its width. `spans` are in order of `from`. */
export function placeEntries(spans: readonly Span[]): Place[] {
  const places: Place[] = []
  let group: { place: Place; lane: number }[] = []
  let lanes: number[] = []
  const closeGroup = () => {
    for (const { place, lane } of group) {
      place.width = 1 / lanes.length
      place.left = lane / lanes.length
    }
    group = []
    lanes = []
  }
  for (const { from, to } of spans) {
    const end = Math.min(1440, Math.max(to, from + SHORTEST))
    if (lanes.every((busyUntil) => busyUntil <= from)) closeGroup()
    const free = lanes.findIndex((busyUntil) => busyUntil <= from)
    const lane = free < 0 ? lanes.length : free
    lanes[lane] = end
    const place = { top: from, height: end - from, left: 0, width: 1 }
    places.push(place)
    group.push({ place, lane })
  }
  closeGroup()
  return places
}
