import { fleet as text } from '@intranet/contract/messages/fleet'
import { refusals } from '../../../platform/errors.ts'

/** The odometer never goes back. */
export function assertForward(km: number, { km_atual }: { km_atual: number }, field = 'km'): void {
  if (km < km_atual) throw refusals.field(field, text.kmBack(km_atual))
}
