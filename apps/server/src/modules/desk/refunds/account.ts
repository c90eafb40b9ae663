/** Whom a refund is paid to: sealed as one value, and a masked word for when it was paid. */
import type { PixKind } from '@intranet/contract/desk/refund-options'
import { pixKey, type RefundFields } from '@intranet/contract/desk/refunds'
import { SealError, type Sealed } from '../../../platform/sealed.ts'

export const REFUND_TABLE = 'bo_estorno'

export interface Account {
  pix_tipo: PixKind | null
  pix_chave: string | null
  banco: string | null
  agencia: string | null
  conta: string | null
  titular: string | null
  titular_documento: string | null
}
export const accountKeys = [
  'pix_tipo',
  'pix_chave',
  'banco',
  'agencia',
  'conta',
  'titular',
  'titular_documento',
] as const satisfies readonly (keyof Account)[]

export const noAccount: Account = {
  pix_tipo: null,
  pix_chave: null,
  banco: null,
  agencia: null,
  conta: null,
  titular: null,
  titular_documento: null,
}

/** The account of what was sent; only what its way of payment needs. */
export function accountOf(fields: Partial<RefundFields>): Account | null {
  if (fields.forma === 'credito_fatura') return null
  const holder = { titular: fields.titular ?? null, titular_documento: fields.titular_documento ?? null }
  if (fields.forma === 'pix') {
    const kind = fields.pix_tipo!
    return { ...noAccount, ...holder, pix_tipo: kind, pix_chave: pixKey(kind, fields.pix_chave!) }
  }
  return {
    ...noAccount,
    ...holder,
    banco: fields.banco ?? null,
    agencia: fields.agencia ?? null,
    conta: fields.conta ?? null,
  }
}

/** All but the last characters. */
const hide = (text: string | null, shown: number) =>
  text === null ? null : `${'*'.repeat(Math.max(text.length - shown, 0))}${text.slice(-shown)}`

export const masked = (account: Account): Account => ({
  ...account,
  pix_chave: hide(account.pix_chave, 3),
  agencia: hide(account.agencia, 1),
  conta: hide(account.conta, 2),
  titular: account.titular?.split(' ')[0] ?? null,
  titular_documento: hide(account.titular_documento, 2),
})

/** How it is called after the payment: `Pix ********725`. */
export const maskedWord = (account: Account | null): string | null => {
  if (!account) return null
  const { pix_chave, banco, conta } = masked(account)
  return pix_chave ? `Pix ${pix_chave}` : `${banco} ${conta}`
}

export const sealAccount = (sealed: Sealed, account: Account | null): string | null =>
  account && sealed.seal(REFUND_TABLE, JSON.stringify(account))

export const openAccount = (sealed: Sealed, value: string | null): Account =>
  value === null ? noAccount : { ...noAccount, ...(JSON.parse(sealed.open(REFUND_TABLE, value)) as Account) }

/** The same for a screen: an account whose key is not there any more is not shown, and the refund is. */
export function shownAccount(sealed: Sealed, value: string | null): Account {
  try {
    return openAccount(sealed, value)
  } catch (error) {
    if (error instanceof SealError) return noAccount
    throw error
  }
}
