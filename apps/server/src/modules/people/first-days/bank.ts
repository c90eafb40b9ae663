/** Where a salary is paid: sealed as one value. */
import type { Bank } from '@intranet/contract/people/first-day'
import type { Sealed } from '../../../platform/sealed.ts'

const TABLE = 'pre_admissao'

export const sealBank = (sealed: Sealed, bank: Bank): string => sealed.seal(TABLE, JSON.stringify(bank))

export const openBank = (sealed: Sealed, value: string): Bank => JSON.parse(sealed.open(TABLE, value)) as Bank
