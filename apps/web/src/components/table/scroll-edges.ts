/** Marks on which sides a region has more to scroll to: what stays in sight there throws a shadow on it. */
export function markScrollEdges(region: HTMLElement | null) {
  if (!region) return undefined
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = region
    region.toggleAttribute('data-before', scrollLeft > 0)
    region.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 1)
  }
  region.addEventListener('scroll', mark, { passive: true })
  // Not in jsdom, which has no sizes either.
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(mark) : undefined
  for (const element of [region, ...region.children]) sizes?.observe(element)
  return () => {
    region.removeEventListener('scroll', mark)
    sizes?.disconnect()
  }
}
