import { useEffect, useState } from 'react'

/** The head of the window, where a section that was left is no more read: under it the next one is. */
const LEFT = '-15%'

/** Which of the page's sections, by their ids in order, is read: the first in sight, or the one that an address asked for. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    // Not in jsdom, which lays nothing out.
    if (!('IntersectionObserver' in window)) return
    const names = all.split(' ')
    const seen = new Set<string>()
    let asked = ''
    const ask = () => {
      asked = location.hash.slice(1)
      if (names.includes(asked)) setInSight(asked)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        if (!seen.has(asked)) asked = ''
        const first = asked || names.find((id) => seen.has(id))
        if (first) setInSight(first)
      },
      { rootMargin: `${LEFT} 0px 0px` },
    )
    for (const id of names) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    window.addEventListener('hashchange', ask)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', ask)
    }
  }, [all])
  return inSight !== undefined && ids.includes(inSight) ? inSight : ids[0]
}
