import { afterEach, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** Until the test ends, the browser offers what it offers to an address without TLS. */
export function withoutTls(): void {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
}
