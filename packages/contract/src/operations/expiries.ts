/** What ends: licences, papers of vehicles, rentals, services, warranties, documents of employees. See docs/operations.md#expiry-centre. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { type ExpiryKind, expiryKindLabels } from './expiry-words.ts'

/** How many of a kind are near. */
export interface NearExpiries {
  tipo: ExpiryKind
  total: number
  /** The first day; null for kilometres. */
  primeiro: string | null
}

export const expiryList = listOf('vencimento', {
  id: number(),
  tipo: choice(expiryKindLabels, 'Tipo'),
  titulo: text('O que vence'),
  detalhe: text('De'),
  id_empresa: number(),
  empresa: text('Provedor'),
  vencimento: date('Vencimento'),
  dias: number('Dias'),
  /** Kilometres left, of a service by kilometres. */
  km: number('KM restantes'),
})
export type ListExpiriesInput = z.output<typeof expiryList.input>
