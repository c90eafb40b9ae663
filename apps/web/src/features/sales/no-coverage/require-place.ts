import { redirect } from '@tanstack/react-router'
import type { OpenedAddress } from '@/lib/address.ts'
import { atLevel, type PlaceSearch } from './place-search.ts'
import { addressOf } from '@/lib/asked-address.ts'

type Part = 'provedor' | 'cidade' | 'bairro' | 'rua'

/** A level without its place leads to the one above and keeps the filters (docs/sales.md#missing-coverage). '' is a place. */
export const requirePlace =
  (parts: readonly Part[], above: OpenedAddress) =>
  ({ search }: { search: PlaceSearch }) => {
    if (parts.every((part) => search[part] !== undefined)) return
    const { provedor, cidade, bairro } = search
    throw redirect({ href: addressOf(above, atLevel(search, { provedor, cidade, bairro })), replace: true })
  }
