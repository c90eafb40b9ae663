/** Which providers tell of customers in arrears, and how. */
import type { Deps } from '../../../platform/deps.ts'
import type { ArrearsSource } from './arrears-source.ts'

/** The source of a provider; null where its system does not tell of arrears. */
export async function arrearsSourceOf(_deps: Deps, _id_empresa: number): Promise<ArrearsSource | null> {
  return null
}

export async function providersWithArrears(_deps: Deps): Promise<number[]> {
  return []
}
