import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOpenInSight } from './use-open-in-sight.ts'

function Row({ open, count }: { open: number; count: number }) {
  const row = useOpenInSight<HTMLElement>(String(count))
  return (
    <nav ref={row}>
      {[0, 1, 2].map((n) => (
        <a key={n} href={`/${n}`} aria-current={n === open ? 'page' : undefined}>
          {n}
        </a>
      ))}
    </nav>
  )
}

it('the open entry of a row comes into sight, and again when the row gets wider', () => {
  Element.prototype.scrollIntoView ??= () => {}
  const seen: string[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent ?? '')
  })
  const { rerender } = render(<Row open={2} count={0} />)
  expect(seen).toEqual(['2'])
  rerender(<Row open={2} count={0} />)
  expect(seen).toEqual(['2'])
  rerender(<Row open={2} count={34} />)
  expect(seen).toEqual(['2', '2'])
  scroll.mockRestore()
})
