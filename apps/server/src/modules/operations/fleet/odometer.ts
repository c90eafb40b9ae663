import { fleet as text } from '@intranet/contract/messages/fleet'
import { AppError } from '../../../platform/errors.ts'

/** A refusal with its text under a field. */
export const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { campos: { [field]: message } })

/** The odometer never goes back. */
export function assertForward(km: number, { km_atual }: { km_atual: number }, field = 'km'): void {
  if (km < km_atual) throw refuse(field, text.kmBack(km_atual))
}
